import { at } from './at.ts'
import { type Bot, recollect } from './bot.ts'
import { type Chance, pick, scatter, seeded } from './chance.ts'
import type { Game, Ranking } from './game.ts'
import { play } from './match.ts'
import type { Seat, Shape, State } from './state.ts'

/** Bots play a whole game among themselves, at once. The same seed plays the same game. */
export function selfPlay<G extends Shape>(
  game: Game<G>,
  bots: readonly Bot<G>[],
  options: G['options'],
  seed: number,
  before: (state: State<G>, seat: Seat, move: G['move']) => void = () => {},
): { state: State<G>; ranking: Ranking; moves: number } {
  const luck: Chance = seeded(scatter(seed, 0))
  const own = bots.map((_, seat) => seeded(scatter(seed, seat + 1)))
  const state = game.setup(bots.length, options, luck)
  for (let moves = 0; ; moves++) {
    const ranking = game.ranking(state.table)
    if (ranking) return { state, ranking, moves }
    // The order in which several answer must not matter, so luck decides it.
    const { asked } = state.agenda
    const seat = asked.length === 1 ? at(asked, 0, 'seat') : pick(asked, luck)
    const move = at(bots, seat, 'bot').choose(recollect(game, state, seat), at(own, seat, 'luck'))
    before(state, seat, move)
    play(game, state, seat, move, luck)
  }
}

/** What each seat gets of one win. */
export function shares(ranking: Ranking): number[] {
  const winners = ranking.filter((place) => place === 1).length
  return ranking.map((place) => (place === 1 ? 1 / winners : 0))
}
