/** Options that a game learnt later, and options that bear on each other. */
import { expect, test } from 'vitest'
import { type Thimble, thimble } from './contract/thimble.ts'
import { completed, defaults, fitting, type Game, parseOptions } from './game.ts'

/** With four cups there are no hats, and before there were hats everybody wore one. */
const hats = {
  ...thimble,
  choices: (_seats: number, { cups }: { cups?: number } = {}) => ({
    cups: [3, 4],
    hats: cups === 4 ? ['none'] : ['none', 'felt'],
  }),
  earlier: { hats: 'straw' },
} as unknown as Game<Thimble>

test('what a record does not name meant what it meant then, and no new table means it', () => {
  expect(completed(hats, 2, { cups: 3 })).toEqual({ cups: 3, hats: 'straw' })
  expect(completed(hats, 2, { cups: 3, hats: 'felt' })).toEqual({ cups: 3, hats: 'felt' })
  expect(defaults(hats, 2)).toEqual({ cups: 3, hats: 'none' })
  expect(fitting(hats, 2, { cups: 3, hats: 'straw' })).toEqual({ cups: 3, hats: 'none' })
})

test('a record may name what was once known, and nothing that never was', () => {
  expect(parseOptions(hats, 2, { cups: 3, hats: 'straw' })).toBeDefined()
  expect(parseOptions(hats, 2, { cups: 3, hats: 'tin' })).toBeUndefined()
  expect(parseOptions(hats, 2, { cups: 3 })).toBeUndefined()
})

test('what does not go with the rest falls back to its default, and what nobody knows is left out', () => {
  expect(fitting(hats, 2, { cups: 3, hats: 'felt' })).toEqual({ cups: 3, hats: 'felt' })
  expect(fitting(hats, 2, { cups: 4, hats: 'felt' })).toEqual({ cups: 4, hats: 'none' })
  expect(fitting(hats, 2, { shoes: 2 })).toEqual({ cups: 3, hats: 'none' })
})
