/** The preliminaries: what to do with a hand of clear wine, and whom to name in the airing of grievances. */
import { sure } from '../../../kernel/at.ts'
import { type Chance, pick } from '../../../kernel/chance.ts'
import { nobleOf } from '../../banquet/houses.ts'
import type { Move, ToastView } from '../state.ts'

/** Four clear tokens are good for nothing; the grudge is against one of those who are ahead: they have the most to lose. */
export function preliminary({ table }: ToastView, open: readonly Move[], chance: Chance): Move | undefined {
  if (table.stage === 'redraw') return open.at(-1)
  if (table.stage !== 'grievance') return undefined
  const score = (move: Move) => (move.kind === 'accuse' ? sure(table.score[nobleOf(table, move.house)], 'score') : 0)
  const most = Math.max(...open.map(score))
  return pick(
    open.filter((move) => score(move) === most),
    chance,
  )
}
