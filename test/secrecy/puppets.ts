/** Twin worlds for puppets: one that is asked in two worlds which differ only in what its seat cannot know does the same in both. */

import { anyMove, type Bot, recollect } from '../../kernel/bot.ts'
import { type Chance, pick, scatter, seeded } from '../../kernel/chance.ts'
import { freshTrials } from '../../kernel/contract/contract.ts'
import type { Game } from '../../kernel/game.ts'
import { play } from '../../kernel/match.ts'
import { look, type Seat, type State, same, type View } from '../../kernel/state.ts'
import { findBots } from '../brains.ts'

export interface Compared {
  /** So many times there was something that the seat could not know, and it was another. */
  positions: number
  /** What was done otherwise then. */
  readonly different: string[]
}

/** Moves between two positions that are compared, at most. */
const APART = 6

/** Until so many positions were compared, at tables of all sizes with any options. Everybody plays like a beginner or just anything. */
export function compareMoves(game: Game, bot: Bot, positions: number, seed: number): Compared {
  const compared: Compared = { positions: 0, different: [] }
  for (let evening = 0; compared.positions < positions; evening++) {
    const chance = seeded(scatter(seed, evening))
    const { seats, options } = pick(freshTrials(game, scatter(seed, evening), 1), chance)
    const state = game.setup(seats, options, chance)
    let next = chance(APART)
    while (!game.ranking(state.table) && compared.positions < positions) {
      const seat = pick(state.agenda.asked, chance)
      if (next-- === 0) {
        compare(game, bot, state, seat, chance, compared)
        next = chance(APART)
      }
      const { easy } = findBots(game.key)
      const isWhim = chance(4) === 0
      const view = recollect(game, state, seat)
      const move = isWhim ? anyMove(game, game.moves(look(state, seat)), chance) : easy.choose(view, chance)
      play(game, state, seat, move, chance)
    }
  }
  return compared
}

function compare(game: Game, bot: Bot, state: State, seat: Seat, chance: Chance, compared: Compared): void {
  const view = recollect(game, state, seat)
  const world = game.imagine(view, chance)
  if (same(world.box, state.box) && same(world.hands, state.hands)) return
  const luck = chance(2 ** 31)
  const does = (eyes: View) => bot.choose(eyes, seeded(luck))
  const [here, there] = [does(view), does(recollect(game, world, seat))]
  compared.positions++
  if (!same(here, there)) {
    compared.different.push(`${game.key}, ${view.seats} seats: ${JSON.stringify(here)} or ${JSON.stringify(there)}`)
  }
}
