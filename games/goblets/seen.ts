/** What a move may tell, besides what it tells at every such table. */
import type { Reveal } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/state.ts'
import { reveals as always } from '../banquet/seen.ts'
import type { GobletsView, Move } from './state.ts'

export function reveals(view: GobletsView, by: Seat, move: Move): Reveal {
  return isLastBeforeDrinking(view, move.kind) ? 'secret' : always(view, by, move)
}

/** Whether everybody drinks when this has been done. */
function isLastBeforeDrinking({ table }: GobletsView, kind: Move['kind']): boolean {
  if (table.stage === 'hold' || table.call === null || table.queue.length > 0 || table.mode === 'duel') return false
  return kind === 'pass' || table.left <= 1
}
