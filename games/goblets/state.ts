import type { Seat, Shape, State, View } from '../../kernel/state.ts'
import type { Key } from '../banquet/characters/key.ts'
import type { News as Common, Secret } from '../banquet/news.ts'
import type { Move as CommonMove, Deed, Dial, Held, House, Setting } from '../banquet/state.ts'
import type { Sort, Tokens } from '../banquet/tokens.ts'

/**
 * What is asked now:
 * `beginning` an ability at the beginning of the course (G3.5) · `opening` the Noble toasts or says "after you" (G8.5) ·
 * `turn` actions · `pouring` the rest of a double Pour (C9) · `taking` what to take out of the goblet (C13) ·
 * `hold` now, or after everybody else (C16) · `sip` the taster's free Peek in the Toast phase (G8.7) · `last` last actions (G5.1) · `before` before drinking (G5.2) ·
 * `drinking` which goblet to drink in Russian Goblette (G7.4) · `tie` which goblet to drink for the victory (G5.9) · `over`.
 */
export type Stage =
  | 'beginning'
  | 'opening'
  | 'turn'
  | 'pouring'
  | 'taking'
  | 'hold'
  | 'sip'
  | 'last'
  | 'before'
  | 'drinking'
  | 'tie'
  | 'over'

/**
 * What comes when a move has been made or a phase has ended (`phases.ts` opens it): `course` the table is set for the next
 * course · `prompts` what stands in the queue is asked · `drinking` all drink · `victory` the courses are over and the points
 * decide, or one more drink · `over` · `asked` somebody has been asked already.
 */
export type Next = 'course' | 'prompts' | 'drinking' | 'victory' | 'over' | 'asked'

export interface Table extends Setting<Stage> {
  news: GobletsNews[]
  options: Options
  /** G6.2 */
  discards: Key[]
  /** G8.6: whether the Noble gave the taster leave in this turn. */
  leave: boolean
  /** Russian Goblette: the wine that lies in front of everybody. */
  wine: number[]
  /** Who is tied for the victory (G5.9), and who of them won. */
  tied: Seat[]
  winner: Seat | null
}

export interface Hand extends Held {
  news: GobletsSecret[]
  /** G8.3 */
  card: Card | null
}

interface Box {
  /** The contents of the goblet at each place. */
  goblets: Tokens[]
  /** What all saw done in this course; none where it is kept by nobody. */
  annals: Deed[] | null
}

/** G8.3 */
export type Card = 'loyal' | 'traitor'

export interface Options {
  /** G2.3 */
  host: 'random' | Seat
  /** G2.2: all, those known from print, or none. */
  characters: 'all' | 'known' | 'none'
  /** G6.1 */
  memory: boolean
  /** G6.2 */
  legacy: boolean
  dial: Dial
  /** G4.8 */
  rounds: number
  /** G5.7: whether the page shows the points before the end. */
  points: 'hidden' | 'shown'
  /** G1.3 */
  traitors: number
  /** G7.3: last actions in Russian Goblette, or drink at once. */
  finale: 'last actions' | 'drink at once'
  /** Games from before G6.2 said all it says now are of the first edition, and stay as they were. */
  edition: 1 | 2
}

export type Move =
  | CommonMove
  | { readonly kind: 'after you'; readonly leave: boolean }
  | { readonly kind: 'trade' }
  | { readonly kind: 'retarget'; readonly house: House }
  | { readonly kind: 'exchange'; readonly give: Sort; readonly take: Sort }
  | { readonly kind: 'wait' }

export const kinds = [
  'pour',
  'peek',
  'rotate',
  'swap',
  'toast',
  'pass',
  'after you',
  'drink',
  'veil',
  'confess',
  'trade',
  'double pour',
  'retarget',
  'exchange',
  'look',
  'dip',
  'take',
  'foretell',
  'wait',
] as const satisfies readonly Move['kind'][]

/** What one seat earned in a course, and for what. */
export interface Earned {
  readonly seat: Seat
  readonly alive: number
  readonly target: number
  readonly both: number
  /** Points of an ability (C19, C20, C21) or of a Winetaster card (G8.8). */
  readonly other: number
  readonly wine: number
}

export type GobletsNews =
  | Common
  | { readonly kind: 'course'; readonly course: number; readonly host: Seat }
  | { readonly kind: 'after you'; readonly seat: Seat; readonly to: Seat; readonly leave: boolean }
  | { readonly kind: 'traded'; readonly seat: Seat; readonly for: Sort }
  | { readonly kind: 'retargeted'; readonly seat: Seat; readonly other: Seat }
  | { readonly kind: 'waits'; readonly seat: Seat }
  | { readonly kind: 'cards'; readonly cards: readonly (Card | null)[] }
  | { readonly kind: 'scored'; readonly course: number; readonly earned: readonly Earned[] }
  | { readonly kind: 'heir'; readonly seat: Seat; readonly gone: Key; readonly drawn: Key | null }
  | { readonly kind: 'tied'; readonly seats: readonly Seat[] }

export type GobletsSecret = Secret | { readonly kind: 'card'; readonly card: Card }

export interface Goblets extends Shape {
  table: Table
  hand: Hand
  box: Box
  move: Move
  options: Options
}

export type GobletsState = State<Goblets>
export type GobletsView = View<Goblets>
