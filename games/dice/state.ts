import type { Seat, Shape, State, View } from '../../kernel/state.ts'

/** L1.1 */
export const FACES = [1, 2, 3, 4, 5, 6] as const
export type Face = (typeof FACES)[number]
/** L1.1: so many for everybody. */
export const DICE = 5

/** L3.1: "at least so many dice show this face". */
export interface Bid {
  readonly count: number
  readonly face: Face
}

export interface SaidBid extends Bid {
  readonly seat: Seat
}

/** L5, L6: the two words that lift the cups. */
export type Call = 'doubt' | 'exact'

export interface Options {
  /** L1.2 */
  starter: 'luck' | Seat
  /** L4 */
  ones: 'wild' | 'plain'
  /** L6.1 */
  exact: boolean
}

export interface Table {
  news: DiceNews[]
  options: Options
  /** How many dice each seat has left. */
  dice: number[]
  /** All that was bid in this round; the last one stands. */
  bids: SaidBid[]
  /** Where each seat came in; null while it plays. */
  places: (number | null)[]
}

interface Hand {
  news: DiceSecret[]
  /** What lies under the own cup. */
  dice: Face[]
}

export type Move = ({ readonly kind: 'bid' } & Bid) | { readonly kind: Call }

export const kinds = ['bid', 'doubt', 'exact'] as const

export type DiceNews =
  | { readonly kind: 'starter'; readonly seat: Seat }
  | { readonly kind: 'thrown'; readonly seat: Seat; readonly dice: number }
  | ({ readonly kind: 'bid' } & SaidBid)
  | {
      readonly kind: 'lifted'
      readonly seat: Seat
      readonly call: Call
      readonly bid: SaidBid
      readonly cups: readonly (readonly Face[])[]
      /** How many there are of the face that was bid. */
      readonly found: number
    }
  | { readonly kind: 'lost'; readonly seats: readonly Seat[] }
  | { readonly kind: 'out'; readonly seat: Seat }
  | { readonly kind: 'over'; readonly winners: readonly [Seat] }

export type DiceSecret = { readonly kind: 'threw'; readonly dice: readonly Face[] }

export interface Dice extends Shape {
  table: Table
  hand: Hand
  /** All that is hidden lies under somebody's cup. */
  box: Record<never, never>
  move: Move
  options: Options
}

export type DiceState = State<Dice>
export type DiceView = View<Dice>

/** L4.1, L4.3 */
export function counts(die: Face, face: Face, ones: Options['ones']): boolean {
  return die === face || (die === 1 && ones === 'wild')
}

/** How many of these dice count as the face. */
export function countOf(dice: readonly Face[], face: Face, ones: Options['ones']): number {
  let sum = 0
  for (const die of dice) if (counts(die, face, ones)) sum++
  return sum
}

/** All dice that are still in the game. */
export function diceOn({ dice }: { readonly dice: readonly number[] }): number {
  let sum = 0
  for (const own of dice) sum += own
  return sum
}

/** L2.2: the next clockwise who is not out. */
export function nextSeat({ dice }: { readonly dice: readonly number[] }, seat: Seat): Seat {
  let next = (seat + 1) % dice.length
  while (dice[next] === 0) next = (next + 1) % dice.length
  return next
}
