/** What the bots of every game of goblets ask of theirs. */
import type { Chance } from '../../../kernel/chance.ts'
import type { Frozen, Seat, State, View } from '../../../kernel/state.ts'
import type { Banquet, House } from '../state.ts'
import type { Sort, Tokens } from '../tokens.ts'

/** Somebody at the table, as far as their choice depends on it. */
export interface Mind<G extends Banquet> {
  readonly table: Frozen<G['table']>
  readonly hand: Frozen<G['hand']>
  readonly seat: Seat
  readonly house: House
  /** The goblets as this seat takes them to be; moves are tried on them and taken back. */
  readonly goblets: Tokens[]
}

/** What somebody makes of it. */
export interface Temper {
  /** What the goblets as they stand now say about how they will be drunk. */
  readonly present: number
  /** A poison, an antidote kept for later. */
  readonly kept: number
  /** Every token that stands between oneself and the Toast. */
  readonly burden: number
  /** To know at last whether a goblet kills, when it may as well as not. */
  readonly curiosity: number
}

/** How readily somebody pours a token before themselves, before their target, elsewhere. */
type Habit = readonly [own: number, target: number, elsewhere: number]
export type Habits = Readonly<Record<Sort, Habit>>

/** What one plays for: the points of this course, or the victory in the end. */
export type Aim = 'points' | 'victory'

export interface Court<G extends Banquet> {
  moves(view: View<G>): readonly G['move'][]
  play(state: State<G>, seat: Seat, move: G['move'], chance: Chance): void
  imagine(view: View<G>, chance: Chance): State<G>
  /** A world to play on in, that leaves the first as it is; what play never writes on is shared. */
  fork(state: State<G>): State<G>
  /** What a seat would get if the goblets were drunk as they stand, against what the others get. */
  wish(mind: Mind<G>, table: Frozen<G['table']>): number
  /** What one's tokens are good for in the rest of the course, once this one is poured. */
  reserve(mind: Mind<G>, temper: Temper, poured: Sort | null): number
  /** The table once this has been said, where a move only says something. */
  spoken(table: Frozen<G['table']>, house: House, move: G['move']): Frozen<G['table']>
  /** What somebody in an imagined world does without a thought, if anything. */
  reflex(state: State<G>, seat: Seat, open: readonly G['move'][], chance: Chance): G['move'] | undefined
  /** What somebody in an imagined world makes of it; patient if nothing is said. */
  temper?(seat: Seat): Temper
  /** Whether somebody calls the Toast, if the goblets as they see them promise so much. */
  toasts(mind: Mind<G>, promise: number, chance: Chance): boolean
  /** What the course was worth to a seat, once it is over. */
  result(table: G['table'], seat: Seat, aim: Aim): number | undefined
  /** So many changes towards how people pour are tried for every token that the others have poured. */
  readonly changes: number
  /** How people pour; where it is known which pour of this house it is, as they do then. */
  habits(table: Frozen<G['table']>, house: House, when: number): Habits
  /** What the others may have drawn instead, where all drew from one bag. */
  bag?(world: State<G>): Tokens
  /** How good it looks to drink this goblet in a duel. */
  palatable(goblet: Readonly<Tokens>): number
}
