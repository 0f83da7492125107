/** Random play that stops at every step to let a check look around. */
import { anyMove } from '../bot.ts'
import { type Chance, pick, seeded } from '../chance.ts'
import type { Game } from '../game.ts'
import { play } from '../match.ts'
import { look, type Seat, type Shape, type State } from '../state.ts'

/** One game at one table: the same trial walks the same way every time. */
export interface Trial<G extends Shape = Shape> {
  readonly game: Game<G>
  readonly seats: number
  readonly options: G['options']
  readonly seed: number
}

/** What a check throws when a game breaks the contract. */
export class Breach extends Error {}

export function demand(kept: boolean, promise: string): asserts kept {
  if (!kept) throw new Breach(promise)
}

export interface Step<G extends Shape> {
  readonly state: State<G>
  /** Who is about to make which move. */
  readonly seat: Seat
  readonly move: G['move']
  /** Luck for the check's own use. */
  readonly chance: Chance
}

/** Plays to the end and returns the last state. `visit` sees every state before its move; it must not change it. */
export function walk<G extends Shape>(trial: Trial<G>, visit: (step: Step<G>) => void): State<G> {
  const { game, seats, options, seed } = trial
  const chance = seeded(seed)
  const aside = seeded(~seed)
  const state = game.setup(seats, options, chance)
  for (let played = 0; !game.ranking(state.table); played++) {
    demand(played < game.bound, `${game.key}: a game of ${seats} goes on after ${game.bound} moves`)
    const seat = mover(game, state, chance)
    const moves = game.moves(look(state, seat))
    demand(moves.length > 0, `${game.key}: seat ${seat} is asked and can do nothing`)
    const move = anyMove(game, moves, chance)
    visit({ state, seat, move, chance: aside })
    play(game, state, seat, move, chance)
  }
  return state
}

/** Mostly somebody who is asked; now and then somebody who merely may. */
function mover<G extends Shape>(game: Game<G>, state: State<G>, chance: Chance): Seat {
  const { asked } = state.agenda
  demand(asked.length > 0, `${game.key}: the game is not over and nobody is asked`)
  if (chance(8) === 0) {
    const free = everySeat(state).filter((seat) => game.moves(look(state, seat)).length > 0)
    if (free.length > 0) return pick(free, chance)
  }
  return pick(asked, chance)
}

export function everySeat(state: State): Seat[] {
  return state.hands.map((_, seat) => seat)
}

export const bytes = (thing: unknown): string => JSON.stringify(thing)
