import { expect, test } from 'vitest'
import { lastStop, nextStop, type Shown, stepTo, stopAt, stopsOf } from './stops.ts'

const turns = [{ at: 0 }, { at: 4 }, { at: 9 }]

test('by move every moment is a stop; by turn the turns are, and both ends', () => {
  expect(stopsOf('move', turns, 3)).toEqual([0, 1, 2, 3])
  expect(stopsOf('turn', turns, 12)).toEqual([0, 4, 9, 12])
  expect(stopsOf('turn', [{ at: 2 }], 2)).toEqual([0, 2])
  expect(stopsOf('turn', [], 0)).toEqual([0])
})

test('one steps from stop to stop, and no further than the ends', () => {
  const stops = stopsOf('turn', turns, 12)
  expect([0, 3, 4, 11, 12].map((at) => nextStop(stops, at))).toEqual([4, 4, 9, 12, 12])
  expect([0, 3, 4, 11, 12].map((at) => lastStop(stops, at))).toEqual([0, 0, 0, 9, 9])
  expect([0, 3, 4, 12].map((at) => stopAt(stops, at))).toEqual([0, 0, 1, 3])
})

test('one step on has its ceremony; a leap, and the way back, have none', () => {
  const here: Shown = { at: 4, from: 3, ceremony: 'told' }
  const pomp = { hush: 1000, length: 3000 }
  expect(stepTo(here, 5, pomp)).toEqual({ at: 5, from: 4, ceremony: 'hushed' })
  expect(stepTo(here, 5, undefined)).toEqual({ at: 5, from: 4, ceremony: 'over' })
  for (const to of [0, 3, 4, 6, 9])
    expect(stepTo(here, to, pomp)).toEqual({ at: to, from: undefined, ceremony: 'over' })
})
