import { at } from './at.ts'
import { type Bot, recollect } from './bot.ts'
import { type Chance, pick, scatter, seeded } from './chance.ts'
import type { Game, Ranking } from './game.ts'
import { play } from './match.ts'
import type { Seat, Shape, State } from './state.ts'

interface Played<G extends Shape> {
  readonly state: State<G>
  readonly ranking: Ranking
  readonly moves: number
}

/** Who is to move, and with what luck of their own. */
interface Turn<G extends Shape> {
  readonly state: State<G>
  readonly seat: Seat
  readonly chance: Chance
}

/** A whole game, turn by turn: whoever goes through it says each time which move is made. The same seed deals the same game. */
export function* turns<G extends Shape>(
  game: Game<G>,
  seats: number,
  options: G['options'],
  seed: number,
): Generator<Turn<G>, Played<G>, G['move']> {
  const luck: Chance = seeded(scatter(seed, 0))
  const own = Array.from({ length: seats }, (_, seat) => seeded(scatter(seed, seat + 1)))
  const state = game.setup(seats, options, luck)
  for (let moves = 0; ; moves++) {
    const ranking = game.ranking(state.table)
    if (ranking) return { state, ranking, moves }
    // The order in which several answer must not matter, so luck decides it.
    const { asked } = state.agenda
    const seat = asked.length === 1 ? at(asked, 0, 'seat') : pick(asked, luck)
    play(game, state, seat, yield { state, seat, chance: at(own, seat, 'luck') }, luck)
  }
}

/** Bots play a whole game among themselves, at once. The same seed plays the same game. */
export function selfPlay<G extends Shape>(
  game: Game<G>,
  bots: readonly Bot<G>[],
  options: G['options'],
  seed: number,
  before: (state: State<G>, seat: Seat, move: G['move']) => void = () => {},
): Played<G> {
  const all = turns(game, bots.length, options, seed)
  let turn = all.next()
  while (!turn.done) {
    const { state, seat, chance } = turn.value
    const move = at(bots, seat, 'bot').choose(recollect(game, state, seat), chance)
    before(state, seat, move)
    turn = all.next(move)
  }
  return turn.value
}

/** What each seat gets of one win. */
export function shares(ranking: Ranking): number[] {
  const winners = ranking.filter((place) => place === 1).length
  return ranking.map((place) => (place === 1 ? 1 / winners : 0))
}
