/** What a chronicler who sees everything counts. */
import { at } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Move, OwnState } from './state.ts'

export function tally({ table, hands }: OwnState, seat: Seat, move: Move): readonly string[] {
  if (move.kind === 'say') return at(hands, seat).card < move.least ? ['claims', 'lies'] : ['claims']
  if (move.kind === 'believe') return ['beliefs']
  return at(hands, table.speaker).card < (table.said ?? 0) ? ['doubts', 'lies caught'] : ['doubts']
}

export const ending = (): string => 'all have spoken'
