import { afterAll, expect, test } from 'vitest'
import { games } from '../../games/index.ts'
import { inAll } from '../long.ts'
import { closeAll } from '../open.ts'
import { freshSeed } from '../seed.ts'
import { exchange } from './exchange.ts'
import { before, closeVersions, next, ours } from './open.ts'

afterAll(async () => {
  await closeAll()
  await closeVersions()
})

const old = before()
/** What comes next is what we are, and more. */
const exchanges = inAll([old, next, old], [old, ours, old, next, ours, next, old])

test('houses of the version before, exchanged for those of the next and back again, have kept every promise', async () => {
  const fresh = freshSeed('exchange')
  const { wrongs, troubles, acknowledged, records } = await exchange(exchanges, fresh)
  expect([wrongs, troubles], `HUMBUG_SEED=${fresh}`).toEqual([[], []])
  expect(acknowledged).toBeGreaterThan(150)
  expect(records).toBeGreaterThanOrEqual(games.length)
}, 300_000)
