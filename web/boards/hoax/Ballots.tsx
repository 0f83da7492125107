/** The votes by name, thumb after thumb. */

import { BREATH, THUMB } from '../../../games/hoax/ceremony.ts'
import type { HoaxNews } from '../../../games/hoax/news.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import * as kit from '../../look/kit.module.css'
import * as css from './ballots.module.css'
import { Called } from './Called.tsx'
import { Figure } from './figures.tsx'
import { hoaxBoardWords as t } from './words.ts'

interface BallotsProps {
  readonly voted: Extract<HoaxNews, { readonly kind: 'voted' }>
  readonly seat: Seat | null
  readonly name: Name
}

export function Ballots({ voted, seat, name }: BallotsProps) {
  return (
    <ul class={css.ballots} aria-label={t().votes}>
      {voted.votes.map(({ seat: one, vote }, at) => (
        <li key={one} class={css.ballot} style={{ '--at': `${BREATH + THUMB * at}ms` }}>
          <span class={css.ballotPaper}>
            <Figure of={vote === 'yes' ? 'thumb-up' : 'thumb-down'} />
          </span>
          <Called name={name(one)} as={one === seat ? t().you : name(one)} />
          <span class={kit.unseen}>: {t().vote[vote]}</span>
        </li>
      ))}
    </ul>
  )
}
