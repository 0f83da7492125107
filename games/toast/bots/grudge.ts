/** Whom to name in the airing of grievances. */
import { type Chance, pick } from '../../../kernel/chance.ts'
import type { Move, ToastView } from '../state.ts'

/** One of those who are ahead: he has the most to lose. */
export function grudge({ table }: ToastView, open: readonly Move[], chance: Chance): Move {
  const score = (move: Move) => (move.kind === 'accuse' ? table.score[table.nobles[move.house]!]! : 0)
  const most = Math.max(...open.map(score))
  return pick(
    open.filter((move) => score(move) === most),
    chance,
  )
}
