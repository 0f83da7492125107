import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import type { Claim, Moment } from '../../kernel/chronicle.ts'
import type { Seat } from '../../kernel/state.ts'
import { expectHushed, expectTold, kept, ofBots, truthOfHands } from '../banquet/chronicle.script.ts'
import { readWhat } from '../banquet/chronicle.what.ts'
import type { Sort } from '../banquet/tokens.ts'
import { bots } from './bot.ts'
import { chronicle } from './chronicle.ts'
import { goblets } from './index.ts'
import { type Laid, type Sitting, sit } from './script.ts'
import type { Goblets, Move } from './state.ts'

type Line = readonly [seat: Seat, move: Move]

const pours = (seat: Seat, token: Sort, place: number): Line => [seat, { kind: 'pour', token, place }]
const peeks = (seat: Seat, place = seat): Line => [seat, { kind: 'peek', place }]
const swaps = (seat: Seat, a: number, b: number): Line => [seat, { kind: 'swap', places: [a, b] }]
const rotates = (seat: Seat): Line => [seat, { kind: 'rotate', by: 1 }]
const toasts = (seat: Seat): Line => [seat, { kind: 'toast' }]
const drinks = (seat: Seat, place: number): Line => [seat, { kind: 'drink', place }]

/** Plays the lines; then whoever is asked passes until so many courses are over. */
function told(table: Sitting, lines: readonly Line[], courses = 0): Moment<Goblets>[] {
  const left = [...lines]
  return kept(goblets, table.state, ({ table: { course, stage }, agenda }) => {
    const line = left.shift()
    if (line || course > courses || stage === 'over') return line
    return [at(agenda.asked, 0, 'seat that is asked'), { kind: 'pass' }]
  })
}

/** Four at the table, nothing in the goblets: seat 1 begins, and seat 3 has no wine left. */
function four(laid: Laid = {}): Sitting {
  return sit(4, laid).fill('', '', '', '').hold(3, 'poison')
}

/** The last course, so that the record lies open when it is drunk. */
function lastOfFour(laid?: Laid): Sitting {
  const table = four(laid)
  table.state.table.course = 3
  table.state.table.score = [9, 0, 0, 0]
  return table
}

const whats = (claims: readonly Claim[]) => claims.map(({ what }) => what)

