import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import type { Claim, Moment } from '../../kernel/chronicle.ts'
import type { Maker } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/state.ts'
import { languages } from '../../kernel/text.ts'
import { expectTold, kept, ofBots } from '../banquet/chronicle.script.ts'
import { bots } from './bot.ts'
import { readClaim } from './chronicle.claims.ts'
import { chronicle } from './chronicle.ts'
import { hoax } from './index.ts'
import { type Laid, sit } from './script.ts'
import type { Hoax, Move, Role, Sort } from './state.ts'

type Line = readonly [seat: Seat, move: Move, by?: Maker]

const roles: Role[] = ['peasant', 'emperor', 'judge', 'pope']
const steals = (seat: Seat, from: Seat): Line => [seat, { kind: 'steal', from, sort: 'gold' }]
const earns = (seat: Seat, role: 'peasant' | 'emperor'): Line => [seat, { kind: 'income', role }]
const illegal = (seat: Seat): Line => [seat, { kind: 'illegal' }]
const fines = (seat: Seat, sort: Sort): Line => [seat, { kind: 'fine', sort }]
const forgives = (seat: Seat): Line => [seat, { kind: 'forgive' }]
const pays = (to: Seat, role: 'judge' | 'pope'): Line => [0, { kind: 'pay', to, role }]
const immune: Line = [0, { kind: 'immune' }]
const pass = (...seats: Seat[]): Line[] => seats.map((seat): Line => [seat, { kind: 'pass' }])
const accuses = (by: Seat, seat: Seat, role: Role): Line => [by, { kind: 'accuse', seat, role }]
const votes = (seat: Seat, vote: 'yes' | 'no', ...by: [] | [Maker]): Line => [seat, { kind: 'vote', vote }, ...by]

/** Peasant, Emperor, Judge and Pope; seat 0 is to act, and seat 1 has three gold. */
function told(lines: readonly Line[], laid: Laid = { purses: ['2 wine', '3 gold'] }): Moment<Hoax>[] {
  const left = [...lines]
  return kept(hoax, sit(roles, laid).state, () => left.shift())
}

const theft = [steals(0, 1), illegal(1), ...pass(2, 3), fines(2, 'wine'), ...pass(1, 3)]
const [taken, lost] = [
  { seat: 0, by: 2 },
  { seat: 1, by: -2 },
]

