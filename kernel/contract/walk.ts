/** Random play that stops at every step to let those who came along look around. */
import { anyMove } from '../bot.ts'
import { type Chance, pick, seeded } from '../chance.ts'
import type { Game } from '../game.ts'
import { begin, enter, type Match } from '../match.ts'
import { look, type Seat, type Shape, type State } from '../state.ts'
import { shown } from './difference.ts'
import { demand } from './failure.ts'

/** One game at one table: the same trial walks the same way every time. */
export interface Trial<G extends Shape = Shape> {
  readonly game: Game<G>
  readonly seats: number
  readonly options: G['options']
  readonly seed: number
  /** The seed that drew this table anew; none of those that every run walks over. */
  readonly from?: number
}

export interface Step<G extends Shape> {
  /** Counted from 1. */
  readonly nth: number
  readonly state: State<G>
  /** Who is about to make which move. */
  readonly seat: Seat
  readonly move: G['move']
  /** All that they could do. */
  readonly open: readonly G['move'][]
  /** Luck for those who look around. */
  readonly chance: Chance
}

/** Plays to the end and returns the last state. `visit` sees every state before its move; it must not change it. */
export function walk<G extends Shape>(trial: Trial<G>, visit: (step: Step<G>) => void): State<G> {
  return walkOnRecord(trial, visit).state
}

/** The same walk, with its record. */
export function walkOnRecord<G extends Shape>(trial: Trial<G>, visit: (step: Step<G>) => void): Match<G> {
  const { game, seats, options, seed } = trial
  const chance = seeded(seed)
  const aside = seeded(~seed)
  const match = begin(game, seats, options, () => chance)
  const { state, record } = match
  while (!game.ranking(state.table)) {
    const nth = record.entries.length + 1
    demand(nth <= game.bound, `a game of ${seats} goes on after ${game.bound} moves`, 'endless')
    const seat = mover(game, state, chance)
    const open = openTo(game, state, seat)
    const move = anyMove(game, open, chance)
    visit({ nth, state, seat, move, open, chance: aside })
    const entry = enter(match, seat, state.agenda.question, move, () => chance)
    demand(typeof entry !== 'string', `${move.kind} was offered to seat ${seat} and refused as ${entry}`, 'refused')
  }
  return match
}

/** What a seat may do, which must be something. */
export function openTo<G extends Shape>(game: Game<G>, state: State<G>, seat: Seat): readonly G['move'][] {
  const moves = game.moves(look(state, seat))
  demand(moves.length > 0, `seat ${seat} is asked and can do nothing`, 'stuck')
  return moves
}

/** Mostly somebody who is asked; now and then somebody who merely may. */
export function mover<G extends Shape>(game: Game<G>, state: State<G>, chance: Chance): Seat {
  const { asked } = state.agenda
  demand(asked.length > 0, 'the game is not over and nobody is asked', 'stuck')
  if (chance(8) === 0) {
    const free = everySeat(state).filter((seat) => game.moves(look(state, seat)).length > 0)
    if (free.length > 0) return pick(free, chance)
  }
  return pick(asked, chance)
}

export function everySeat(state: State): Seat[] {
  return state.hands.map((_, seat) => seat)
}

/** What the ranking of a finished game must be like. */
export function endsWell<G extends Shape>(game: Game<G>, end: State<G>): void {
  const ranking = game.ranking(end.table)
  demand(end.agenda.asked.length === 0, `seats ${end.agenda.asked} are asked after the end`, 'ending')
  demand(
    ranking?.length === end.hands.length && ranking.includes(1),
    `the ranking ${shown(ranking)} has no winner or misses a seat`,
    'ending',
  )
}
