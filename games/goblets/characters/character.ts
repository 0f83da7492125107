/** What a character may change. Each is one small file; what it leaves out stays as the rules have it. */
import type { Frozen, Seat } from '../../../kernel/state.ts'
import type { GobletsState, Hand, House, Move, Table } from '../state.ts'

/** The table as the house that is asked sees it. */
export interface Scene {
  readonly table: Frozen<Table>
  readonly hand: Frozen<Hand>
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
  readonly table: Frozen<Table>
  readonly poisoned: readonly boolean[]
}

/** What a house scores by G5.5, or instead of it; never the wine point (G5.6). */
export interface Points {
  readonly alive: number
  readonly target: number
  readonly both: number
  readonly other: number
}

type Offer = (scene: Scene) => readonly Move[]

export interface Character {
  /** Moves it adds at the beginning of a course, on its turn, and before drinking. */
  readonly beginning?: Offer
  readonly turn?: Offer
  readonly before?: Offer
  /** What its own moves do; moves of everybody (Pour, Peek, Rotate, Swap) do what they always do. */
  play?(state: GobletsState, doer: Doer, move: Move): void
  readonly lastActions?: number
  readonly takesLastAction?: 'after everybody'
  readonly toastsWithWine?: number
  scores?(judged: Judged, house: House): Points
}
