import type { Chance } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/state.ts'
import { play } from '../rules.ts'
import type { GobletsState, Move } from '../state.ts'

/** Plays on in one's mind. */
export function step(state: GobletsState, seat: Seat, move: Move, chance: Chance): void {
  state.table.news = []
  for (const hand of state.hands) hand.news = []
  play(state, seat, move, chance)
}
