/** The contract, with every check a test of its own. Each game has a file for it, so that they are tried side by side. */
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Bots } from '../kernel/bot.ts'
import { clausesOf } from '../kernel/clauses.ts'
import { contract, trials } from '../kernel/contract/contract.ts'
import { botsKnowOnlyTheirView } from '../kernel/contract/twins.ts'
import type { Trial } from '../kernel/contract/walk.ts'
import type { Game } from '../kernel/game.ts'
import type { Shape } from '../kernel/state.ts'

/** Every table of every size takes its time, more so on a busy machine. */
const PATIENCE = 600_000

function promiseOf<G extends Shape>(bots: Bots<G>) {
  const check = (trial: Trial<G>) => botsKnowOnlyTheirView(trial, bots)
  return ['a bot knows its view alone', check] as const
}

export function keepsTheContract<G extends Shape>(game: Game<G>, bots: Bots<G>): void {
  const clauses = clausesOf(readFileSync(new URL(`../games/${game.key}/RULES.md`, import.meta.url), 'utf8'))
  describe(`${game.key} keeps the contract:`, () => {
    test.each([...Object.entries(contract), promiseOf(bots)])(
      '%s',
      (_promise, check) => {
        const tables = trials(game, 1)
        for (const trial of tables) check(trial, clauses)
        expect(new Set(tables.map(({ seats }) => seats)).size).toBe(game.seats[1] - game.seats[0] + 1)
      },
      PATIENCE,
    )
  })
}
