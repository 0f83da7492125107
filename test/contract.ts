/** The contract, with every promise a test of its own. Each game has a file for it, so that they are tried side by side. */
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { sure } from '../kernel/at.ts'
import type { Bots } from '../kernel/bot.ts'
import { clausesOf } from '../kernel/clauses.ts'
import { thorough, usual } from '../kernel/contract/attention.ts'
import { type Breaches, breachesOf, freshTrials, promises, type Rows, trials } from '../kernel/contract/contract.ts'
import type { Game } from '../kernel/game.ts'
import type { Shape } from '../kernel/state.ts'
import { inAll } from './long.ts'
import { freshSeed } from './seed.ts'

/** Every table of every size takes its time, more so on a busy machine. */
const PATIENCE = inAll(600_000, 3_600_000)
/** The walks that are the same in every run. */
const SEED = 1
/** Tables with options drawn at random: one of each size that is the same in every run; so many new ones of each, or one of every fourth size. */
const FRESH = inAll(1, 24)
const EVERY = inAll(4, 1)
/** Who begins is one of many: who it is at every size is left to the long runs. */
const ROWS: Rows = { values: inAll(4, Infinity), more: 1 }
const CARE = inAll(usual, thorough)

/** Called by a file that lies beside the rules: its folder is the game's. */
export function keepsTheContract<G extends Shape>(played: Game<G>, bots: Bots<G>): void {
  describe(`${played.key} keeps the contract:`, () => {
    let known: Breaches | undefined
    const fixed = trials(played, SEED, ROWS)
    /** The walk, when the first test asks what came of it. */
    const broken = async () => {
      if (known) return known
      const folder = dirname(sure(expect.getState().testPath, 'folder of this test'))
      const clauses = clausesOf(readFileSync(join(folder, 'RULES.md'), 'utf8'))
      const { sound }: Pick<Game<G>, 'sound'> = await import(join(folder, 'sound.ts'))
      const game = { ...played, ...(sound && { sound }) }
      const seed = freshSeed(`the contract of ${game.key}`)
      const fresh = freshTrials(game, seed, FRESH).filter((_, at) => (at + seed) % EVERY === 0)
      known = breachesOf({ game, bots, clauses }, trials(game, SEED, ROWS), fresh, CARE)
      return known
    }

    test.each(promises)('%s', { timeout: PATIENCE }, async (promise) => {
      const breach = (await broken()).get(promise)
      if (breach) throw breach
      expect(new Set(fixed.map(({ seats }) => seats)).size).toBe(played.seats[1] - played.seats[0] + 1)
    })
  })
}
