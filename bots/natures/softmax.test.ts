import { expect, test } from 'vitest'
import { seeded } from '../../kernel/chance.ts'
import { type Sample, Softmax } from './softmax.ts'

/** Three kinds: each does its own thing mostly, and another now and then. */
function samples(seed: number): Sample[] {
  const chance = seeded(seed)
  return Array.from({ length: 300 }, (_, n) => {
    const noticed = new Map<number, number>()
    for (let deed = 0; deed < 6; deed++) {
      const thing = chance(3) > 0 ? n % 3 : chance(3)
      noticed.set(thing, (noticed.get(thing) ?? 0) + 1)
    }
    return { kind: n % 3, noticed }
  })
}

test('kinds are told apart in what was not learnt from, and not before it has learnt', () => {
  const right = (reader: Softmax) =>
    samples(2).filter(({ noticed, kind }) => reader.guess(noticed) === kind).length / samples(2).length
  const reader = new Softmax(3, 3)
  expect(right(reader)).toBeLessThan(0.4)
  reader.learn(samples(1))
  expect(right(reader)).toBeGreaterThan(0.85)
})