describe('what a hand says that pours', () => {
  test('while the game goes on nobody is told what it was, nor what came of it', () => {
    const lines = [pours(1, 'poison', 0), pours(1, 'wine', 0), pours(2, 'antidote', 2), peeks(2), toasts(3)]
    const claims = chronicle.claims(told(four(), lines, 1))
    expect(claims.map(({ what, truth, out, swung }) => [what, truth, out, swung.length])).toEqual([
      ['poured:something:before:0', 'false', undefined, 0],
      ['poured:something:before:0', 'true', undefined, 0],
      // All that was in that goblet is of one sort, and all have seen it.
      ['poured:antidote:before:2', 'true', 9, 0],
      ['toast', 'true', 9, 0],
    ])
  })

  test('once the record lies open: who poured what, and the course with it less the course without it', () => {
    const lines = [pours(1, 'poison', 0), pours(1, 'wine', 1), ...[2, 2].map((seat) => peeks(seat)), toasts(3)]
    const moments = told(lastOfFour(), lines, 3)
    const [poison, wine] = chronicle.claims(moments)
    expect(poison).toMatchObject({ what: 'poured:poison:before:0', truth: 'false', out: 9 })
    // Seat 0 lost its survival; seat 3 was after it and survived.
    expect(poison?.swung).toEqual([
      { seat: 0, by: -1 },
      { seat: 3, by: 2 },
    ])
    expect(wine?.swung).toEqual([{ seat: 1, by: 1 }])
    expect(chronicle.awards(moments, [])).toEqual([
      { kind: 'poisoner', seats: [1], count: 1 },
      { kind: 'survivor', seats: [1, 2, 3], count: 1 },
    ])
  })

  test('of two poisons that each sufficed neither decided anything, but both had their part', () => {
    const lines = [pours(1, 'poison', 0), pours(1, 'poison', 0), pours(2, 'poison', 2), peeks(2), toasts(3)]
    const moments = told(lastOfFour(), lines, 3)
    const [first, second, own] = chronicle.claims(moments)
    expect([first?.swung, second?.swung]).toEqual([[], []])
    expect(own?.swung).toEqual([
      { seat: 1, by: 2 },
      { seat: 2, by: -1 },
    ])
    expect(own?.believed).toEqual([])
    expect(chronicle.awards(moments, [])).toEqual([
      { kind: 'poisoner', seats: [1], count: 1 },
      { kind: 'ownhand', seats: [2], count: 1 },
      { kind: 'knew', seats: [2], count: 1 },
      { kind: 'survivor', seats: [1, 3], count: 1 },
    ])
  })

  test('an antidote that saved somebody is worth what his death would have cost', () => {
    const lines = [pours(1, 'poison', 0), pours(1, 'antidote', 0), pours(2, 'wine', 1), pours(2, 'wine', 1), toasts(3)]
    const moments = told(lastOfFour(), lines, 3)
    const claims = chronicle.claims(moments)
    expect(claims[1]?.swung).toEqual([
      { seat: 0, by: 1 },
      { seat: 3, by: -2 },
    ])
    expect(chronicle.awards(moments, claims)[0]).toEqual({ kind: 'angel', seats: [1], count: 1 })
  })

  test('who looks and drinks it believes; who puts it away from himself doubts; who waits does neither', () => {
    const lines = [pours(1, 'wine', 2), pours(1, 'wine', 0), peeks(2), pours(2, 'wine', 3), swaps(3, 0, 3), rotates(3)]
    const claims = chronicle.claims(told(four(), lines, 1))
    expect(claims.map(({ believed, doubted }) => [believed, doubted])).toEqual([
      [[], []],
      [[], []],
      [[], [3]],
    ])
    const looked = chronicle.claims(told(four(), [pours(1, 'wine', 2), peeks(1), peeks(2), peeks(2), toasts(3)], 1))
    expect(looked[0]?.believed).toEqual([2])
  })

  test('what went through Belladonna’s hands is no longer followed in public', () => {
    const table = lastOfFour({ characters: { 2: 'belladonna' } })
    const veil: Line = [2, { kind: 'veil', place: 0, how: 'both' }]
    const moments = told(table, [pours(1, 'poison', 0), peeks(1), veil, peeks(2), toasts(3)], 3)
    const [poison] = chronicle.claims(moments)
    expect(poison).toMatchObject({ believed: [], doubted: [], out: moments.length - 1 })
    // It stood before seat 2 when all drank: exchanged, and nobody saw it.
    expect(poison?.swung).toContainEqual({ seat: 2, by: -1 })
    expect(chronicle.claims(moments.slice(0, -1))[0]).toMatchObject({ out: undefined, swung: [] })
  })

  test('a token that was fished out swings nothing, and is poured again as another', () => {
    const table = lastOfFour({ characters: { 1: 'arsenica' } })
    const dip: Line = [1, { kind: 'dip' }]
    const take: Line = [1, { kind: 'take', token: 'poison' }]
    const moments = told(table, [pours(1, 'poison', 1), dip, take, ...[2, 2].map((seat) => peeks(seat)), toasts(3)], 3)
    expect(chronicle.claims(moments)[0]).toMatchObject({ seat: 1, truth: 'false', swung: [] })
  })
})

