import { describe, expect, test } from 'vitest'
import { at, sure } from '../../../kernel/at.ts'
import { bookGame, claim, guest, puppet, times } from '../../../test/bookgames.ts'
import { answersIn, readingOf } from './answers.ts'
import { pairsIn } from './pairs.ts'
import { peopleIn } from './people.ts'
import { isFew, LEAST, rate, shareOf } from './rate.ts'
import { earsOf, tongueOf } from './tongue.ts'

/** Ada lies twice and is honest once, Ben lies once; a puppet and a guest sit there too. */
const game = bookGame(['ada', 'ben', puppet, guest], [1, 2, 3, 4], {
  claims: [
    claim(0, { believed: [1, 3], doubted: [2] }),
    { ...claim(0, { doubted: [1] }), out: undefined },
    claim(0, { truth: 'true', doubted: [1], believed: [2] }),
    claim(1, { believed: [0] }),
    claim(2, { doubted: [0] }),
    claim(2, { truth: 'true', believed: [0, 1] }),
    claim(3, { truth: 'true', believed: [1] }),
  ],
})

test('every answer has a teller and a hearer; who is not of the circle is nobody', () => {
  const answers = answersIn([game])
  expect(answers).toHaveLength(11)
  expect(answers.filter(({ teller }) => teller === null)).toHaveLength(4)
  expect(answersIn([bookGame(['ada'], [1], { claims: [claim(0)] })])).toEqual([])
  expect(readingOf([])).toEqual({ truthsBelieved: 0, truthsDoubted: 0, liesBelieved: 0, liesDoubted: 0 })
})

describe('what somebody said', () => {
  test('a lie is caught when somebody doubted it and it came out', () => {
    expect(tongueOf([game], 'ada')).toEqual({ claims: 3, told: 2, caught: 1, wronged: 1 })
    expect(tongueOf([game, game], 'ben')).toEqual({ claims: 2, told: 2, caught: 0, wronged: 0 })
    expect(tongueOf([game], 'nobody')).toEqual({ claims: 0, told: 0, caught: 0, wronged: 0 })
  })

  test('is believed by whoever sat there; and they read whoever sat there', () => {
    const ears = earsOf(answersIn([game]), 'ada')
    expect(ears.liesBelieved).toEqual({ part: 2, of: 4 })
    expect(ears.truthsDoubted).toEqual({ part: 1, of: 2 })
    expect(ears.doubtsRight).toEqual({ part: 1, of: 1 })
    expect(ears.beliefsRight).toEqual({ part: 1, of: 2 })
    expect(ears.doubts).toEqual({ part: 1, of: 3 })
    expect(ears.swallowed).toEqual({ part: 1, of: 2 })
    expect(earsOf(answersIn([game]), 'ben').doubtsRight).toEqual({ part: 1, of: 2 })
    expect(earsOf(answersIn([game]), 'ben').beliefsRight).toEqual({ part: 2, of: 3 })
  })
})

test('of too few nothing is told, and of none the share is nothing', () => {
  expect([isFew(rate(LEAST - 1, 0)), isFew(rate(LEAST, 0))]).toEqual([true, false])
  expect([shareOf(rate(0, 0)), shareOf(rate(1, 3))]).toEqual([0, 0.25])
})

test('who believes whom: only persons, each in both directions, and nobody themselves', () => {
  const games = times(2, game)
  const people = peopleIn(games)
  const rows = pairsIn(answersIn(games), people)
  expect(people.map(({ id }) => id)).toEqual(['ada', 'ben'])
  expect([rows[0]?.[0], rows[1]?.[1]]).toEqual([null, null])
  const cell = (row: number, column: number) => sure(at(at(rows, row), column), 'cell')
  expect(cell(0, 1)).toMatchObject({
    teller: { id: 'ada' },
    hearer: { id: 'ben' },
    believed: { part: 2, of: 6 },
    lies: 2,
  })
  expect(cell(1, 0)).toMatchObject({
    teller: { id: 'ben' },
    hearer: { id: 'ada' },
    believed: { part: 2, of: 2 },
    lies: 2,
  })
  expect(pairsIn([], people)[0]?.[1]).toMatchObject({ believed: { part: 0, of: 0 }, lies: 0 })
})
