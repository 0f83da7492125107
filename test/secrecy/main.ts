/**
 * Asks puppets in twin worlds, and counts what they do otherwise.
 *
 *   npm run twins -- [--positions 10000] [--game KEY] [--level hard] [--seed N]
 */
import { parseArgs } from 'node:util'
import { games } from '../../games/index.ts'
import { strengths } from '../../kernel/bot.ts'
import { findBots } from '../brains.ts'
import { compareMoves } from './puppets.ts'

const { values } = parseArgs({
  options: {
    positions: { type: 'string', default: '10000' },
    game: { type: 'string' },
    level: { type: 'string', default: 'hard' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
})
const level = strengths.find((name) => name === values.level)
const chosen = games.filter(({ key }) => values.game === undefined || key === values.game)
if (!level || chosen.length === 0) throw new Error(`nobody is “${values.level}” at “${values.game}”`)
for (const game of chosen) {
  const bot = findBots(game.key)[level]
  const { positions, different } = compareMoves(game, bot, Number(values.positions), Number(values.seed))
  for (const each of different) process.stdout.write(`${each}\n`)
  process.stdout.write(
    `${game.key}, ${level}, seed ${values.seed}: ${positions} positions, ${different.length} different moves\n`,
  )
  if (different.length > 0) process.exitCode = 1
}
