import { type Bot, strengths } from '../kernel/bot.ts'
import { defaults, type Game } from '../kernel/game.ts'
import { selfPlay } from '../kernel/selfplay.ts'
import type { Shape } from '../kernel/state.ts'
import { findBots } from '../test/brains.ts'
import { type Figure, quantile } from './figures.ts'

const AIMS: Readonly<Record<string, string>> = { normal: '<= 50', hard: '<= 250' }

/** How long a bot of each level thinks about a move at a table of its like. */
export function botFigures<G extends Shape>(game: Game<G>, seats: number): Figure[] {
  return strengths.flatMap((level) => {
    const times: number[] = []
    const timed: Bot<G> = {
      choose(view, chance) {
        const start = performance.now()
        const move = findBots(game.key)[level].choose(view, chance)
        times.push(performance.now() - start)
        return move
      },
    }
    for (let seed = 0; times.length < 600; seed++) selfPlay(game, Array(seats).fill(timed), defaults(game, seats), seed)
    const figure = (name: string, share: number) => ({
      name: `${game.key}.bot_${level}_${name}_ms`,
      value: Math.round(quantile(times, share) * 1000) / 1000,
      unit: 'ms',
      ...(AIMS[level] && { aim: AIMS[level] }),
    })
    return [figure('p50', 0.5), figure('p95', 0.95)]
  })
}
