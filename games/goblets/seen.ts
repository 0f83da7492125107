/** What others see of a move, and what a move may tell. */
import type { Reveal } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/state.ts'
import { houseOf } from '../etiquette/houses.ts'
import type { GobletsView, Move } from './state.ts'

/** G4.9: partners see what is done with the tokens behind their screen (G8.1); a veil nobody sees through (C2). */
export function seen(view: GobletsView, by: Seat, move: Move): unknown {
  if (by === view.seat) return move
  const { table } = view
  const partner = houseOf(table, by) === houseOf(table, view.seat)
  switch (move.kind) {
    case 'pour':
      return partner ? move : { kind: 'pour', place: move.place }
    case 'exchange':
    case 'take':
      return partner ? move : { kind: move.kind }
    case 'veil': {
      const rings = table.rings !== null && (move.how === 'goblets' || move.how === 'rings')
      return { kind: 'veil', place: move.place, rings }
    }
    default:
      return move
  }
}

/** Looking tells the one who looks; drinking tells everybody. */
export function reveals(view: GobletsView, by: Seat, move: Move): Reveal {
  const { kind } = move
  if (kind === 'drink') return 'secret'
  if (by === view.seat && (kind === 'peek' || kind === 'look' || kind === 'dip')) return 'secret'
  return isLastBeforeDrinking(view, kind) ? 'secret' : 'nothing'
}

/** Whether everybody drinks when this has been done. */
function isLastBeforeDrinking({ table }: GobletsView, kind: Move['kind']): boolean {
  if (table.stage === 'hold' || table.call === null || table.queue.length > 0 || table.mode === 'duel') return false
  return kind === 'pass' || table.left <= 1
}
