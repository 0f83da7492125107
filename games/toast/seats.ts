/** How many sit how (T1.7). */
import { sure } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Houses } from '../banquet/houses.ts'
import type { Mode } from '../banquet/state.ts'

/** The first is the default where two fit. */
export function parties(seats: number): readonly Mode[] {
  if (seats === 2) return ['duel']
  if (seats === 3) return ['single', 'duel']
  if (seats < 6) return ['single']
  return seats === 6 ? ['single', 'pairs'] : ['pairs']
}

/** T7.4: roles in a pair swap, seats and houses stay; the odd player stays alone. */
export function swapRoles({ nobles, tasters }: Houses): { nobles: Seat[]; tasters: (Seat | null)[] } {
  return {
    nobles: nobles.map((noble, house) => tasters[house] ?? noble),
    tasters: tasters.map((taster, house) => (taster === null ? null : sure(nobles[house], 'house'))),
  }
}
