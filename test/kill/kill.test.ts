import { afterAll, expect, test } from 'vitest'
import { closeAll } from '../open.ts'
import { killing } from './kill.ts'

afterAll(closeAll)

test('a house killed twenty times has kept every promise', async () => {
  const toll = await killing(20, 1)
  expect(toll.wrongs).toEqual([])
  expect(toll.acknowledged).toBeGreaterThan(1000)
  expect(toll.botMoves).toBeGreaterThan(100)
  expect(toll.clockMoves).toBeGreaterThan(0)
  expect(toll.resent).toBeGreaterThan(0)
}, 300_000)
