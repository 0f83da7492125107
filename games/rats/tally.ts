/** What a chronicler who sees everything counts: for simulations and for the ledger of a replay. */
import { at } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import { heard } from './claims.ts'
import { holds, type Move, type RatsState, type Table } from './state.ts'

export function tally({ table, hands, box }: RatsState, seat: Seat, move: Move): readonly string[] {
  switch (move.kind) {
    case 'announce':
    case 'hand on': {
      if (holds(move.claim, box.dice)) return ['claims']
      return at(hands, seat, 'hand').dice ? ['claims', 'false claims', 'lies'] : ['claims', 'false claims']
    }
    case 'doubt':
      return holds(heard(table), box.dice) ? ['doubts', 'truths doubted'] : ['doubts', ...caught(hands, table)]
    case 'believe':
      return holds(heard(table), box.dice) ? ['beliefs'] : ['beliefs', 'false claims believed']
    case 'look':
      return ['looks']
    default:
      return []
  }
}

/** A lie is what somebody says who has seen better. */
function caught(hands: RatsState['hands'], table: Table): string[] {
  return at(hands, table.giver, 'hand').dice ? ['false claims caught', 'lies caught'] : ['false claims caught']
}

export function ending({ side, news }: Table): string {
  if (side === 'skull') return 'vault'
  if (news.some(({ kind }) => kind === 'first rats')) return 'first rats'
  return news.some(({ kind }) => kind === 'revealed') ? 'doubt' : 'belief'
}
