import { expect, test } from 'vitest'
import { waysOf } from './ways.ts'

const named = (place: number) => ({ place, ring: null })

test('G4.4 every goblet arrives from the place before it, the way it was sent', () => {
  const ways = waysOf([{ kind: 'rotated', seat: 0, by: 1 }], 4)
  expect([...ways]).toEqual([
    [0, [3, 0]],
    [1, [0, 1]],
    [2, [1, 2]],
    [3, [2, 3]],
  ])
  expect(waysOf([{ kind: 'rotated', seat: 0, by: -1 }], 4).get(3)).toEqual([0, 3])
})

test('C8 two places are two steps along the ring', () => {
  expect(waysOf([{ kind: 'rotated', seat: 0, by: 2 }], 5).get(1)).toEqual([4, 0, 1])
  expect(waysOf([{ kind: 'rotated', seat: 0, by: -2 }], 5).get(4)).toEqual([1, 0, 4])
})

test('G4.5 only the two goblets of a swap travel', () => {
  const ways = waysOf([{ kind: 'swapped', seat: 0, goblets: [named(1), named(4)] }], 6)
  expect([...ways]).toEqual([
    [1, [4, 1]],
    [4, [1, 4]],
  ])
})

test('C2 a veil moves nothing that can be seen', () => {
  expect(waysOf([{ kind: 'veiled', seat: 0, other: 1, rings: 'moved' }], 6).size).toBe(0)
})
