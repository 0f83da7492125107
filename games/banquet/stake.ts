/** How much an open question weighs at a banquet, as everybody can see. */
import type { Frozen } from '../../kernel/state.ts'
import type { Setting } from './state.ts'

/** By the stages of both games. */
const stages: Readonly<Record<string, number>> = {
  redraw: 0,
  grievance: 0.3,
  beginning: 0.3,
  opening: 0.4,
  turn: 0.3,
  pouring: 0,
  taking: 0.2,
  hold: 0.2,
  sip: 0.1,
  last: 0.6,
  before: 0.5,
  drinking: 0.9,
  tie: 1,
  over: 0,
}

/** The longer goblets are turned and poured into, the more there is to remember. */
export function stake({ table }: { readonly table: Frozen<Setting<string>> }): number {
  return (stages[table.stage] ?? 0) + (table.stage === 'turn' ? Math.min(table.round, 5) / 15 : 0)
}
