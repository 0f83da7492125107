import { describe, expect, test } from 'vitest'
import type { BookGame } from '../../../protocol/circle.ts'
import { bookGame, claim, times } from '../../../test/bookgames.ts'
import { answersIn } from './answers.ts'
import { sittingsOf } from './company.ts'
import { peopleIn } from './people.ts'
import { LEAST } from './rate.ts'
import { titlesIn } from './titles.ts'
import { wholeOf } from './whole.ts'

function titled(games: readonly BookGame[]): Record<string, string[]> {
  const titles = titlesIn(sittingsOf(games), answersIn(games), peopleIn(games))
  return Object.fromEntries(titles.map(({ kind, holders }) => [kind, holders.map(({ who }) => who.id)]))
}
const said = (...claims: ReturnType<typeof claim>[]) => [bookGame(['a', 'b', 'c'], [1, 1, 1], { claims })]
const lie = (seat: number, hearer: number) => claim(seat, { believed: [hearer] })
const seen = (seat: number, hearer: number) => claim(seat, { doubted: [hearer] })
const honest = (seat: number) => claim(seat, { truth: 'true' })

test('nobody has a title in an empty book, nor alone, nor for what all have alike', () => {
  expect(titled([])).toEqual({})
  expect(titled(times(20, bookGame(['a'], [1])))).toEqual({})
  expect(titled(times(20, bookGame(['a', 'b'], [1, 1])))).toEqual({})
})

describe('a title is earned with', () => {
  test('games', () => {
    const games = times(4, bookGame(['a', 'b'], [1, 1]))
    expect(titled(games)).toEqual({})
    expect(titled([...games, bookGame(['a', 'c'], [1, 1])])).toEqual({ regular: ['a'] })
    expect(titled([...games, bookGame(['a', 'b', 'c'], [1, 1, 1])])).toEqual({ regular: ['a', 'b'] })
  })

  test('wins beyond what was to be expected, in enough games', () => {
    const upset = bookGame(['a', 'b'], [1, 2])
    expect(titled(times(4, upset)).giant).toBeUndefined()
    expect(titled(times(5, upset)).giant).toEqual(['a'])
    expect(titled([...times(3, upset), ...times(3, bookGame(['a', 'b'], [2, 1]))]).giant).toBeUndefined()
  })

  test('a win after a long wait', () => {
    const [won, lost] = [bookGame(['a', 'b'], [1, 2]), bookGame(['a', 'b'], [2, 1])]
    expect(titled([...times(2, lost), won]).comeback).toBeUndefined()
    expect(titled([...times(3, lost), won]).comeback).toEqual(['a'])
    expect(titled(times(4, lost)).comeback).toBeUndefined()
  })

  test('lies that are believed, and believing them', () => {
    expect(titled(said(...times(LEAST - 1, lie(0, 1))))).toEqual({})
    expect(titled(said(...times(LEAST, lie(0, 1))))).toEqual({ face: ['a'], gullible: ['b'] })
  })

  test('lies that are seen through, and doubting', () => {
    expect(titled(said(...times(LEAST, seen(0, 1))))).toEqual({ nose: ['b'], paranoid: ['b'] })
    const wrong = times(LEAST, claim(0, { truth: 'true', doubted: [1] }))
    expect(titled(said(...wrong)).nose).toBeUndefined()
  })

  test('more than half of it', () => {
    const half = [...times(LEAST, lie(0, 1)), ...times(LEAST, seen(0, 1))]
    expect(titled(said(...half))).toEqual({ nose: ['b'] })
    expect(titled(said(...half, lie(0, 1)))).toEqual({ face: ['a'], nose: ['b'], gullible: ['b'] })
  })

  test('the truth, nearly always', () => {
    expect(titled(said(...times(LEAST, honest(0)))).saint).toEqual(['a'])
    expect(titled(said(...times(8, honest(0)), claim(0), claim(0))).saint).toBeUndefined()
    expect(titled(said(...times(9, honest(0)), claim(0))).saint).toEqual(['a'])
  })
})

test('equals share a title, each with their own fact', () => {
  const games = said(...times(LEAST, honest(0)), ...times(LEAST + 2, honest(1)))
  const { titles } = wholeOf(sittingsOf(games), games)
  expect(titles).toMatchObject([
    {
      kind: 'saint',
      holders: [
        { who: { id: 'a' }, fact: { part: LEAST, of: LEAST } },
        { who: { id: 'b' }, fact: { part: LEAST + 2, of: LEAST + 2 } },
      ],
    },
  ])
})
