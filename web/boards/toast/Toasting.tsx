/** The ledger of a round, or of one drink in the duel. */

import type { Drinking } from '../../../games/banquet/ceremony.ts'
import type { Toast, ToastNews } from '../../../games/toast/state.ts'
import { listed } from '../../app/language.ts'
import type { Row } from '../banquet/Ledger.tsx'
import { GobletSign } from '../banquet/Looked.tsx'
import { Toasting as Ceremony, toldOf } from '../banquet/Toasting.tsx'
import { tableWords } from '../banquet/words.ts'
import type { BoardProps } from '../board.ts'
import { reasonsOf, Sum, type Worth } from './Reckoning.tsx'
import * as css from './reckoning.module.css'
import { Seal } from './Seal.tsx'
import { toastWords as t } from './words.ts'

type Props = BoardProps<Toast> & { readonly drinking: Drinking }
type NewsOf<K extends ToastNews['kind']> = Extract<ToastNews, { kind: K }>

const newsOf = ({ view }: Props) => view.table.news as readonly ToastNews[]

/** T7.4: what a pair earned is both partners'. */
function rowsOf(props: Props, worth: Worth): Row[] {
  const { drinking, name, seat } = props
  const scored = toldOf(newsOf(props), 'scored')
  const called = (one: number) => (one === seat ? tableWords().youToo : name(one))
  return drinking.goblets.map((drunk) => {
    const earned = scored?.earned.find(({ seats }) => seats.includes(drunk.seat))
    // Without rings a goblet on the round table has no other name than its drinker's.
    const named = drunk.ring !== null || drinking.by === 'one'
    return {
      drunk,
      names: (earned?.seats ?? [drunk.seat]).map(called),
      goblet: named && <GobletSign of={drunk.ring === null ? null : drunk.before} place={drunk.place} />,
      why: earned && reasonsOf(earned, worth),
      sum: earned && <Sum earned={earned} worth={worth} />,
      more: null,
    }
  })
}

function nextOf(course: NewsOf<'course'> | undefined): string {
  if (!course) return tableWords().goOn
  return course.doubled ? t().nextTwice : t().nextRound(course.course)
}

export function Toasting(props: Props) {
  const { drinking, name } = props
  const worth = toldOf(newsOf(props), 'scored')?.doubled ? 'double' : 'single'
  const won = toldOf(newsOf(props), 'course won')
  const scored = worth === 'double' ? 'T4.3' : 'T4.2'
  return (
    <Ceremony
      {...props}
      rows={rowsOf(props, worth)}
      sub={won && t().roundWon(listed(won.seats.map(name)), won.seats.length)}
      note={
        worth === 'double' && (
          <p class={css.doubling}>
            <Seal />
            <span aria-hidden="true">{t().twice}</span>
          </p>
        )
      }
      next={nextOf(toldOf(newsOf(props), 'course'))}
      clause={drinking.by === 'one' ? 'T5.3' : scored}
    />
  )
}
