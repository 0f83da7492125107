/** An accusation under vote: who points at whom, what hangs on it, and two thumbs (H5.2). */

import { lives } from '../../../games/hoax/company.ts'
import type { Hoax } from '../../../games/hoax/state.ts'
import { sure } from '../../../kernel/at.ts'
import { Mark } from '../../parts/Art.tsx'
import type { BoardProps } from '../board.ts'
import { type Asking, only } from './asking.ts'
import { Called } from './Called.tsx'
import * as choicesCss from './choices.module.css'
import { Figure } from './figures.tsx'
import * as hallCss from './hall.module.css'
import { Keyed } from './Keyed.tsx'
import { Slots } from './Slots.tsx'
import { roleName } from './spoken.ts'
import * as css from './voting.module.css'
import { hoaxBoardWords as t } from './words.ts'

export function Accused({ view, room, name, seat }: Pick<BoardProps<Hoax>, 'view' | 'room' | 'name' | 'seat'>) {
  const { table } = view
  if (!table.vote) return null
  const { by, of, role, voted } = table.vote
  const voters = table.out.flatMap((_, one) => (one !== of && lives(table, one) ? [one] : []))
  const needed = Math.floor(voters.length / 2) + 1
  const called = roleName(role)
  return (
    <div class={css.accused}>
      <p class={css.dock}>
        <span class={css.dockBy}>
          {room.chairs[by] && <Mark of={room.chairs[by].mark} />}
          <Called name={name(by)} />
        </span>
        <Figure of="accuse" />
        <span class={css.dockOf}>
          <Figure of={role} />
          {room.chairs[of] && <Mark of={room.chairs[of].mark} />}
          <Called name={name(of)} as={of === seat ? t().you : name(of)} />
        </span>
      </p>
      <p class={hallCss.quip}>{t().quips[role](of === seat ? t().youVocative : name(of))}</p>
      <dl class={css.fork}>
        <div class={css.lie}>
          <dt>{t().ifLie}</dt>
          <dd>{t().ifLieWhy(called)}</dd>
        </div>
        <div class={css.truth}>
          <dt>{t().ifTrue}</dt>
          <dd>{t().ifTrueWhy}</dd>
        </div>
      </dl>
      <p class={css.needed}>{t().needed(needed, voters.length)}</p>
      <Slots {...{ room, name, seat }} label={t().votes} seats={voters} done={(one) => voted[one] ?? false} />
    </div>
  )
}

export function Thumbs({ view, moves, busy, play }: Asking) {
  const votes = only(moves, 'vote')
  const yes = votes.find(({ vote }) => vote === 'yes')
  const no = votes.find(({ vote }) => vote === 'no')
  const called = roleName(sure(view.table.vote, 'vote').role)
  return (
    <div class={choicesCss.two}>
      {yes && (
        <Keyed class={`${css.thumb} ${css.lie}`} shortcut="1" disabled={busy} onClick={() => play(yes)}>
          <Figure of="thumb-up" />
          <b>{t().noSuch(called)}</b> <small>{t().voteYes}</small>
        </Keyed>
      )}
      {no && (
        <Keyed class={`${css.thumb} ${css.truth}`} shortcut="2" disabled={busy} onClick={() => play(no)}>
          <Figure of="thumb-down" />
          <b>{t().letBe}</b> <small>{t().voteNo}</small>
        </Keyed>
      )}
    </div>
  )
}
