import { expect, test } from 'vitest'
import { Buckets } from './rate-limit.ts'

function at(start: number, most: number, every: number) {
  const time = { now: start }
  return { time, buckets: new Buckets(most, every, () => time.now) }
}

test('there are so many at once, then one each so often, for each key on its own', () => {
  const { time, buckets } = at(5000, 3, 100)
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([true, true, true, false])
  expect(buckets.take('b')).toBe(true)
  time.now += 99
  expect([buckets.has('a'), buckets.take('a')]).toEqual([false, false])
  time.now += 1
  expect([buckets.has('a'), buckets.take('a'), buckets.take('a')]).toEqual([true, true, false])
  time.now += 10_000
  expect([1, 2, 3, 4].map(() => buckets.take('a'))).toEqual([true, true, true, false])
})

test('asking whether there is one takes none', () => {
  const { buckets } = at(0, 1, 100)
  for (let times = 0; times < 5; times++) expect(buckets.has('a')).toBe(true)
  expect(buckets.take('a')).toBe(true)
})

test('among very many keys, whoever is at his limit stays there', () => {
  const { time, buckets } = at(0, 1, 60_000)
  expect(buckets.take('busy')).toBe(true)
  for (let key = 0; key < 30_000; key++) {
    time.now = Math.floor(key / 10)
    buckets.take(`${key}`)
  }
  expect(buckets.take('busy')).toBe(false)
})
