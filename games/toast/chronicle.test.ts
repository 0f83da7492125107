import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import type { Moment } from '../../kernel/chronicle.ts'
import type { Seat } from '../../kernel/state.ts'
import { languages } from '../../kernel/text.ts'
import { expectFollowed, expectHushed, expectTold, kept, ofBots, truthOfHands } from '../banquet/chronicle.script.ts'
import type { Sort } from '../banquet/tokens.ts'
import { bots } from './bot.ts'
import { chronicle } from './chronicle.ts'
import { toast } from './index.ts'
import { drawn, type Laid, type Sitting, sit } from './script.ts'
import type { Move, Toast } from './state.ts'

type Line = readonly [seat: Seat, move: Move]

const pours = (seat: Seat, token: Sort, place: number): Line => [seat, { kind: 'pour', token, place }]
const passes = (seat: Seat): Line => [seat, { kind: 'pass' }]
const toasts = (seat: Seat): Line => [seat, { kind: 'toast' }]

function told({ state }: Sitting, ...lines: readonly Line[]): Moment<Toast>[] {
  const left = [...lines]
  return kept(toast, state, () => left.shift())
}

/** Three in their last round, which counts double: nothing in the goblets, and seat 0 has nothing left. */
function lastRound(laid: Laid = {}): Sitting {
  const table = sit(3, laid).fill('', '', '').hold(0, '').hold(1, 'poison antidote wine').hold(2, 'wine poison')
  table.state.table.course = 3
  return table
}

describe('what a hand says that pours', () => {
  test('the third round counts double, also in what a pour swung', () => {
    const moments = told(lastRound(), pours(1, 'poison', 0), passes(1), passes(2), toasts(0))
    const [poison, call] = chronicle.claims(moments)
    expect(poison).toMatchObject({ what: 'poured:poison:before:0', truth: 'false', out: 4 })
    // Seat 2 was after seat 0, and survived.
    expect(poison?.swung).toEqual([
      { seat: 0, by: -2 },
      { seat: 2, by: 4 },
    ])
    expect(call).toMatchObject({ seat: 0, what: 'toast', truth: 'false', out: 4 })
  })

  test('a poison with its antidote: each of the two decided, and the other way round', () => {
    const moments = told(lastRound(), pours(1, 'poison', 0), pours(1, 'antidote', 0), passes(2), toasts(0))
    expect(chronicle.claims(moments).map(({ truth, swung }) => [truth, swung])).toEqual([
      ['false', []],
      [
        'true',
        [
          { seat: 0, by: 2 },
          { seat: 2, by: -4 },
        ],
      ],
      ['true', []],
    ])
  })

  test('before the end it is something, said to be for somebody’s health', () => {
    const moments = told(lastRound(), pours(1, 'poison', 0), passes(1), passes(2))
    expect(chronicle.claims(moments)).toMatchObject([{ what: 'poured:something:before:0', out: undefined, swung: [] }])
    expect(chronicle.awards(moments, [])).toEqual([])
  })

  test('a prophecy counts double in the last round, and one that fails counts nothing', () => {
    const prophecy = (...lines: readonly Line[]) => {
      const table = lastRound({ characters: { 1: 'cantarella', 2: 'quicksilver' } })
      // A love that was confessed stays what it is, prophecy or not.
      table.state.table.used.push({ key: 'quicksilver', seat: 2, house: 2, named: null })
      const moments = told(table, ...lines, passes(2), toasts(0), [1, { kind: 'foretell', house: 0 }])
      return chronicle.claims(moments).find(({ what }) => what === 'foretold:of:0')
    }
    expect(prophecy(pours(1, 'poison', 0), passes(1))).toMatchObject({ truth: 'true', swung: [{ seat: 1, by: 2 }] })
    expect(prophecy(passes(1))).toMatchObject({ truth: 'false', swung: [] })
  })
})

test('what opens a round is one column without a seat, then come the turns', () => {
  const table = drawn(3)
  const keeps = [0, 1, 2].map((seat): Line => [seat, { kind: 'keep' }])
  const moments = told(table, ...keeps, [0, { kind: 'accuse', house: 1 }], passes(1), passes(2))
  expect(chronicle.turns(moments)).toEqual([
    { at: 0, seat: undefined },
    { at: 5, seat: 1 },
    { at: 6, seat: 2 },
  ])
})

test.each([
  [2, {}, 1],
  [4, { rings: true }, 2],
  [6, { party: 'pairs' }, 3],
  [7, { bag: 'deadly' }, 4],
] as const)('games of bots: %i seats, %j', (seats, options, seed) => {
  const moments = ofBots(toast, bots.easy, seats, options, seed)
  expectTold(chronicle, moments, truthOfHands)
  expectHushed(chronicle, moments)
  expectFollowed(moments)
})

test.each(languages)('every laurel has its words in %s', (language) => {
  const { award, said, swung } = chronicle.text[language]
  const name = (seat: Seat) => at(['Ada', 'Bo', 'Cy'], seat)
  for (const kind of ['poisoner', 'angel', 'ownhand', 'knew', 'survivor', 'host'])
    for (const count of [1, 2, 3]) expect(award({ kind, seats: [0, 2], count }, name).fact).toMatch(/^Ada.*Cy/)
  const home = (seats: readonly Seat[]) => award({ kind: 'ownhand', seats, count: 2 }, name).fact
  expect([home([0]), home([0, 2])]).toEqual(
    {
      en: ['Ada died twice of home-made poison.', 'Ada and Cy each died twice of home-made poison.'],
      de: [
        'Ada starb 2-mal am Gift aus dem eigenen Keller.',
        'Ada und Cy starben je 2-mal am Gift aus dem eigenen Keller.',
      ],
    }[language],
  )
  const claim = at(chronicle.claims(told(lastRound(), pours(1, 'wine', 0))), 0, 'claim')
  expect(said(claim, name)).toBe(
    { en: 'Bo pours something into the goblet before Ada', de: 'Bo schenkt etwas in den Becher vor Ada ein' }[language],
  )
  expect([swung(1), swung(2)]).toEqual({ en: ['1 point', '2 points'], de: ['1 Punkt', '2 Punkte'] }[language])
})
