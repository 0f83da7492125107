/** What others see of a move, and what a move may tell. */
import type { Reveal } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/state.ts'
import { houseOf } from './houses.ts'
import { type AnyMove, isA } from './movelist.ts'
import type { BanquetView } from './state.ts'

/** What a partner sees (G8.1, T7.2) and others do not: what is done with the tokens behind the screen. */
const UNDER_COVER: ReadonlySet<string> = new Set(['exchange', 'trade', 'take'])

/** G4.9; a veil nobody sees through (C2). */
export function seen(view: BanquetView, by: Seat, move: AnyMove): unknown {
  const { table, seat } = view
  if (by === seat) return move
  if (isA(move, 'veil')) {
    const rings = table.rings !== null && (move.how === 'goblets' || move.how === 'rings')
    return { kind: 'veil', place: move.place, rings }
  }
  if (houseOf(table, by) === houseOf(table, seat)) return move
  if (isA(move, 'pour')) return { kind: 'pour', place: move.place }
  return UNDER_COVER.has(move.kind) ? { kind: move.kind } : move
}

/** Looking tells the one who looks; drinking tells everybody. */
export function reveals(view: BanquetView, by: Seat, { kind }: AnyMove): Reveal {
  if (kind === 'drink') return 'secret'
  if (by === view.seat && (kind === 'peek' || kind === 'look' || kind === 'dip')) return 'secret'
  return 'nothing'
}
