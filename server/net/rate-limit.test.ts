import { expect, test } from 'vitest'
import { PartyLimit, RateLimit } from './rate-limit.ts'

function at(start: number, most: number, every: number) {
  const time = { now: start }
  return { time, limit: new RateLimit(most, every, () => time.now) }
}

test('there are so many at once, then one each so often, for each key on its own', () => {
  const { time, limit } = at(5000, 3, 100)
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false])
  expect(limit.take('b')).toBe(true)
  time.now += 99
  expect([limit.has('a'), limit.take('a')]).toEqual([false, false])
  time.now += 1
  expect([limit.has('a'), limit.take('a'), limit.take('a')]).toEqual([true, true, false])
  time.now += 10_000
  expect([1, 2, 3, 4].map(() => limit.take('a'))).toEqual([true, true, true, false])
})

test('asking whether there is one takes none', () => {
  const { limit } = at(0, 1, 100)
  for (let times = 0; times < 5; times++) expect(limit.has('a')).toBe(true)
  expect(limit.take('a')).toBe(true)
})

test('among very many keys, whoever is at their limit stays there', () => {
  const { time, limit } = at(0, 1, 60_000)
  expect(limit.take('busy')).toBe(true)
  for (let key = 0; key < 30_000; key++) {
    time.now = Math.floor(key / 10)
    limit.take(`${key}`)
  }
  expect(limit.take('busy')).toBe(false)
})

test('of a party each device has its own, and all together as many as so many devices; who is refused takes none', () => {
  const limit = new PartyLimit(2, 100, 2, () => 0)
  const takes = (...devices: string[]) => devices.map((device) => limit.take('home', device))
  expect(takes('a', 'a', 'a', 'a')).toEqual([true, true, false, false])
  expect(takes('b', 'c')).toEqual([true, true])
  expect(takes('b', 'c', 'd')).toEqual([false, false, false])
  expect(limit.take('elsewhere', 'd')).toBe(true)
  expect(limit.take('elsewhere', 'b')).toBe(true)
})
