import type { Seat, Shape, State, View } from '../../kernel/state.ts'
import type { News as Common, Secret } from '../banquet/news.ts'
import type { Move as CommonMove, Dial, Held, House, Notes, Setting } from '../banquet/state.ts'
import type { Sort, Tokens } from '../banquet/tokens.ts'

/**
 * What is asked now:
 * `redraw` keep what you drew, or draw again (T1.4) · `grievance` whom you bear a grudge (T2.1) · `beginning` an ability
 * after the grievances (T6.1) · `turn` actions · `pouring` the rest of a double Pour (C9) · `taking` what to take out of
 * the goblet (C13) · `before` an ability at the Toast (T4.1) · `drinking` which goblet to drink in the duel (T5.3) · `over`.
 */
export type Stage =
  | 'redraw'
  | 'grievance'
  | 'beginning'
  | 'turn'
  | 'pouring'
  | 'taking'
  | 'before'
  | 'drinking'
  | 'over'

/**
 * What comes when a move has been made or a phase has ended (`phases.ts` opens it): `round` the table is set for the next
 * round · `grievances` they are aired · `prompts` what stands in the queue is asked · `drinking` all drink · `over` · `asked`
 * somebody has been asked already.
 */
export type Next = 'round' | 'grievances' | 'prompts' | 'drinking' | 'over' | 'asked'

/** A course is what this game calls a round: the rounds of turns have no name at the table. */
export interface Table extends Setting<Stage> {
  news: ToastNews[]
  options: Options
  /** T1.4: how often has been drawn again in this round. */
  redraws: number
  /** T1.4: by house, who wants to draw again; it is drawn once all have said. */
  again: boolean[]
  /** T2.1: from the Master of Ceremonies on, everybody after the one who bears them a grudge. */
  chain: House[]
  /** T3.3, T7.5: whether somebody of this house has peeked or poured in this turn, so that it cannot toast. */
  busy: Busy
  /** T4.5: by house, in this round. */
  breaches: number[]
  /** T4.4: by seat, the rounds in which it survived and reached its goal. */
  full: number[]
}

/** What the house whose turn it is has done so far: nothing that bars the Toast, poured, or looked. */
type Busy = 'free' | 'poured' | 'peeked'

export interface Hand extends Held {
  news: ToastSecret[]
  /** What this house has put back into the bag in this round (C5, C11). */
  returned: Tokens
}

interface Box {
  goblets: Tokens[]
  /** T1.3 */
  bag: Tokens
  /** T1.2: without rings the page shows and sends nothing that follows a goblet; bots remember all the same. */
  notes: Notes | null
}

export interface Options {
  /** T1.7: with 3 and 6 the table chooses. */
  party: 'duel' | 'single' | 'pairs'
  /** T1.1 */
  host: 'random' | Seat
  /** T6.1 */
  characters: 'all' | 'none'
  /** T1.2 */
  rings: boolean
  /** What the page remembers for everybody; without rings nothing (T1.2), and only bots remember so much. */
  dial: Dial
  /** T1.3: clear, poison and antidote in the bag. */
  bag: 'usual' | 'mild' | 'deadly' | 'large'
  /** T3.4 */
  rounds: number
  /** T4.5 */
  breaches: boolean
  /** T5.4: rounds of a duel. */
  match: number
  /** T5.2: whose tokens must have been played before somebody may toast in a duel. */
  opens: 'everybody' | 'own'
  /** Games from before T5.2 and T7.2 said all they say now are of the first edition, and stay as they were. */
  edition: 1 | 2
}

export type Move =
  | CommonMove
  | { readonly kind: 'keep' }
  | { readonly kind: 'again' }
  | { readonly kind: 'accuse'; readonly house: House }
  /** C5: this token for the Deadly Poison. */
  | { readonly kind: 'trade'; readonly give: Sort }
  /** C11: this token for one drawn unseen. */
  | { readonly kind: 'exchange'; readonly give: Sort }

export const kinds = [
  'keep',
  'again',
  'accuse',
  'pour',
  'peek',
  'rotate',
  'swap',
  'toast',
  'pass',
  'drink',
  'veil',
  'confess',
  'trade',
  'double pour',
  'exchange',
  'look',
  'dip',
  'take',
  'foretell',
] as const satisfies readonly Move['kind'][]

/** What one house earned in a round, and for what; in a pair both get it. */
export interface Earned {
  readonly seats: readonly Seat[]
  readonly alive: number
  readonly target: number
  readonly both: number
  /** Points of an ability (C19, C20). */
  readonly other: number
  /** T4.5: taken off after doubling. */
  readonly breaches: number
  /** T4.3: what it comes to. */
  readonly points: number
}

export type ToastNews =
  | Common
  | {
      readonly kind: 'course'
      readonly course: number
      readonly of: number
      readonly host: Seat
      /** T4.3 */
      readonly doubled: boolean
    }
  /** T1.4: these have returned four clear tokens and drawn again. */
  | { readonly kind: 'redrawn'; readonly seats: readonly Seat[] }
  /** T2.1; `forced` where only one name was left. */
  | { readonly kind: 'accused'; readonly seat: Seat; readonly target: Seat; readonly forced: boolean }
  | { readonly kind: 'traded'; readonly seat: Seat }
  | { readonly kind: 'breach'; readonly seat: Seat }
  | { readonly kind: 'scored'; readonly course: number; readonly doubled: boolean; readonly earned: readonly Earned[] }

export type ToastSecret = Secret | { readonly kind: 'drew'; readonly tokens: Tokens }

export interface Toast extends Shape {
  table: Table
  hand: Hand
  box: Box
  move: Move
  options: Options
}

export type ToastState = State<Toast>
export type ToastView = View<Toast>
