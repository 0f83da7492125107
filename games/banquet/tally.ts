/** What a chronicler who sees everything counts: for simulations and for the ledger of a replay. */
import type { Frozen, Seat } from '../../kernel/state.ts'
import { houseOf } from './houses.ts'
import type { Move, Setting } from './state.ts'

export function tally(table: Frozen<Setting>, seat: Seat, move: Move): readonly string[] {
  switch (move.kind) {
    case 'pour':
      return [
        'pours',
        `pours of ${move.token}`,
        ...(move.place === houseOf(table, seat) ? ['pours into one’s own'] : []),
      ]
    case 'peek':
    case 'look':
    case 'dip':
      return ['looks']
    case 'rotate':
      return ['rotations']
    case 'swap':
      return ['swaps']
    case 'toast':
      return ['toasts', `toasts in round ${Math.min(table.round, 10)}`]
    case 'pass':
    case 'drink':
      return []
    default:
      return ['abilities']
  }
}
