import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { clausesOf } from '../kernel/clauses.ts'
import { contract, trials } from '../kernel/contract/contract.ts'
import { games } from './index.ts'

/** Every table of every size takes its time, more so on a busy machine. */
const PATIENCE = 600_000

describe.each(games)('$key keeps the contract:', (game) => {
  const clauses = clausesOf(readFileSync(new URL(`${game.key}/RULES.md`, import.meta.url), 'utf8'))
  test.each(Object.entries(contract))(
    '%s',
    (_promise, check) => {
      const tables = trials(game, 1)
      for (const trial of tables) check(trial, clauses)
      expect(new Set(tables.map(({ seats }) => seats)).size).toBe(game.seats[1] - game.seats[0] + 1)
    },
    PATIENCE,
  )
})
