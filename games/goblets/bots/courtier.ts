/**
 * How somebody with manners plays who sees the goblets in his mind's eye: what a move would be worth if all drank then,
 * the freedom to toast that comes with every wine poured, what it is good for to keep a poison and an antidote for the
 * last word, and when to call the Toast. The bots ask it about themselves and about everybody else.
 */
import type { Frozen, Seat } from '../../../kernel/state.ts'
import type { House } from '../../etiquette/state.ts'
import type { Sort, Tokens } from '../../etiquette/tokens.ts'
import type { Card, Move, Table } from '../state.ts'
import { wish } from './drunk.ts'
import { after, retargeted } from './trial.ts'

/** Somebody at the table, as far as his choice depends on it. */
export interface Mind {
  readonly table: Frozen<Table>
  readonly seat: Seat
  readonly house: House
  readonly card: Card | null
  readonly held: Readonly<Tokens>
  /** The goblets as he thinks they are; moves are tried on them and taken back. */
  readonly goblets: Tokens[]
}

/** What somebody makes of it. */
export interface Temper {
  /** What the goblets as they stand now say about how they will be drunk. */
  readonly present: number
  /** A poison, an antidote kept for the last word. */
  readonly kept: number
  /** Every wine that stands between oneself and the Toast. */
  readonly burden: number
}

/** Lives in the moment. */
export const HASTY: Temper = { present: 1, kept: 0.12, burden: 0.3 }
/** Knows that the goblets will move before they are drunk. */
export const PATIENT: Temper = { present: 0.2, kept: 0.05, burden: 0.8 }
/** Knows that it will hardly come to toast before the others do. */
export const WARY: Temper = { present: 1, kept: 0.05, burden: 0.1 }

/** What one's tokens are good for in the rest of the course. */
function reserve({ held }: Mind, { kept, burden }: Temper, poured: Sort | null): number {
  const rest = (sort: Sort) => held[sort] - (poured === sort ? 1 : 0)
  const useful = Math.min(2, rest('poison') + 2 * rest('ogre')) + Math.min(2, rest('antidote') + 2 * rest('unicorn'))
  return kept * useful - burden * rest('wine')
}

/** What a move is worth to him. */
export function worth(mind: Mind, move: Move, temper: Temper): number {
  const { goblets, house, seat, card } = mind
  const table = retargeted(mind.table, house, move)
  const now = after(goblets, house, move, () => wish(table, goblets, seat, house, card))
  if (table.call) return now
  return temper.present * now + reserve(mind, temper, move.kind === 'pour' ? move.token : null)
}

/** From so much on the Toast is called: the caller has the last word, and the kitchen grows impatient. */
export function toastsFrom(round: number): number {
  return 1.5 - 0.08 * round
}
