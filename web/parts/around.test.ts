import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { placeAt } from './around.ts'

const round = (all: number) => Array.from({ length: all }, (_, n) => placeAt(n, all))

describe('places round a table', () => {
  test('begin at the bottom and go round by the left, as people sit clockwise', () => {
    const [bottom, left, top, right] = round(4) as [never, never, never, never]
    expect(bottom).toMatchObject({ x: 50, y: 100 })
    expect((left as { x: number }).x).toBeLessThan(5)
    expect(top).toMatchObject({ y: 0 })
    expect((right as { x: number }).x).toBeGreaterThan(95)
  })

  test.each([3, 5, 7, 9, 12])('are equally far apart for %i, and stay on the table', (all) => {
    const places = round(all)
    const gaps = places.map(({ x, y }, n) => {
      const next = at(places, (n + 1) % all)
      return Math.hypot((next.x - x) * 1.25, next.y - y)
    })
    expect(Math.min(...gaps)).toBeGreaterThan(0.7 * Math.max(...gaps))
    for (const { x, y } of places) expect([x >= 0, x <= 100, y >= 0, y <= 100]).toEqual([true, true, true, true])
  })
})
