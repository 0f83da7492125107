import { describe, expect, test } from 'vitest'
import { at } from '../../../kernel/at.ts'
import type { Level } from '../../../kernel/bot.ts'
import { bookGame, guest, person, puppet, times } from '../../../test/bookgames.ts'
import { ahead, aheadOdds, BEGINNING, sittingsOf, winOdds } from './company.ts'
import { nemesisOf, TOGETHER } from './nemesis.ts'
import { peopleIn } from './people.ts'
import { streaksOf } from './streaks.ts'
import { courseOf, resultOf, winsOf } from './wins.ts'

/** What everybody was worth when they sat down to the last of these games. */
const worthLast = (games: Parameters<typeof sittingsOf>[0]) => at(sittingsOf(games), games.length - 1).worth
const sum = (list: readonly number[]) => list.reduce((so, one) => so + one, 0)

describe('ratings', () => {
  test('nobody has played, and nothing is known', () => {
    expect(sittingsOf([])).toEqual([])
  })

  test('everybody begins with the same; of two equals the winner gets half of the step, and the other loses it', () => {
    const duel = bookGame(['a', 'b'], [1, 2])
    expect(at(sittingsOf([duel]), 0).worth).toEqual([BEGINNING, BEGINNING])
    expect(worthLast([duel, duel])).toEqual([BEGINNING + 16, BEGINNING - 16])
  })

  test('between three the step is shared over the opponents; who comes in the middle stays, and so do equals who tie', () => {
    expect(worthLast(times(2, bookGame(['a', 'b', 'c'], [1, 2, 3])))).toEqual([
      BEGINNING + 16,
      BEGINNING,
      BEGINNING - 16,
    ])
    expect(worthLast(times(2, bookGame(['a', 'b'], [1, 1])))).toEqual([BEGINNING, BEGINNING])
  })

  test('among persons no point is made or lost', () => {
    const games = [bookGame(['a', 'b', 'c'], [2, 1, 3]), ...times(9, bookGame(['c', 'a', 'b'], [1, 1, 3]))]
    expect(sum(worthLast(games))).toBeCloseTo(3 * BEGINNING)
  })

  test('a win over somebody strong brings more than one over somebody weak', () => {
    const history = times(10, bookGame(['strong', 'weak'], [1, 2]))
    const gain = (loser: string) => {
      const games = [...history, bookGame(['new', loser], [1, 2]), bookGame(['new', loser], [1, 2])]
      return at(worthLast(games), 0) - BEGINNING
    }
    expect(gain('strong')).toBeGreaterThan(16)
    expect(gain('weak')).toBeLessThan(16)
  })

  test('puppets and guests are worth the same for ever, and better puppets more', () => {
    const games = times(5, bookGame(['a', puppet, guest], [1, 2, 3]))
    const [mine, ...others] = worthLast(games)
    expect(others).toEqual(at(sittingsOf(games), 0).worth.slice(1))
    expect(mine).toBeGreaterThan(BEGINNING)
    const worth = (bot: Level) => at(at(sittingsOf([bookGame(['a', { ...puppet, bot }], [1, 2])]), 0).worth, 1)
    expect(['random', 'easy', 'normal', 'hard'].map((bot) => worth(bot as Level))).toEqual([1200, 1350, 1500, 1650])
    expect(worth('teacher')).toBe(1400)
  })

  test('whoever plays against themselves wins and loses nothing by it', () => {
    expect(worthLast(times(2, bookGame(['a', 'a'], [1, 2])))).toEqual([BEGINNING, BEGINNING])
  })
})

test('how much of the win is to be expected follows from all who sit there', () => {
  const sitting = (worth: readonly number[]) => ({ game: bookGame(['a', 'b', 'c'], [1, 2, 3]), worth })
  expect(winOdds(sitting([1500, 1500, 1500]), 1)).toBeCloseTo(1 / 3)
  // Ten times as strong as each of two others.
  expect(winOdds(sitting([1900, 1500, 1500]), 0)).toBeCloseTo(10 / 12)
  expect(aheadOdds(sitting([1900, 1500, 1500]), 0, 1)).toBeCloseTo(10 / 11)
  expect([ahead([1, 2, 2], 0, 1), ahead([1, 2, 2], 1, 2), ahead([1, 2, 2], 2, 0)]).toEqual([1, 0.5, 0])
})

