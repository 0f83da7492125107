import { describe, expect, test } from 'vitest'
import { bookGame, claim, guest, puppet } from '../../../test/bookgames.ts'
import { bluffsIn, leadOf, usualLeads } from './bluffs.ts'
import { momentOf } from './places.ts'

const swung = (...by: readonly number[]) => by.map((one, seat) => ({ seat, by: one }))
const lie = (by: number, at = 1) => claim(0, { at, believed: [1], swung: swung(by) })
const best = (games: Parameters<typeof bluffsIn>[0]) => bluffsIn(games, usualLeads(games))

describe('what a claim brought', () => {
  test.each([
    [[3], 3, 3],
    [[1, -2], 3, 2],
    [[0, -1, -1], 3, 1],
    [[1, 1, 1], 3, 0],
    [[], 1, 0],
  ])('%j between %i brings its teller %d', (by, seats, lead) => {
    expect(leadOf(claim(0, { swung: swung(...by) }), seats)).toBe(lead)
  })

  test('as a rule is the mean of what brought anything, game by game', () => {
    const rats = bookGame(['a', 'b'], [1, 2], { claims: [lie(1), lie(3), lie(0), lie(-5)] })
    const hoax = bookGame(['a', 'b'], [1, 2], { game: 'hoax', claims: [lie(8)] })
    expect([...usualLeads([rats, hoax, bookGame(['a'], [1], { game: 'toast' })])]).toEqual([
      ['rats', 2],
      ['hoax', 8],
      ['toast', 0],
    ])
  })
})

describe('the best bluff', () => {
  test('is a lie of a person, was believed, and brought something', () => {
    const claims = [
      claim(0, { truth: 'true', believed: [1], swung: swung(9) }),
      claim(0, { doubted: [1], swung: swung(9) }),
      lie(0),
      lie(-1),
      claim(2, { believed: [0], swung: [{ seat: 2, by: 9 }] }),
      claim(3, { believed: [0], swung: [{ seat: 3, by: 9 }] }),
    ]
    expect(best([bookGame(['a', 'b', guest, puppet], [1, 2, 3, 4], { claims })])).toEqual([])
    expect(best([])).toEqual([])
  })

  test('weighs what it brought by what its own game brings', () => {
    const rats = bookGame(['a', 'b'], [1, 2], { claims: [lie(1, 4), lie(1, 5), lie(4, 6)] })
    const hoax = bookGame(['a', 'b'], [1, 2], { game: 'hoax', claims: [lie(10, 7), lie(10, 8)] })
    const [first, second] = best([rats, hoax])
    expect(first).toMatchObject({ claim: { at: 6 }, weight: 2, teller: 'a' })
    expect(second).toMatchObject({ game: { game: 'hoax' }, weight: 1 })
  })

  test('of equals is the latest; a filter changes no weight', () => {
    const early = bookGame(['a', 'b'], [1, 2], { table: 'EAR1YY', claims: [lie(2, 1), lie(2, 3)] })
    const late = bookGame(['a', 'b'], [1, 2], { table: 'ZZZZZZ', round: 3, claims: [lie(2, 9)] })
    const all = best([early, late])
    expect(all.map(({ claim }) => claim.at)).toEqual([9, 3, 1])
    expect(all.map(momentOf)[0]).toBe('/replay/ZZZZZZ/3#m=9&fog=all')
    const huge = bookGame(['a', 'b'], [1, 2], { claims: [lie(6)] })
    expect(bluffsIn([late], usualLeads([late, huge]))[0]?.weight).toBe(0.5)
  })
})
