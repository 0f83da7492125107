/** What a chronicler who sees everything counts: for simulations and for the ledger of a replay. */
import type { Seat } from '../../kernel/state.ts'
import { roleOf } from './actions.ts'
import type { HoaxState, Move, Role, Table } from './state.ts'

export function tally({ hands }: HoaxState, seat: Seat, move: Move): readonly string[] {
  const claim = (role: Role) => (hands[seat]?.role === role ? ['claims', 'true claims'] : ['claims', 'lies'])
  switch (move.kind) {
    case 'tax':
    case 'income':
    case 'spell':
    case 'steal':
      return claim(roleOf(move))
    case 'illegal':
      return claim('emperor')
    case 'fine':
      return claim('judge')
    case 'forgive':
      return claim('pope')
    case 'immune':
      return claim('wizard')
    case 'accuse':
      return hands[move.seat]?.role === move.role ? ['accusations', 'truths accused'] : ['accusations', 'lies accused']
    case 'unmask':
      return hands[move.seat]?.role === move.role ? ['unmaskings', 'right guesses'] : ['unmaskings', 'wrong guesses']
    case 'question':
      return ['questions']
    default:
      return []
  }
}

export function ending({ last }: Table): string {
  return last?.ending ?? 'none'
}
