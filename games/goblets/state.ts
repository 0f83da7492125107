import type { Seat, Shape, State, View } from '../../kernel/state.ts'
import type { Key } from './characters/key.ts'
import type { Sort, Tokens } from './tokens.ts'

/** A house at the table, counted clockwise: a player with four to six, a pair or the odd player with seven and more. */
export type House = number
/** Where a goblet stands. In front of house h is place h; in Russian Goblette places are those of the row. */
export type Place = number

/** G1.1, in the order of the table. */
export const HOUSES = 6

/**
 * Russian Goblette for two or three, everybody for himself with four to six, Noble and Winetaster with seven and more.
 */
export type Mode = 'duel' | 'single' | 'pairs'

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

/** Something that will still be asked in this course, in order. */
export interface Prompt {
  stage: 'beginning' | 'hold' | 'sip' | 'last' | 'before'
  seat: Seat
  /** How many actions it is good for. */
  actions: number
}

/** An ability that was used in this course, openly or not. */
interface Used {
  key: Key
  seat: Seat
  house: House
  /** Whom it named, where it names somebody. */
  named: House | null
}

/** How the Toast was called: with how many tokens behind the caller's screen, and by himself or by the table (G4.8). */
interface Call {
  house: House
  by: 'caller' | 'table'
  tokens: number
}

/**
 * Something about one goblet that somebody may remember, followed through the moves.
 * `at` is where the goblet stands now. After Belladonna has been at it (C2) it may as well stand at `or`.
 */
interface Trail {
  when: number
  round: number
  at: Place
  or: Place | null
  /** How the goblet was called then (G4.9): by its ring, or by its place where there are no rings. */
  ring: House | null
  place: Place
}

export type Memory =
  /** A look into it, and how many tokens lay behind every screen at that moment. */
  | ({ kind: 'look'; tokens: Tokens; screens: number[] } & Trail)
  /** A token that this seat's house poured. */
  | ({ kind: 'pour'; token: Sort } & Trail)
  /** C13: a token was taken out of it; of which sort, only that house knows. */
  | ({ kind: 'take'; by: House; token: Sort | null; screens: number[] } & Trail)

/** The memory dial at "record": somebody poured there. */
export type Poured = { by: House } & Trail

export interface Table {
  news: GobletsNews[]
  options: Options
  mode: Mode
  course: number
  /** Whole rounds of turns in this course, from 1 (G4.8). */
  round: number
  host: House
  nobles: Seat[]
  /** The taster of each house; null where somebody plays alone. */
  tasters: (Seat | null)[]
  /** The character of each seat, open or face down (G8.2); null without. */
  characters: (Key | null)[]
  /** G6.2 */
  discards: Key[]
  /** Whose ring is on the goblet at each place; null where no rings are used (G6.1, G7.1). */
  rings: House[] | null
  /** Whether a goblet stands at each place; in Russian Goblette and in a tie they leave when drunk. */
  standing: boolean[]
  /** What was in each goblet that has left, for all to see. */
  emptied: (Tokens | null)[]
  /** How many tokens lie behind each screen (G4.9). */
  screens: number[]
  /** Whom each house wants poisoned. Empty in Russian Goblette. */
  targets: House[]
  used: Used[]
  /** C13: the house that took a token out of its goblet in this course. */
  taken: House | null
  stage: Stage
  /** Whose turn it is. */
  turn: House
  /** Actions that the one who is asked still has. */
  left: number
  /** Whether the one who is asked has acted in this turn; only an action counts (G9.3). */
  acted: boolean
  /** C9: tokens of a double Pour still to be poured. */
  pours: number
  /** C15: whether the free look of this turn has been taken. */
  looked: boolean
  /** G8.6: whether the Noble gave his taster leave in this turn. */
  leave: boolean
  call: Call | null
  queue: Prompt[]
  score: number[]
  /** The memory dial at "record": who poured where in this course. */
  record: Poured[]
  /** Russian Goblette: who is out for this course, and the wine that lies in front of everybody. */
  out: boolean[]
  wine: number[]
  /** Who is tied for the victory (G5.9), and who of them won. */
  tied: Seat[]
  winner: Seat | null
}

export interface Hand {
  news: GobletsSecret[]
  /** Behind the screen. Partners see the same (G8.1). */
  tokens: Tokens
  /** All that this house has had behind its screen in this course. */
  had: Tokens
  /** What was in the goblet that the Abbess looked into, while she decides (C13). */
  dipped: Tokens | null
  /** G8.3 */
  card: Card | null
  /** As much as the memory dial leaves. */
  memory: Memory[]
  /** C2: whether the goblets that this seat veiled changed places; only it knows, and only if the dial lets it remember. */
  veiled: 'exchanged' | 'left' | null
}

interface Box {
  /** The contents of the goblet at each place. */
  goblets: Tokens[]
}

/** G8.3 */
export type Card = 'loyal' | 'traitor'

/** How much the house remembers for everybody: nothing, what he poured and saw himself, also who poured where. */
export type Dial = 'mine' | 'none' | 'record'

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
}

