/**
 * What lies on every table where goblets stand, whatever game is played there: houses, goblets on their places, screens
 * (or napkins), and what somebody may remember of them. Each game adds what is its own.
 */
import type { News, Seat, State, View } from '../../kernel/state.ts'
import type { Key } from './characters/key.ts'
import type { Sort, Tokens } from './tokens.ts'

/** A house, as the rulebook calls it (G2.1, G8.1), counted clockwise: somebody who plays alone, or a pair. */
export type House = number
/** Where a goblet stands (G4.4, G4.9). In front of house h is place h; in a duel places are those of the row. */
export type Place = number

/** So many goblets there are; in a duel all of them stand in the row. */
export const HOUSES = 6

/** Two or three around a row of goblets, everybody alone, or nobles with their tasters. */
export type Mode = 'duel' | 'single' | 'pairs'

/** Something that will still be asked in this course, in order. */
export interface Prompt<Stage extends string = string> {
  stage: Stage
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

/** How the Toast was called: with how many tokens behind the caller's screen, and by the caller or by the table. */
interface Call {
  house: House
  by: 'caller' | 'table'
  tokens: number
}

/** How much the page remembers for everybody: nothing, what they poured and saw themselves, also who poured where. */
export type Dial = 'mine' | 'none' | 'record'

/** A goblet as it is called when it is spoken of: by its ring, else by its place. */
export interface Named {
  readonly place: Place
  readonly ring: House | null
  /** Whose it is called: the one whose ring it bears; or before whom it stands, where a round table has no rings. */
  readonly before?: Seat
}

/**
 * Something about one goblet that somebody may remember, followed through the moves.
 * `at` is where the goblet stands now. After Belladonna has been at it (C2) it may as well stand at `or`.
 */
export interface Trail {
  when: number
  round: number
  at: Place
  or: Place | null
  /** How the goblet was called then. */
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

/** Something that all saw somebody do with a goblet: pour into it, look into it, or send it away from before themselves. */
export type Deed = {
  readonly kind: 'pour' | 'look' | 'swap' | 'rotate'
  readonly by: House
  /** Whether the Toast had been called. */
  readonly called: boolean
} & Trail

/** What all see. */
export interface Setting<Stage extends string = string> {
  news: News[]
  mode: Mode
  /** Which course it is, from 1. */
  course: number
  /** Whole rounds of turns in this course, from 1. */
  round: number
  /** Who opens the course: the turns begin at their left. */
  host: House
  nobles: Seat[]
  /** The taster of each house; null where somebody plays alone. */
  tasters: (Seat | null)[]
  /** The character of each seat; null without. */
  characters: (Key | null)[]
  /** Whose ring is on the goblet at each place; null where no rings are used. */
  rings: House[] | null
  /** Whether a goblet stands at each place; what is drunk alone leaves. */
  standing: boolean[]
  /** What was in each goblet that has left, for all to see. */
  emptied: (Tokens | null)[]
  /** How many tokens lie behind each screen. */
  screens: number[]
  /** Whom each house wants poisoned. Empty in a duel. */
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
  call: Call | null
  queue: Prompt<Stage>[]
  score: number[]
  /** As much as this table lets the page remember. */
  dial: Dial
  /** The memory dial at "record": who poured where in this course. */
  record: Poured[]
  /** The same and more, as bots remember it; not on the table itself. */
  annals?: Deed[]
  /** In a duel: who is out for this course. */
  out: boolean[]
}

/** What a seat sees. */
export interface Held {
  news: News[]
  /** Behind the screen. Partners see the same. */
  tokens: Tokens
  /** All that this house has had behind its screen in this course. */
  had: Tokens
  /** What was in the goblet that the Abbess looked into, while she decides, and what she then took (C13). */
  dipped: Tokens | null
  fished: Sort | null
  /** As much as the memory dial leaves. */
  memory: Memory[]
  /** C2: whether the goblets that this seat veiled changed places; only it knows, and only if the dial lets it remember. */
  veiled: 'exchanged' | 'left' | null
}

/** What may be remembered of a course, wherever it is kept. */
export interface Notes {
  dial: Dial
  record: Poured[]
  /** By seat. */
  minds: Pick<Held, 'memory' | 'veiled'>[]
}

/** What nobody sees: the contents of the goblet at each place, and, where no page may show it, what bots remember: of goblets, of deeds. */
interface Cellar {
  goblets: Tokens[]
  notes?: Notes | null
  annals?: Deed[] | null
}

/** C2: what Belladonna exchanges while all look away. */
export type Veil = 'goblets' | 'rings' | 'both' | 'neither'

/** What hands do at every such table. */
export type Move =
  | { readonly kind: 'pour'; readonly token: Sort; readonly place: Place }
  | { readonly kind: 'peek'; readonly place: Place }
  /** So many places clockwise; below zero anticlockwise. */
  | { readonly kind: 'rotate'; readonly by: number }
  | { readonly kind: 'swap'; readonly places: readonly [Place, Place] }
  | { readonly kind: 'toast' }
  | { readonly kind: 'pass' }
  | { readonly kind: 'drink'; readonly place: Place }
  | { readonly kind: 'veil'; readonly place: Place; readonly how: Veil }
  | { readonly kind: 'confess' }
  | { readonly kind: 'double pour' }
  | { readonly kind: 'look'; readonly place: Place }
  | { readonly kind: 'dip' }
  | { readonly kind: 'take'; readonly token: Sort }
  | { readonly kind: 'foretell'; readonly house: House }

export interface Banquet {
  table: Setting & { options: { readonly rounds: number } }
  hand: Held
  box: Cellar
  move: { readonly kind: string }
  options: object
}

export type BanquetState = State<Banquet>
export type BanquetView = View<Banquet>
