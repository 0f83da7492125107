import type { Seat } from '../../kernel/state.ts'
import { tally as common } from '../banquet/tally.ts'
import { winners } from './scoring.ts'
import type { Move, Table, ToastState } from './state.ts'

export function tally({ table }: ToastState, seat: Seat, move: Move): readonly string[] {
  switch (move.kind) {
    case 'keep':
      return []
    case 'again':
      return ['redraws']
    case 'accuse':
      return ['grievances']
    case 'trade':
    case 'exchange':
      return ['abilities']
    default:
      return common(table, seat, move)
  }
}

export function ending(table: Table): string {
  if (table.mode === 'duel') return 'duel'
  const best = Math.max(...table.score)
  const tied = table.score.filter((points) => points === best).length
  const winning = winners(table).length
  return tied === winning ? 'points' : 'full rounds'
}
