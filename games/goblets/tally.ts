import type { Seat } from '../../kernel/state.ts'
import { tally as common } from '../banquet/tally.ts'
import type { GobletsState, Move, Table } from './state.ts'

export function tally({ table }: GobletsState, seat: Seat, move: Move): readonly string[] {
  switch (move.kind) {
    case 'after you':
      return []
    case 'trade':
    case 'retarget':
    case 'exchange':
    case 'wait':
      return ['abilities']
    default:
      return common(table, seat, move)
  }
}

export function ending({ mode, winner }: Table): string {
  if (mode === 'duel') return 'duel'
  return winner === null ? 'points' : 'tie-break'
}
