/** Plays games in which every seat has another nature, and notes what each did and won. */

import { fetchBot } from '../../games/bots.ts'
import { findGame } from '../../games/index.ts'
import { at, sure } from '../../kernel/at.ts'
import type { Level } from '../../kernel/bot.ts'
import { scatter, seeded, shuffle } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { natures } from '../../kernel/nature.ts'
import { selfPlay, shares } from '../../kernel/selfplay.ts'
import { type Stretch, serve, share } from '../crew.ts'
import { traitsOf } from './traits.ts'

export interface About {
  readonly key: string
  readonly level: Level
  readonly seats: number
  readonly seed: number
}

/** One seat in one game: of which nature it was, what it won, and how often each thing was noticed. */
export interface Watched {
  readonly game: number
  readonly nature: number
  readonly won: number
  readonly noticed: readonly (readonly [string, number])[]
}

const { key, level, seats, seed, within } = share<About>()
const game = sure(findGame(key), `game ${key}`)
const puppets = await Promise.all(natures.map((nature) => fetchBot(key, { level, nature, people: [] })))

function watch(index: number): Watched[] {
  const order = Array.from(natures.keys())
  // More seats than natures: some come twice.
  const who = shuffle([...order, ...order], seeded(scatter(seed + 1, index))).slice(0, seats)
  const noticed = who.map(() => new Map<string, number>())
  const company = who.map((nature) => at(puppets, nature))
  const { ranking } = selfPlay(game, company, defaults(game, seats), scatter(seed, index), (state, seat, move) => {
    const own = at(noticed, seat)
    for (const trait of traitsOf(key, state, seat, move)) own.set(trait, (own.get(trait) ?? 0) + 1)
  })
  const won = shares(ranking)
  return who.map((nature, seat) => ({ game: index, nature, won: at(won, seat), noticed: [...at(noticed, seat)] }))
}

serve((stretch: Stretch) => within(stretch).flatMap(watch))
