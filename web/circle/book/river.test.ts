import { describe, expect, test } from 'vitest'
import { at } from '../../../kernel/at.ts'
import { bookGame, guest, puppet } from '../../../test/bookgames.ts'
import { bandsOf, HEIGHT } from './bands.ts'
import { peopleIn } from './people.ts'
import { riverOf } from './river.ts'

const games = [
  bookGame(['a', 'b', puppet], [2, 1, 3]),
  bookGame(['b', 'c', guest], [1, 2, 3]),
  bookGame(['c', 'b', guest, puppet], [1, 4, 2, 3]),
]

test('a river adds them up game by game, for persons alone; whoever has most comes first', () => {
  const river = riverOf(games, peopleIn(games))
  expect(river.map(({ who, points }) => [who.id, points])).toEqual([
    ['b', [0, 4, 8, 8]],
    ['c', [0, 0, 2, 8]],
    ['a', [0, 2, 2, 2]],
  ])
  expect(riverOf([], [])).toEqual([])
})

describe('its bands', () => {
  const corners = (outline: string) => outline.split(' ').map((one) => one.split(',').map(Number))

  test('lie one on the other and fill the picture where the river is widest', () => {
    const [first, second, third] = bandsOf(riverOf(games, peopleIn(games))).map(({ outline }) => corners(outline))
    // Top from left to right, then back along the bottom.
    expect(first?.[3]).toEqual([100, 0])
    expect(first?.[4]?.[1]).toBeCloseTo((HEIGHT * 8) / 18, 1)
    expect(second?.[3]).toEqual(first?.[4])
    expect(third?.[4]).toEqual([100, HEIGHT])
  })

  test('spring from one point in the middle, and end where the mark stands', () => {
    const bands = bandsOf(riverOf(games, peopleIn(games)))
    for (const { outline } of bands) expect(at(corners(outline), 0)).toEqual([0, HEIGHT / 2])
    expect(bands.map(({ id, end }) => [id, Math.round((18 * end) / HEIGHT)])).toEqual([
      ['b', 4],
      ['c', 12],
      ['a', 17],
    ])
  })

  test('are there for whoever has no point yet', () => {
    const lonely = [bookGame(['a'], [1])]
    expect(bandsOf(riverOf(lonely, peopleIn(lonely)))).toMatchObject([{ id: 'a', end: HEIGHT / 2 }])
    expect(bandsOf([])).toEqual([])
  })
})
