/** How many sit how. */
import { sure } from '../../kernel/at.ts'
import type { Frozen, Seat } from '../../kernel/state.ts'
import type { Houses } from '../banquet/houses.ts'
import type { Mode } from '../banquet/state.ts'
import type { Table } from './state.ts'

/** The seat count picks the mode (G2.1, G7.1, G8.1). */
export function modeOf(seats: number): Mode {
  if (seats <= 3) return 'duel'
  return seats <= 6 ? 'single' : 'pairs'
}

/** G7.1, G5.9: goblets that stand in a row, and so before nobody. */
export function isRow({ mode, tied }: Pick<Frozen<Table>, 'mode' | 'tied'>): boolean {
  return mode === 'duel' || tied.length > 0
}

/** G8.9, G8.10: every house goes to the next seat clockwise, and its last Noble stays as its taster. */
export function moveUp({ nobles, tasters }: Houses, seats: number): { nobles: Seat[]; tasters: (Seat | null)[] } {
  return {
    nobles: nobles.map((noble) => (noble + 1) % seats),
    tasters: tasters.map((taster, house) => (taster === null ? null : sure(nobles[house], 'house'))),
  }
}
