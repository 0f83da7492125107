import { describe, expect, test } from 'vitest'
import { at } from './at.ts'
import { type Chance, pick, scatter, seeded, shuffle } from './chance.ts'

const numbers = (chance: Chance) => Array.from({ length: 20 }, () => chance(100))

describe('seeded luck', () => {
  test('repeats itself for the same seed and differs for another', () => {
    const draw = (seed: number) => numbers(seeded(seed))
    expect(draw(1)).toEqual(draw(1))
    expect(draw(1)).not.toEqual(draw(2))
  })

  test('gives every face about its share', () => {
    const chance = seeded(9)
    const counts = [0, 0, 0, 0, 0, 0]
    for (let i = 0; i < 60_000; i++) {
      const face = chance(6)
      counts[face] = at(counts, face) + 1
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(600)
  })

  test('is scattered: neighbouring numbers give seeds without a pattern', () => {
    const seeds = Array.from({ length: 1000 }, (_, n) => scatter(1, n))
    expect(new Set(seeds).size).toBe(1000)
    expect(seeds.filter((seed) => seed % 2 === 0).length).toBeGreaterThan(400)
  })

  test('shuffles into every order, and picks from every place', () => {
    const chance = seeded(3)
    const orders = new Set(Array.from({ length: 500 }, () => shuffle([1, 2, 3], chance).join('')))
    expect(orders.size).toBe(6)
    expect(new Set(Array.from({ length: 100 }, () => pick(['a', 'b', 'c'], chance))).size).toBe(3)
  })
})
