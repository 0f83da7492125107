/** The words of the game: what lies where, what one may do, what one is told. */
import type { Frozen, Seat, Shape, State, View } from '../../kernel/state.ts'

export type Card = number

export const kinds = ['say', 'believe', 'doubt'] as const
export type Move = { readonly kind: 'say'; readonly least: Card } | { readonly kind: 'believe' | 'doubt' }

/** What everybody hears, and what one seat alone learns. */
export type Told =
  | { readonly kind: 'dealt' }
  | { readonly kind: 'said' | 'believed'; readonly seat: Seat; readonly least: Card }
  | { readonly kind: 'shown'; readonly seat: Seat; readonly card: Card; readonly winner: Seat }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] }
export type Secret = { readonly kind: 'dealt'; readonly card: Card }

export interface Own extends Shape {
  table: {
    news: Told[]
    highest: Card
    speaker: Seat
    /** What the speaker has said, while it waits for an answer. */
    said: Card | null
    /** Cards that a doubt turned up. */
    shown: (Card | null)[]
    points: number[]
  }
  hand: { news: Secret[]; card: Card }
  box: object
  move: Move
  options: { highest: 6 | 9 }
}

export type OwnState = State<Own>
export type OwnView = View<Own>
export type Table = Frozen<Own['table']>
