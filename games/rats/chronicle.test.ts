import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { honestyOf, type Moment, momentsOf } from '../../kernel/chronicle.ts'
import { languages } from '../../kernel/text.ts'
import { chronicle } from './chronicle.ts'
import { rats } from './index.ts'
import { FACES, type Face, type Move, type Rats } from './state.ts'

type Line = readonly [seat: number, move: Move, ...dice: Face[]]

const shake = (seat: number, ...dice: Face[]): Line => [seat, { kind: 'shake' }, ...dice]
const looks = (seat: number): Line => [seat, { kind: 'look' }]
const says = (seat: number, claim: number): Line => [seat, { kind: 'announce', claim }]
const handsOn = (seat: number, claim: number): Line => [seat, { kind: 'hand on', claim }]
const believes = (seat: number): Line => [seat, { kind: 'believe' }]
const doubts = (seat: number): Line => [seat, { kind: 'doubt' }]

/** A game of three in which the first seat starts, with eight brains each. */
function told(...lines: readonly Line[]): Moment<Rats>[] {
  const entries = lines.map(([seat, move, ...dice]) => ({ seat, move, drawn: dice.map((face) => FACES.indexOf(face)) }))
  const options = { starter: 0 }
  const terms = { table: 'T-1', game: 'rats', seats: 3, options, commitment: '', devices: [null, null, null] }
  return momentsOf(rats, { terms, dealt: [], entries })
}

const honest = [shake(0, 0), looks(0), says(0, 0), believes(1)]
const lie = [shake(1, 1, 0), looks(1), says(1, 0)]
const invented = [shake(1, 0, 0), says(1, 2)]

describe('what was claimed', () => {
  test('a true “none”, believed, changes nothing, and its truth never comes out', () => {
    expect(chronicle.claims(told(...honest))).toEqual([
      { at: 3, out: undefined, seat: 0, what: '0', truth: 'true', believed: [1], doubted: [], swung: [] },
    ])
  })

  test('a lie that is caught: everybody knows from the doubt on, and two brains are gone', () => {
    const [, claim] = chronicle.claims(told(...honest, ...lie, doubts(2)))
    expect(claim).toMatchObject({ at: 7, out: 8, seat: 1, what: '0', truth: 'false', believed: [], doubted: [2] })
    expect(claim?.swung).toEqual([
      { seat: 1, by: -2 },
      { seat: 2, by: 1 },
    ])
  })

  test('the first rats cost a brain at once, and belief another one that changes heads', () => {
    const [, claim] = chronicle.claims(told(...honest, ...invented, believes(2)))
    expect(claim).toMatchObject({ what: '2', truth: 'false', out: undefined, believed: [2] })
    // The speaker paid one for saying it and got one for being believed.
    expect(claim?.swung).toEqual([{ seat: 2, by: -1 }])
  })

  test('what was handed on unseen comes out with the dice, for all who spoke of them', () => {
    const [, first, second] = chronicle.claims(told(...honest, ...invented, believes(2), handsOn(2, 3), doubts(0)))
    expect([first?.out, second?.out]).toEqual([9, 9])
    expect(second).toMatchObject({ at: 8, seat: 2, what: '3', truth: 'false', doubted: [0] })
  })

  test('who shakes again buries what was said before', () => {
    const again = [believes(2), shake(2, 0, 0, 0), says(2, 3), doubts(0)]
    const [, ...claims] = chronicle.claims(told(...honest, ...invented, ...again))
    expect(claims.map(({ out }) => out)).toEqual([undefined, 10])
  })

  test('told as far as it went, it knows no answer that was not yet given', () => {
    const all = told(...honest, ...lie, doubts(2))
    expect(chronicle.claims(all.slice(0, 3))).toEqual([])
    expect(chronicle.claims(all.slice(0, 8))[1]).toMatchObject({ out: undefined, believed: [], doubted: [], swung: [] })
  })
})

test('a turn begins with whoever gets the wall', () => {
  const moments = told(...honest, ...lie, doubts(2), shake(1, 0), says(1, 1), believes(2))
  expect(chronicle.turns(moments)).toEqual([
    { at: 0, seat: 0 },
    { at: 4, seat: 1 },
    { at: 8, seat: 1 },
    { at: 11, seat: 2 },
  ])
  expect(chronicle.turns(moments.slice(0, 4))).toHaveLength(1)
})

describe('what one is remembered for', () => {
  const moments = told(...honest, ...lie, doubts(2), shake(1, 0), says(1, 1), believes(2), handsOn(2, 2), doubts(0))
  const claims = chronicle.claims(moments)

  test('told, caught, wronged, smelt and swallowed are counted seat by seat', () => {
    expect(honestyOf(1, claims)).toEqual({ claims: 2, told: 2, caught: 1, wronged: 0, smelt: 0, swallowed: 0 })
    expect(honestyOf(2, claims)).toEqual({ claims: 1, told: 1, caught: 1, wronged: 0, smelt: 1, swallowed: 1 })
    expect(honestyOf(0, claims)).toEqual({ claims: 1, told: 0, caught: 0, wronged: 0, smelt: 1, swallowed: 0 })
    const doubted = chronicle.claims(told(shake(0, 0), says(0, 0), doubts(1)))
    expect(honestyOf(0, doubted)).toMatchObject({ told: 0, wronged: 1 })
  })

  test('an award goes to the most; what two share is given to both, what all share to nobody', () => {
    expect(chronicle.awards(moments, claims)).toEqual([
      { kind: 'tongue', seats: [1], count: 1 },
      { kind: 'nose', seats: [0, 2], count: 1 },
      { kind: 'throat', seats: [2], count: 1 },
      { kind: 'eyes', seats: [1, 2], count: 1 },
      { kind: 'price', seats: [1], count: 3 },
    ])
    expect(chronicle.awards(told(), [])).toEqual([])
  })

  test.each(languages)('everything is told in %s', (language) => {
    const text = chronicle.text[language]
    const name = (seat: number) => at(['Ada', 'Bo', 'Cy'], seat)
    const awards = ['tongue', 'nose', 'throat', 'saint', 'eyes', 'price']
    for (const kind of awards)
      for (const count of [1, 2, 3]) {
        const { title, fact } = text.award({ kind, seats: [0, 2], count }, name)
        expect(title).not.toBe('')
        expect(fact).toMatch(/Ada.*Cy/)
      }
    const price = (...seats: number[]) => text.award({ kind: 'price', seats, count: 6 }, name).fact
    expect([price(0), price(0, 2)]).toEqual(
      {
        en: ['Ada lost 6 brains in this game.', 'Ada and Cy each lost 6 brains in this game.'],
        de: ['Ada hat 6 Gehirne in diesem Spiel verloren.', 'Ada und Cy haben je 6 Gehirne in diesem Spiel verloren.'],
      }[language],
    )
    expect(claims.map((claim) => text.said(claim, name))[1]).toMatch(/^Bo: .(none|keine).$/)
    expect([1, 2].map((by) => text.swung(by))).toEqual(
      { en: ['1 brain', '2 brains'], de: ['1 Gehirn', '2 Gehirne'] }[language],
    )
  })
})
