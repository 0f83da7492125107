/**
 * Plays so that the people in front of it stand as they should, in everybody's eyes: of the moves that better and worse players would
 * make it makes the one after which they can hope for about every third win. It goes by its own view and by how all stand.
 */
import { at } from '../kernel/at.ts'
import { type Bot, type Bots, recollect } from '../kernel/bot.ts'
import { type Chance, pick } from '../kernel/chance.ts'
import type { Game } from '../kernel/game.ts'
import { play } from '../kernel/match.ts'
import { shares } from '../kernel/selfplay.ts'
import { type Seat, type State, same, type View } from '../kernel/state.ts'

/** The share of the wins that people should have. */
const AIM = 1 / 3
/** So many worlds are imagined, and so many moves played on in each. */
const WORLDS = 5
const STEPS = 12
/** Of whom it looks at what they would do, and how often: where nothing speaks for another, it does as the better one. */
const advisers = ['normal', 'normal', 'easy', 'random'] as const

export function teacher(
  game: Game,
  bots: Bots,
  standing: (state: Pick<State, 'table'>, seat: Seat) => number,
  people: readonly Seat[],
): Bot {
  const hopeIn = (state: State, pupils: readonly Seat[]) => {
    const ranking = game.ranking(state.table)
    const won = ranking && shares(ranking)
    return Math.max(...pupils.map((seat) => (won ? at(won, seat) : standing(state, seat))))
  }
  /** What people can hope for in a world in which this was done, a while later. */
  const hopeAfter = (view: View, move: { kind: string }, pupils: readonly Seat[], chance: Chance) => {
    const world = game.imagine(view, chance)
    play(game, world, view.seat, move, chance)
    for (let step = 0; step < STEPS && !game.ranking(world.table); step++) {
      const seat = pick(world.agenda.asked, chance)
      play(game, world, seat, bots.easy.choose(recollect(game, world, seat), chance), chance)
    }
    return hopeIn(world, pupils)
  }
  return {
    choose(view, chance) {
      const pupils = people.filter((seat) => seat !== view.seat)
      if (pupils.length === 0) return bots.normal.choose(view, chance)
      const advice: { kind: string }[] = []
      for (const adviser of advisers) {
        const move = bots[adviser].choose(view, chance)
        if (!advice.some((other) => same(other, move))) advice.push(move)
      }
      const misses = advice.map((move) => {
        let sum = 0
        for (let n = 0; n < WORLDS; n++) sum += hopeAfter(view, move, pupils, chance)
        return Math.abs(sum / WORLDS - AIM)
      })
      return at(advice, misses.indexOf(Math.min(...misses)))
    },
  }
}