describe('what else is said', () => {
  test('the caller would drink what stands before him, and sometimes should not', () => {
    const poisoned = told(four(), [pours(1, 'poison', 3), peeks(1), peeks(2), peeks(2), toasts(3)], 1)
    const claims = chronicle.claims(poisoned)
    expect(claims.at(-1)).toMatchObject({ seat: 3, what: 'toast', truth: 'false', out: poisoned.length - 1 })
  })

  test('a death that is foretold is true once it comes', () => {
    const table = four({ characters: { 1: 'cantarella' } })
    const foretell: Line = [1, { kind: 'foretell', house: 0 }]
    const passes = [0, 1, 2, 3].map((seat): Line => [seat, { kind: 'pass' }])
    const lines = [pours(1, 'poison', 0), peeks(1), peeks(2), peeks(2), toasts(3), ...passes]
    expect(whats(chronicle.claims(told(table, lines)))).not.toContain('foretold:of:0')
    const moments = told(four({ characters: { 1: 'cantarella' } }), [...lines, foretell])
    const claim = chronicle.claims(moments).find(({ what }) => what === 'foretold:of:0')
    expect(claim).toMatchObject({ seat: 1, truth: 'true', out: moments.length - 1, swung: [{ seat: 1, by: 1 }] })
  })

  test('a taster sits down as if he meant well; leave is trust, and the cards come out with the goblets', () => {
    const table = sit(7, { cards: { 0: 'traitor', 2: 'loyal', 4: 'loyal' } }).fill('', '', 'poison')
    const yields: Line = [3, { kind: 'after you', leave: true }]
    table.hold(2, '')
    const moments = told(table, [yields, [2, { kind: 'pass' }], [3, { kind: 'pass' }], [5, { kind: 'toast' }]], 1)
    const oaths = chronicle
      .claims(moments)
      .filter(({ what }) => readWhat(what).kind === 'serves')
      .slice(0, 3)
    expect(
      oaths.map(({ at, seat, what, truth, believed, out, swung }) => [at, seat, what, truth, believed, out, swung]),
    ).toEqual([
      [0, 0, 'serves:noble:1', 'false', [], moments.length - 1, []],
      [0, 2, 'serves:noble:3', 'true', [3], moments.length - 1, []],
      [0, 4, 'serves:noble:5', 'true', [], moments.length - 1, []],
    ])
  })
})

test('in a row the goblet is chosen, and the one that ends the course decides it', () => {
  const table = sit(2, { options: { finale: 'drink at once' } }).fill('wine', 'poison', 'wine', 'wine', 'wine', 'wine')
  table.state.table.score = [2, 0]
  const lines = [pours(1, 'poison', 0), pours(0, 'wine', 1)]
  const moments = told(table.hold(1, 'poison'), [...lines, toasts(1), drinks(0, 2), drinks(1, 3), drinks(0, 1)])
  expect(chronicle.claims(moments).map(({ what, believed, swung }) => [what, believed, swung])).toEqual([
    ['poured:something:row:0', [], []],
    ['poured:something:row:1', [], []],
  ])
  const other = sit(2, { options: { finale: 'drink at once' } })
    .fill('wine', '', 'wine', 'wine', 'wine', 'wine')
    .hold(1, 'poison')
  other.state.table.score = [0, 2]
  const ended = told(other, [pours(1, 'poison', 0), peeks(0, 5), toasts(1), drinks(0, 0)])
  expect(chronicle.claims(ended)[0]).toMatchObject({
    what: 'poured:poison:row:0',
    believed: [0],
    swung: [{ seat: 1, by: 1 }],
  })
})

test('a step belongs to the turn in which it was made; from the call to the last drop is one column', () => {
  const moments = told(four(), [pours(1, 'wine', 1), peeks(1), peeks(2), peeks(2), toasts(3)], 1)
  expect(chronicle.turns(moments)).toEqual([
    { at: 0, seat: 1 },
    { at: 3, seat: 2 },
    { at: 5, seat: 3 },
    { at: 6, seat: 3 },
  ])
})

test.each([
  [2, {}, 1],
  [4, {}, 2],
  [5, { memory: true, dial: 'none' }, 3],
  [9, { traitors: 3 }, 4],
] as const)('games of bots: %i seats, %j', (seats, options, seed) => {
  const moments = ofBots(goblets, bots.easy, seats, options, seed)
  expectTold(chronicle, moments, truthOfHands)
  expectHushed(chronicle, moments)
})
