/** What a character may change. Each is one small file; what it leaves out stays as the rules have it. */
import type { Chance } from '../../../kernel/chance.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import type { Banquet, BanquetState, House, Move } from '../state.ts'

/** The table as the house that is asked sees it. */
export interface Scene {
  readonly table: Frozen<Banquet['table']>
  readonly hand: Frozen<Banquet['hand']>
  readonly seat: Seat
  readonly house: House
}

/** Who does it. */
export interface Doer {
  readonly seat: Seat
  readonly house: House
}

/** Who is poisoned, whom everybody was after, and what abilities were used. */
export interface Judged {
  readonly table: Scene['table']
  readonly poisoned: readonly boolean[]
}

/** What a house scores for surviving and for its target, or instead of it. */
export interface Points {
  readonly alive: number
  readonly target: number
  readonly both: number
  readonly other: number
}

type Offer<Own> = (scene: Scene) => readonly (Move | Own)[]

/** `Own`: the moves that only its game has; `Its`: the state of its game, where it needs more than every game has. */
export interface Character<Own = never, Its = BanquetState> {
  /** Moves it adds at the beginning of a course, on its turn, and before drinking. */
  readonly beginning?: Offer<Own>
  readonly turn?: Offer<Own>
  readonly before?: Offer<Own>
  /** What its own moves do; moves of everybody (Pour, Peek, Rotate, Swap) do what they always do. */
  play?(state: Its, doer: Doer, move: Move | Own, chance: Chance): void
  readonly lastActions?: number
  readonly takesLastAction?: 'after everybody'
  readonly toastsWithWine?: number
  scores?(judged: Judged, house: House): Points
}
