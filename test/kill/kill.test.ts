import { afterAll, expect, test } from 'vitest'
import { closeAll } from '../open.ts'
import { freshSeed } from '../seed.ts'
import { killing } from './kill.ts'

afterAll(closeAll)

test('a house killed twenty times has kept every promise', async () => {
  const fresh = freshSeed('kills')
  const tolls = [await killing(10, 1), await killing(10, fresh)]
  const sum = (what: 'acknowledged' | 'botMoves' | 'clockMoves' | 'resent') =>
    tolls.reduce((all, toll) => all + toll[what], 0)
  expect(
    tolls.flatMap(({ wrongs }) => wrongs),
    `HUMBUG_SEED=${fresh}`,
  ).toEqual([])
  expect(sum('acknowledged')).toBeGreaterThan(1000)
  expect(sum('botMoves')).toBeGreaterThan(100)
  expect(sum('clockMoves')).toBeGreaterThan(0)
  // Before every kill but the last somebody was left without an answer, and asked again.
  expect(sum('resent')).toBeGreaterThanOrEqual(18)
}, 300_000)
