import { afterAll, expect, test } from 'vitest'
import { inAll } from '../long.ts'
import { closeAll } from '../open.ts'
import { freshSeed } from '../seed.ts'
import { storm } from './storm.ts'

afterAll(closeAll)

const ROUNDS = inAll(8, 40)

test('three houses to which everything happens have kept every promise', async () => {
  const seed = freshSeed('storm')
  const { wrongs, acknowledged, calamities } = await storm({ rounds: ROUNDS, houses: 3, seed })
  expect(wrongs, `npm run faults -- --store postgres --rounds ${ROUNDS} --seed ${seed}`).toEqual([])
  expect(Object.keys(calamities)).toHaveLength(6)
  expect(acknowledged).toBeGreaterThan(200)
}, 300_000)
