/** What somebody's own bot is. Whoever writes one imports these as types alone: a file of theirs needs nothing of ours to run. */
import type { Chance } from '../../kernel/chance.ts'
import type { Seat, Shape, View } from '../../kernel/state.ts'

/** Told before each game. `seed`: for luck of one's own, so that a game can be had again. */
export interface Start {
  readonly game: string
  readonly options: object
  readonly seats: number
  readonly seat: Seat
  readonly seed: number
}

/** A move, or its number in the list of those that are open. */
type Answer<G extends Shape> = G['move'] | number

export interface OwnBot<G extends Shape = Shape> {
  choose(view: View<G>, chance: Chance, moves: readonly G['move'][]): Answer<G> | Promise<Answer<G>>
}

/** What a file exports as `bot`: one, or what makes one for each game. */
export type OwnFile<G extends Shape = Shape> = OwnBot<G> | ((start: Start) => OwnBot<G>)