describe('what was claimed', () => {
  test('a lie that nobody questions keeps its loot and its secret as long as the game goes on', () => {
    const [claim, ...more] = chronicle.claims(told([steals(0, 1), ...pass(1, 2, 3), ...pass(0, 1, 2, 3)]))
    expect(claim).toEqual({
      at: 1,
      out: undefined,
      seat: 0,
      what: 'deed:thief',
      truth: 'false',
      believed: [],
      doubted: [],
      swung: [taken, lost],
    })
    expect(more).toEqual([])
  })

  test('a true claim from the store swings what the store gave', () => {
    const [claim] = chronicle.claims(told([earns(0, 'peasant')]))
    expect(claim).toMatchObject({ what: 'deed:peasant', truth: 'true', swung: [{ seat: 0, by: 2 }] })
  })

  test('every storey is a claim; the fine belongs to the Judge, the share to the Emperor', () => {
    const claims = chronicle.claims(told([...theft, ...pass(1, 3), pays(2, 'judge')]))
    expect(claims.map(({ seat, what, truth }) => [seat, what, truth])).toEqual([
      [0, 'deed:thief', 'false'],
      [1, 'illegal:emperor', 'true'],
      [2, 'fine:judge', 'true'],
    ])
    expect(claims.map(({ swung }) => swung)).toEqual([
      [taken, lost],
      [
        { seat: 2, by: -1 },
        { seat: 1, by: 1 },
      ],
      [
        { seat: 0, by: -2 },
        { seat: 2, by: 2 },
      ],
    ])
  })

  test('forgiveness swings what it cost; immunity moves nothing, and a window tells its claims in order of seats', () => {
    const forgiven = chronicle.claims(
      told([...theft, forgives(1), forgives(3), pays(1, 'pope'), [1, { kind: 'name', sort: 'gold' }]]),
    )
    expect(forgiven.slice(3).map(({ seat, truth, swung }) => [seat, truth, swung])).toEqual([
      [
        1,
        'false',
        [
          { seat: 0, by: -1 },
          { seat: 1, by: 1 },
        ],
      ],
      [3, 'true', []],
    ])
    const spared = chronicle.claims(told([...theft, ...pass(1, 3), immune]))
    expect(spared.at(-1)).toMatchObject({ seat: 0, what: 'immunity:wizard', truth: 'false', swung: [] })
  })

  test('whoever votes believes or doubts; a vote of the clock is neither; a failed accusation changes nothing', () => {
    const [claim] = chronicle.claims(
      told([steals(0, 1), accuses(1, 0, 'thief'), votes(2, 'no'), votes(3, 'no', 'clock')]),
    )
    expect(claim).toMatchObject({ believed: [2], doubted: [1], out: undefined, swung: [taken, lost] })
  })

  test('a lie that is taken back is out at once, and all that it moved goes back', () => {
    const moments = told([
      steals(0, 1),
      illegal(1),
      ...pass(2, 3),
      accuses(2, 0, 'thief'),
      votes(1, 'yes'),
      votes(3, 'no'),
    ])
    const [deed, objection] = chronicle.claims(moments)
    expect(deed).toMatchObject({ out: 7, believed: [3], doubted: [1, 2], swung: [] })
    expect(objection).toMatchObject({ truth: 'true', out: undefined, doubted: [] })
  })

  test('a confession bares the same claim of earlier turns too', () => {
    const round = [1, 2, 3].flatMap((seat) => [
      earns(seat, 'peasant'),
      ...pass(...[0, 1, 2, 3].filter((other) => other !== seat)),
      ...pass(0, 1, 2, 3),
    ])
    const first = [steals(0, 1), ...pass(1, 2, 3), ...pass(0, 1, 2, 3)]
    const claims = chronicle.claims(
      told([...first, ...round, steals(0, 1), accuses(2, 0, 'thief'), votes(1, 'yes'), votes(3, 'yes')]),
    )
    const thefts = claims.filter(({ what }) => what === 'deed:thief')
    expect(thefts.map(({ out, doubted, swung }) => [out, doubted.length, swung.length])).toEqual([
      [36, 0, 2],
      [36, 3, 0],
    ])
    expect(claims.filter(({ what }) => what === 'deed:peasant').map(({ out }) => out)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  test('a truth that is accused wins, and with it every face is shown', () => {
    const moments = told([
      earns(0, 'peasant'),
      illegal(2),
      ...pass(1, 3),
      accuses(1, 0, 'peasant'),
      votes(2, 'yes'),
      votes(3, 'yes'),
    ])
    const claims = chronicle.claims(moments)
    const [truth, lie] = claims
    expect(truth).toMatchObject({ truth: 'true', out: 7, doubted: [1, 2, 3] })
    expect(lie).toMatchObject({ seat: 2, truth: 'false', out: 7, doubted: [] })
    expect(chronicle.awards(moments, claims.slice(0, 2))).toEqual([
      { kind: 'liar', seats: [2], count: 1 },
      { kind: 'wronged', seats: [0], count: 3 },
    ])
  })
})

test('a turn begins where somebody is to act, and ends with the last call', () => {
  const moments = told([steals(0, 1), ...pass(1, 2, 3), ...pass(0, 1, 2, 3)])
  expect(chronicle.turns(moments)).toEqual([
    { at: 0, seat: 0 },
    { at: 8, seat: 1 },
  ])
})

test('a mask that was worn to the end is one that nobody took away, whether somebody doubted it or not (H5.3)', () => {
  const fact = (count: number) =>
    languages.map((language) => {
      const { award } = chronicle.text[language]
      return award({ kind: 'liar', seats: [0], count }, () => 'Ada').fact
    })
  expect(fact(1)).toEqual([
    'Ada got away with 1 false title.',
    'Ada hat einen falschen Titel getragen, den niemand weggenommen hat.',
  ])
  expect(fact(2)).toEqual([
    'Ada got away with 2 false titles.',
    'Ada hat 2 falsche Titel getragen, die niemand weggenommen hat.',
  ])
})

test('who share a laurel have each done as much', () => {
  const told = (kind: string) =>
    languages.map((language) => {
      const { award } = chronicle.text[language]
      return award({ kind, seats: [0, 1], count: 2 }, (seat) => (seat === 0 ? 'Ada' : 'Ben')).fact
    })
  expect(told('liar')).toEqual([
    'Ada and Ben each got away with 2 false titles.',
    'Ada und Ben haben je 2 falsche Titel getragen, die niemand weggenommen hat.',
  ])
  expect(told('wronged')).toEqual([
    'Ada and Ben each told a truth that 2 votes called a lie.',
    'Ada und Ben haben je 2 Stimmen gegen sich gehabt und doch die Wahrheit gesagt.',
  ])
})

test('laurels are given at the end and not before', () => {
  const moments = told([steals(0, 1), ...pass(1, 2, 3)])
  expect(chronicle.awards(moments, chronicle.claims(moments))).toEqual([])
})

describe('games of bots', () => {
  const truthOf = (moments: readonly Moment<Hoax>[], { at: when, seat, what }: Claim) =>
    at(at(moments, when).state.hands, seat).role === readClaim(what).role ? 'true' : 'false'

  test.each([
    [3, {}, 1],
    [6, {}, 2],
    [4, { games: 2, notes: 'nothing' }, 3],
    [5, { spell: 2 }, 4],
  ] as const)('%i seats, %j', (seats, options, seed) => {
    expectTold(chronicle, ofBots(hoax, bots.easy, seats, options, seed), truthOf)
  })
})

test.each(languages)('numbers are told in %s', (language) => {
  const { swung } = chronicle.text[language]
  expect([swung(1), swung(2)]).toEqual({ en: ['1 token', '2 tokens'], de: ['1 Marker', '2 Marker'] }[language])
})
