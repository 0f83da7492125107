import type { Seat, Shape, State, View } from '../../kernel/state.ts'
import type { Annal } from './annals.ts'

/** R1.1: the rats on the six faces of a die. */
export const FACES = [0, 0, 0, 0, 1, 2] as const
/** R1.1 */
export const DICE = 5

/** The rats on one die as it lies. */
export type Face = 0 | 1 | 2

/** "None" is 0, "at least X" is X. */
export type Claim = number

/**
 * Where the round stands:
 * `start` the giver must shake · `took` has accepted rats, and shakes or hands on · `shaken` may look ·
 * `looked` may shake once more · `blind` has, and may only announce · `told` the receiver answers ·
 * `must kill`, `may kill` the last words of one who went mad in the vault · `over`.
 */
export type Stage = 'start' | 'took' | 'shaken' | 'looked' | 'blind' | 'told' | 'must kill' | 'may kill' | 'over'

/** How somebody came to what they announced: looked, did not care to, shook again after looking, or handed on. */
export type Ground = 'looked' | 'unlooked' | 'blind' | 'unseen'

export interface Announcement {
  seat: Seat
  claim: Claim
  ground: Ground
  /** The lowest number that was open then. */
  floor: Claim
}

export interface Table {
  news: RatsNews[]
  /** The three figures of R5.10 and the safety of R8.4: part of the rules at this table. */
  options: Options
  sanity: number[]
  centre: number
  dice: number
  side: 'cat' | 'skull'
  giver: Seat
  stage: Stage
  /** What was last announced in this round. */
  claim: Claim | null
  /** What each seat last announced in this round (R4.6). */
  said: (Claim | null)[]
  /** All that was announced about the dice as they lie now. */
  claims: Announcement[]
  /** R8.4: accepted "none"s of this round with five dice in. */
  nones: number
  /** Who went mad, and whom they killed. */
  mad: Seat | null
  killed: Seat | null
  /** Only before the eyes of a bot, which remembers. */
  annals?: Annal[]
}

interface Hand {
  news: RatsSecret[]
  /** The dice as they lie, if this seat has seen them. */
  dice: Face[] | null
}

interface Box {
  dice: Face[]
  /** Of every seat. */
  annals: Annal[]
}

export interface Options {
  /** R1.4: by dice, or the seat that the host picks. */
  starter: 'dice' | Seat
  /** R5.10: what doubting a true "none" costs (R5.2), doubting true rats (R5.5), being caught with false rats (R5.6). */
  noneTrue: 1 | 2
  ratsTrue: 1 | 2
  ratsFalse: 1 | 2
  /** R8.4 */
  safety: boolean
  /** No rule: whether the page tells how likely a claim is for dice that nobody has seen. Everybody may reckon it anyway. */
  odds: boolean
}

export type Move =
  | { readonly kind: 'shake' }
  | { readonly kind: 'look' }
  | { readonly kind: 'announce'; readonly claim: Claim }
  | { readonly kind: 'hand on'; readonly claim: Claim }
  | { readonly kind: 'believe' }
  | { readonly kind: 'doubt' }
  | { readonly kind: 'kill'; readonly seat: Seat }
  | { readonly kind: 'spare' }

export const kinds = ['shake', 'look', 'announce', 'hand on', 'believe', 'doubt', 'kill', 'spare'] as const

export type RatsNews =
  /** Each roll-off lists the rats of those who rolled, null for the others. */
  | { readonly kind: 'starter'; readonly seat: Seat; readonly rolls: readonly (readonly (number | null)[])[] }
  | { readonly kind: 'round'; readonly seat: Seat }
  | { readonly kind: 'vault'; readonly seat: Seat }
  | { readonly kind: 'shook'; readonly seat: Seat; readonly dice: number; readonly how: 'first' | 'added' | 'again' }
  | { readonly kind: 'looked'; readonly seat: Seat }
  | { readonly kind: 'announced'; readonly seat: Seat; readonly claim: Claim; readonly ground: Ground }
  | { readonly kind: 'first rats'; readonly seat: Seat }
  | { readonly kind: 'believed'; readonly seat: Seat; readonly claim: Claim }
  | {
      readonly kind: 'revealed'
      readonly seat: Seat
      readonly giver: Seat
      readonly claim: Claim
      readonly dice: readonly Face[]
      readonly verdict: 'true' | 'false'
    }
  | { readonly kind: 'sanity'; readonly from: Seat; readonly to: Seat; readonly lost: number }
  | { readonly kind: 'mad'; readonly seat: Seat }
  | { readonly kind: 'killed'; readonly seat: Seat; readonly by: Seat }
  | { readonly kind: 'spared'; readonly by: Seat }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] }

export type RatsSecret = { readonly kind: 'saw'; readonly dice: readonly Face[] }

export interface Rats extends Shape {
  table: Table
  hand: Hand
  box: Box
  move: Move
  options: Options
}

export type RatsState = State<Rats>
export type RatsView = View<Rats>

export function rats(dice: readonly Face[]): number {
  let sum = 0
  for (const face of dice) sum += face
  return sum
}

/** R5.9 */
export function holds(claim: Claim, dice: readonly Face[]): boolean {
  const sum = rats(dice)
  return claim === 0 ? sum === 0 : sum >= claim
}

/** R2.3: the receiver is the next seat clockwise. */
export function nextSeat(seat: Seat, seats: number): Seat {
  return seat + 1 === seats ? 0 : seat + 1
}
