import { afterAll, expect, test } from 'vitest'
import { inAll } from '../long.ts'
import { closeAll } from '../open.ts'
import { freshSeed } from '../seed.ts'
import { killing } from './kill.ts'

afterAll(closeAll)

/** With a seed that is the same every time, and as often with a new one. */
const KILLS = inAll(4, 10)

test('a house killed again and again has kept every promise', async () => {
  const fresh = freshSeed('kills')
  const tolls = [await killing(KILLS, 1), await killing(KILLS, fresh)]
  const sum = (what: 'acknowledged' | 'botMoves' | 'clockMoves' | 'resent') =>
    tolls.reduce((all, toll) => all + toll[what], 0)
  expect(
    tolls.flatMap(({ wrongs }) => wrongs),
    `HUMBUG_SEED=${fresh}`,
  ).toEqual([])
  expect(sum('acknowledged')).toBeGreaterThan(inAll(300, 600))
  expect(sum('botMoves')).toBeGreaterThan(inAll(30, 60))
  expect(sum('clockMoves')).toBeGreaterThan(0)
  // Before every kill but the last somebody was left without an answer, and asked again.
  expect(sum('resent')).toBeGreaterThanOrEqual(2 * (KILLS - 1))
}, 300_000)
