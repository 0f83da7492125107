/** All masks off: who was what, and what it was worth (H9.2). */
import type { Result } from '../../../games/hoax/state.ts'
import type { Frozen } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import type { Room } from '../../../protocol/messages.ts'
import { Mark } from '../../parts/Art.tsx'
import { Figure } from './figures.tsx'
import * as css from './results.module.css'
import { roleName } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

interface ResultsProps {
  readonly ended: Frozen<Result>
  /** What everybody has in the series so far; nothing where there is but one game. */
  readonly points: readonly number[] | null
  readonly room: Room
  readonly name: Name
}

export function Results({ ended, points, room, name }: ResultsProps) {
  const { roles, gained, winners } = ended
  const seats = [...gained.keys()].sort((a, b) => gained[b]! - gained[a]!)
  return (
    <ol class={css.results} aria-label={t().whoWas}>
      {seats.map((seat) => (
        <li key={seat} class={winners.includes(seat) ? css.won : ''}>
          {room.chairs[seat] && <Mark of={room.chairs[seat]!.mark} />}
          <b title={name(seat)}>{name(seat)}</b>
          <span class={css.role}>
            <Figure of={roles[seat]!} />
            {roleName(roles[seat]!)}
          </span>
          <i>
            {t().plus(gained[seat]!)}
            {points && <small>{t().sum(points[seat]!)}</small>}
          </i>
        </li>
      ))}
    </ol>
  )
}
