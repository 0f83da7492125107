/** How long hard puppets take over a game of Hoax, and how often one of them would be asked. */

import { hoax } from '../games/hoax/index.ts'
import { defaults } from '../kernel/game.ts'
import { selfPlay } from '../kernel/selfplay.ts'
import { findBots } from '../test/brains.ts'
import { type Figure, quantile } from './figures.ts'

/** At so many seats so many games: a large table takes its time. */
const TABLES: readonly (readonly [seats: number, games: number])[] = [
  [3, 200],
  [5, 200],
  [8, 100],
  [12, 50],
]
const ROUNDS: Readonly<Record<number, string>> = { 5: '<= 15' }
const ENDED: Readonly<Record<number, string>> = { 12: '>= 0.9' }

export function roundFigures(): Figure[] {
  return TABLES.flatMap(([seats, games]) => {
    const rounds: number[] = []
    const prompts: number[] = []
    let ended = 0
    for (let seed = 0; seed < games; seed++) {
      const { state, moves } = selfPlay(hoax, Array(seats).fill(findBots('hoax').hard), defaults(hoax, seats), seed)
      rounds.push(Math.min(state.table.round, state.table.options.rounds))
      prompts.push(moves / seats)
      if (state.table.last?.ending !== 'rounds') ended++
    }
    const name = (what: string) => `hoax.${what}_${seats}_seats`
    const [slow, done] = [ROUNDS[seats], ENDED[seats]]
    return [
      { name: name('rounds'), value: quantile(rounds, 0.5), unit: 'rounds', ...(slow && { aim: slow }) },
      {
        name: name('ended'),
        value: Math.round((ended / games) * 100) / 100,
        unit: 'share',
        ...(done && { aim: done }),
      },
      { name: name('prompts'), value: Math.round(quantile(prompts, 0.5)), unit: 'prompts' },
    ]
  })
}
