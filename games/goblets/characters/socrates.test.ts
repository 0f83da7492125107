import { expect, test } from 'vitest'
import { sit } from '../script.ts'

const course = (...contents: string[]) =>
  sit(4, { characters: { 1: 'socrates' } })
    .fill(...contents)
    .hold(1, '')
    .play('1 toasts')
    .drinkUp()

test.each([
  ['poisoned, his target survives', 'poison', '', 3],
  ['survives, his target is poisoned', '', 'poison', 1],
  ['survives, and so does his target', '', '', 0],
  ['poisoned with his target', 'poison', 'poison', 0],
])('C21 Sir Socrates is %s', (_what, mine, target, points) => {
  const table = course('', mine, target, '')
  expect(table.earned()[1]).toBe(points)
  expect(table.news('scored')?.earned[1]).toMatchObject({ alive: 0, target: 0, both: 0, other: points, wine: 0 })
})

test('C21 who targets him is scored as ever', () => {
  expect(course('', 'poison', '', '').earned()).toEqual([3, 3, 1, 1])
})

test('C21 the wine point comes on top', () => {
  expect(course('', 'poison wine', '', '').earned()[1]).toBe(4)
  expect(course('', 'wine', '', '').earned()[1]).toBe(1)
})

test('C21 cannot be declined: nobody asks him', () => {
  const table = sit(4, { characters: { 1: 'socrates' } }).hold(1, '')
  expect(table.offered(1)).toEqual(sit(4).hold(1, '').offered(1))
})

test('C21 in a pair the loyal taster shares it, and the Traitor is content for his own reasons', () => {
  const pair = (card: 'loyal' | 'traitor', ...contents: string[]) =>
    sit(8, { characters: { 3: 'socrates' }, cards: { 2: card } })
      .fill(...contents)
      .hold(1, '')
      .play('3 toasts')
      .drinkUp()
      .earned()
      .slice(2, 4)
  expect(pair('loyal', '', 'poison', '', '')).toEqual([3, 3])
  expect(pair('traitor', '', 'poison', '', '')).toEqual([3, 3])
  expect(pair('traitor', '', '', 'poison', '')).toEqual([0, 1])
})
