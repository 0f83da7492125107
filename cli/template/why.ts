import { moves } from './moves.ts'
import { ranking } from './scoring.ts'
import type { Move, OwnView } from './state.ts'

/** The clause that keeps a kind of move closed. */
export function why(view: OwnView, kind: Move['kind']): string | undefined {
  if (moves(view).some((move) => move.kind === kind)) return undefined
  if (ranking(view.table)) return 'W3.1'
  return kind === 'say' ? 'W1.2' : 'W2.2'
}
