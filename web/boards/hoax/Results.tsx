/** All masks off: who was what, and what it was worth (H9.2). */

import type { Result } from '../../../games/hoax/state.ts'
import { sure } from '../../../kernel/at.ts'
import type { Frozen } from '../../../kernel/state.ts'
import type { Name } from '../../../kernel/text.ts'
import type { Room } from '../../../protocol/room.ts'
import { Mark } from '../../parts/Art.tsx'
import { Figure } from './figures.tsx'
import * as css from './results.module.css'
import { roleName } from './spoken.ts'
import { hoaxBoardWords as t } from './words.ts'

interface ResultsProps {
  /** `roles`: what it was worth stands elsewhere. */
  readonly tells: 'roles' | 'worth'
  readonly ended: Frozen<Result>
  /** What everybody has in the series so far; nothing where there is but one game. */
  readonly points: readonly number[] | null
  readonly room: Room
  readonly name: Name
}

export function Results({ tells, ended, points, room, name }: ResultsProps) {
  const { roles, gained, winners } = ended
  const seats = [...gained.keys()].sort((a, b) => sure(gained[b], 'gain') - sure(gained[a], 'gain'))
  return (
    <ol class={`${css.results} ${tells === 'roles' ? css.faces : ''}`} aria-label={t().whoWas}>
      {seats.map((seat) => (
        <li key={seat} class={winners.includes(seat) ? css.won : ''}>
          {room.chairs[seat] && <Mark of={sure(room.chairs[seat], 'chair').mark} />}
          <b title={name(seat)}>{name(seat)}</b>
          <span class={css.role}>
            <Figure of={sure(roles[seat], 'role')} />
            {roleName(sure(roles[seat], 'role'))}
          </span>
          {tells === 'worth' && (
            <i>
              {t().plus(sure(gained[seat], 'gain'))}
              {points && <small>{t().sum(sure(points[seat], 'points'))}</small>}
            </i>
          )}
        </li>
      ))}
    </ol>
  )
}