/** C2: what Belladonna exchanges while all look away. */
export type Veil = 'goblets' | 'rings' | 'both' | 'neither'

export type Move =
  | { readonly kind: 'pour'; readonly token: Sort; readonly place: Place }
  | { readonly kind: 'peek'; readonly place: Place }
  /** So many places clockwise; below zero widdershins. */
  | { readonly kind: 'rotate'; readonly by: number }
  | { readonly kind: 'swap'; readonly places: readonly [Place, Place] }
  | { readonly kind: 'toast' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'after you'; readonly leave: boolean }
  | { readonly kind: 'drink'; readonly place: Place }
  | { readonly kind: 'veil'; readonly place: Place; readonly how: Veil }
  | { readonly kind: 'confess' }
  | { readonly kind: 'trade' }
  | { readonly kind: 'double pour' }
  | { readonly kind: 'retarget'; readonly house: House }
  | { readonly kind: 'exchange'; readonly give: Sort; readonly take: Sort }
  | { readonly kind: 'look'; readonly place: Place }
  | { readonly kind: 'dip' }
  | { readonly kind: 'take'; readonly token: Sort }
  | { readonly kind: 'foretell'; readonly house: House }
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

/** A goblet as it is called when it is spoken of (G4.9). */
export interface Named {
  readonly place: Place
  readonly ring: House | null
  /** Before whom it stands, where a round table has no rings (G6.1). */
  readonly before?: Seat
}

/** What somebody drank, and what came of it. */
export interface Drunk extends Named {
  readonly house: House
  readonly seat: Seat
  readonly tokens: Tokens
  readonly poisoned: boolean
}

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
  | { readonly kind: 'course'; readonly course: number; readonly host: Seat }
  | { readonly kind: 'pairs'; readonly nobles: readonly Seat[]; readonly tasters: readonly (Seat | null)[] }
  | { readonly kind: 'poured'; readonly seat: Seat; readonly goblet: Named }
  | { readonly kind: 'peeked'; readonly seat: Seat; readonly goblet: Named; readonly free: boolean }
  | { readonly kind: 'rotated'; readonly seat: Seat; readonly by: number }
  | { readonly kind: 'swapped'; readonly seat: Seat; readonly goblets: readonly [Named, Named] }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'after you'; readonly seat: Seat; readonly to: Seat; readonly leave: boolean }
  | { readonly kind: 'toast'; readonly seat: Seat; readonly by: 'caller' | 'table' }
  | { readonly kind: 'round'; readonly round: number; readonly of: number }
  /** C2: all look away; afterwards the rings lie so. */
  | { readonly kind: 'veiled'; readonly seat: Seat; readonly other: Seat; readonly rings: 'moved' | 'still' | 'none' }
  | { readonly kind: 'confessed'; readonly seat: Seat; readonly target: Seat }
  | { readonly kind: 'traded'; readonly seat: Seat; readonly for: Sort }
  | { readonly kind: 'doubling'; readonly seat: Seat }
  | { readonly kind: 'retargeted'; readonly seat: Seat; readonly other: Seat }
  | { readonly kind: 'exchanged'; readonly seat: Seat }
  | { readonly kind: 'dipped'; readonly seat: Seat; readonly goblet: Named }
  | { readonly kind: 'took'; readonly seat: Seat; readonly goblet: Named }
  | { readonly kind: 'left it'; readonly seat: Seat }
  | { readonly kind: 'foretold'; readonly seat: Seat; readonly other: Seat }
  | { readonly kind: 'waits'; readonly seat: Seat }
  | { readonly kind: 'drunk'; readonly goblets: readonly Drunk[] }
  | { readonly kind: 'cards'; readonly cards: readonly (Card | null)[] }
  | { readonly kind: 'scored'; readonly course: number; readonly earned: readonly Earned[] }
  | { readonly kind: 'heir'; readonly seat: Seat; readonly gone: Key; readonly drawn: Key | null }
  | { readonly kind: 'drank'; readonly drunk: Drunk }
  | { readonly kind: 'course won'; readonly seats: readonly Seat[] }
  | { readonly kind: 'tied'; readonly seats: readonly Seat[] }
  | { readonly kind: 'over'; readonly winners: readonly Seat[] }

export type GobletsSecret =
  | { readonly kind: 'saw'; readonly goblet: Named; readonly tokens: Tokens }
  | { readonly kind: 'poured'; readonly seat: Seat; readonly goblet: Named; readonly token: Sort }
  | { readonly kind: 'veiled'; readonly how: Veil }
  | { readonly kind: 'exchanged'; readonly gave: Sort; readonly took: Sort }
  | { readonly kind: 'took'; readonly token: Sort }
  | { readonly kind: 'card'; readonly card: Card }

export interface Goblets extends Shape {
  table: Table
  hand: Hand
  box: Box
  move: Move
  options: Options
}

export type GobletsState = State<Goblets>
export type GobletsView = View<Goblets>