describe('wins', () => {
  test('a shared win counts in parts, and what was to be expected is added up', () => {
    const sittings = sittingsOf([bookGame(['a', 'b', guest], [1, 1, 3]), bookGame(['b', puppet], [1, 2])])
    expect(winsOf(sittings, 'a')).toMatchObject({ games: 1, won: 0.5 })
    expect(winsOf(sittings, 'a').expected).toBeCloseTo(1 / 3)
    expect(winsOf(sittings, 'b')).toMatchObject({ games: 2, won: 1.5 })
    expect(winsOf(sittings, 'nobody')).toEqual({ games: 0, won: 0, expected: 0 })
    expect(winsOf([], 'a')).toEqual({ games: 0, won: 0, expected: 0 })
  })

  test('what all were to win together is one win a game', () => {
    const sittings = sittingsOf(times(4, bookGame(['a', 'b', 'c'], [1, 2, 3])))
    expect(sum(['a', 'b', 'c'].map((id) => winsOf(sittings, id).expected))).toBeCloseTo(4)
    expect(winsOf(sittings, 'a').expected).toBeGreaterThan(4 / 3)
  })

  test('two chairs of one person are one game', () => {
    expect(resultOf(at(sittingsOf([bookGame(['a', 'a', 'b'], [1, 2, 3])]), 0), 'a')).toMatchObject({ games: 1, won: 1 })
  })

  test('the line of somebody has a point for each of their games, where it stands among all', () => {
    const sittings = sittingsOf([
      bookGame(['a', 'b'], [1, 2]),
      bookGame(['b', 'c'], [1, 2]),
      bookGame(['a', 'c'], [2, 1]),
    ])
    const course = courseOf(sittings, 'a')
    expect(course.map(({ nth }) => nth)).toEqual([0, 2])
    expect(at(course, 0).lead).toBeCloseTo(0.5)
    expect(at(course, 1).lead).toBeLessThan(0.5)
    expect(courseOf(sittings, 'nobody')).toEqual([])
  })
})

describe('streaks', () => {
  const of = (results: string) =>
    streaksOf(
      sittingsOf([...results].map((one) => bookGame(['a', 'b'], { W: [1, 2], L: [2, 1], T: [1, 1] }[one] ?? []))),
      'a',
    )

  test.each([
    ['', { best: 0, current: 0, wait: 0 }],
    ['L', { best: 0, current: 0, wait: 0 }],
    ['W', { best: 1, current: 1, wait: 0 }],
    ['WWLW', { best: 2, current: 1, wait: 1 }],
    ['WWL', { best: 2, current: 0, wait: 0 }],
    ['LLLTLW', { best: 1, current: 1, wait: 3 }],
  ])('%j', (results, streaks) => {
    expect(of(results)).toEqual(streaks)
  })

  test('games of others break none', () => {
    const games = [bookGame(['a', 'b'], [1, 2]), bookGame(['b', 'c'], [1, 2]), bookGame(['a', 'c'], [1, 2])]
    expect(streaksOf(sittingsOf(games), 'a')).toEqual({ best: 2, current: 2, wait: 0 })
  })
})

describe('a nemesis', () => {
  const of = (games: Parameters<typeof sittingsOf>[0], who = 'a') => nemesisOf(sittingsOf(games), peopleIn(games), who)
  const lost = bookGame(['a', 'b', 'c'], [2, 1, 3])

  test('needs enough games together', () => {
    expect(of(times(TOGETHER - 1, lost))).toBeUndefined()
    expect(of(times(TOGETHER, lost))).toMatchObject({ who: { id: 'b' }, games: TOGETHER, ahead: TOGETHER })
  })

  test('is nobody for whoever is ahead of all, nor where both are as often ahead', () => {
    expect(of(times(9, lost), 'b')).toBeUndefined()
    expect(of([...times(4, lost), ...times(4, bookGame(['a', 'b'], [1, 2]))])).toBeUndefined()
    expect(of([])).toBeUndefined()
  })

  test('is never a puppet or a guest, and is the worst of several', () => {
    expect(of(times(9, bookGame(['a', guest, puppet], [3, 1, 2])))).toBeUndefined()
    const games = [...times(8, bookGame(['a', 'b'], [2, 1])), ...times(6, bookGame(['a', 'c'], [2, 1]))]
    expect(of(games)?.who.id).toBe('b')
  })

  test('may come in together with them: that is half of it', () => {
    const half = of([...times(8, bookGame(['a', 'b'], [1, 1])), ...times(6, bookGame([person('a'), 'b'], [2, 1]))])
    expect(half).toMatchObject({ games: 14, ahead: 10 })
  })
})
