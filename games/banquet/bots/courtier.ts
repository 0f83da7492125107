/**
 * How somebody with manners plays who sees the goblets in their mind's eye: what a move would be worth if all drank then,
 * and what their tokens are good for. The bots ask it about themselves and about everybody else.
 */

import { isA } from '../movelist.ts'
import type { Banquet } from '../state.ts'
import type { Court, Mind, Temper } from './court.ts'
import { after } from './trial.ts'

/** What a move is worth to them. */
export function worth<G extends Banquet>(court: Court<G>, mind: Mind<G>, move: G['move'], temper: Temper): number {
  const { goblets, house } = mind
  const table = court.spoken(mind.table, house, move)
  const now = after(goblets, house, move, () => court.wish(mind, table))
  if (mind.table.call) return now
  return temper.present * now + court.reserve(mind, temper, isA(move, 'pour') ? move.token : null)
}
