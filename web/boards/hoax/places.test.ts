import { expect, test } from 'vitest'
import { columnsFor, spotsFor } from './places.ts'

test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('everybody of %i has a place, and nobody another’s', (others) => {
  const spots = spotsFor(others)
  expect(spots.length).toBe(others)
  expect(new Set(spots.map(({ row, column }) => `${row} ${column}`)).size).toBe(others)
  expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(others)
  for (const { column } of spots) expect(column).toBeGreaterThan(0)
  expect(Math.max(...spots.map(({ column }) => column))).toBe(columnsFor(others))
})

test('clockwise from my left, five others sit round the three sides of the table', () => {
  expect(spotsFor(5).map(({ row, column }) => [row, column])).toEqual([
    [2, 1],
    [1, 1],
    [1, 2],
    [1, 3],
    [2, 3],
  ])
  expect(spotsFor(5).map(({ x }) => x)).toEqual([0, 0, 50, 100, 100])
})
