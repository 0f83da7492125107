/** What a chronicler who sees everything counts: for simulations and for the ledger of a replay. */
import type { Seat } from '../../kernel/state.ts'
import { holds, type Move, type RatsState, type Table } from './state.ts'

export function tally({ table, hands, box }: RatsState, seat: Seat, move: Move): readonly string[] {
  switch (move.kind) {
    case 'announce':
    case 'hand on': {
      if (holds(move.claim, box.dice)) return ['claims']
      return hands[seat]!.dice ? ['claims', 'false claims', 'lies'] : ['claims', 'false claims']
    }
    case 'doubt':
      return holds(table.claim!, box.dice) ? ['doubts', 'truths doubted'] : ['doubts', ...caught(hands, table)]
    case 'believe':
      return holds(table.claim!, box.dice) ? ['beliefs'] : ['beliefs', 'false claims believed']
    case 'look':
      return ['looks']
    default:
      return []
  }
}

/** A lie is what somebody says who has seen better. */
function caught(hands: RatsState['hands'], table: Table): string[] {
  return hands[table.giver]!.dice ? ['false claims caught', 'lies caught'] : ['false claims caught']
}

export function ending({ side, news }: Table): string {
  if (side === 'skull') return 'vault'
  if (news.some(({ kind }) => kind === 'first rats')) return 'first rats'
  return news.some(({ kind }) => kind === 'revealed') ? 'doubt' : 'belief'
}
