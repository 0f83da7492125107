/** What a chronicler who sees everything counts: for simulations and for the ledger of a replay. */
import type { Seat } from '../../kernel/state.ts'
import { houseOf } from '../etiquette/houses.ts'
import type { GobletsState, Move, Table } from './state.ts'

export function tally({ table }: GobletsState, seat: Seat, move: Move): readonly string[] {
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
    case 'after you':
    case 'drink':
      return []
    default:
      return ['abilities']
  }
}

export function ending({ mode, winner }: Table): string {
  if (mode === 'duel') return 'duel'
  return winner === null ? 'points' : 'tie-break'
}
