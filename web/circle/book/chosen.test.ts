import { describe, expect, test } from 'vitest'
import type { CircleView, Season } from '../../../protocol/circle.ts'
import { bookGame, guest, person, puppet } from '../../../test/bookgames.ts'
import { choose, everything, playedIn, seasonOf } from './chosen.ts'
import { sittingsOf } from './company.ts'
import { bookFile, bookFileName } from './file.ts'
import { figureOf, peopleIn, seatsOf } from './people.ts'

const seasons: readonly Season[] = [
  { name: 'Winter', from: 100 },
  { name: 'Summer', from: 200 },
]

describe('a season', () => {
  test.each([
    [99, undefined],
    [100, 0],
    [199, 0],
    [200, 1],
    [5000, 1],
  ])('goes from its first moment to the next one’s: %i', (at, season) => {
    expect(seasonOf(seasons, { at })).toBe(season)
  })

  test('is none where there are none', () => {
    expect(seasonOf([], { at: 5 })).toBeUndefined()
  })
})

test('games are chosen by season, by game, and by both', () => {
  const games = [
    bookGame(['a'], [1], { at: 99 }),
    bookGame(['a'], [1], { at: 100, game: 'hoax' }),
    bookGame(['a'], [1], { at: 199 }),
    bookGame(['a'], [1], { at: 200, game: 'hoax' }),
  ]
  const times = (chosen: Partial<typeof everything>) =>
    choose(sittingsOf(games), seasons, { ...everything, ...chosen }).map(({ game }) => game.at)
  expect(times({})).toEqual([99, 100, 199, 200])
  expect(times({ season: 0 })).toEqual([100, 199])
  expect(times({ game: 'hoax' })).toEqual([100, 200])
  expect(times({ season: 1, game: 'hoax' })).toEqual([200])
  expect(times({ season: 1, game: 'rats' })).toEqual([])
  expect(playedIn(games)).toEqual(['rats', 'hoax'])
  expect(playedIn([bookGame(['a'], [1], { game: 'later' }), ...games])).toEqual(['rats', 'hoax', 'later'])
})

describe('people', () => {
  test('are those of the circle, the most regular first; nobody else', () => {
    const games = [
      bookGame(['b', guest, puppet], [1, 2, 3]),
      bookGame(['a', 'b'], [1, 2]),
      bookGame(['c', 'c'], [1, 2]),
    ]
    expect(peopleIn(games).map(({ id }) => id)).toEqual(['b', 'a', 'c'])
    expect(peopleIn([])).toEqual([])
    expect(games.map((game) => seatsOf(game, 'c'))).toEqual([[], [], [0, 1]])
  })

  test('go by the name that they had last', () => {
    const games = [bookGame(['a'], [1]), bookGame([{ ...person('a'), name: 'Ada', mark: 'moon' }], [1])]
    expect(figureOf(peopleIn(games), 'a')).toEqual({ id: 'a', name: 'Ada', mark: 'moon' })
    expect(() => figureOf(peopleIn(games), 'stranger')).toThrow()
  })
})

test('the file has names and games, and nothing that lets anybody in', () => {
  const view: CircleView = {
    code: 'o0',
    name: 'Thursdays',
    me: 'a',
    keeper: 'a',
    persons: [{ id: 'a', name: 'Ada', mark: 'moon', devices: 2, comes: null }],
    invite: 'secret',
    letters: 'on',
    next: null,
    seasons,
    tables: [],
    games: 1,
  }
  const games = [bookGame(['a', guest], [1, 2])]
  const text = bookFile(view, games)
  expect(JSON.parse(text)).toEqual({
    circle: 'Thursdays',
    seasons,
    persons: [{ id: 'a', name: 'Ada', mark: 'moon' }],
    games,
  })
  expect(text).not.toContain('secret')
  expect(bookFileName(Date.UTC(2026, 0, 5, 12))).toBe('humbug-circle-2026-01-05.json')
})
