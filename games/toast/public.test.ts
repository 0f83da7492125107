/** What lies open, and what does not (T1.2, as G4.9): tables that differ in one secret look the same to all others. */
import { describe, expect, test } from 'vitest'
import { watch } from '../../kernel/state.ts'
import type { Veil } from '../banquet/state.ts'
import { toast } from './index.ts'
import { drawn, keeping, type Laid, type Sitting, sit } from './script.ts'
import type { Move } from './state.ts'

const MIXED = { 1: 'wine wine poison antidote' }
const shown = (table: Sitting, seats: readonly number[]) =>
  JSON.stringify([watch(table.state), seats.map((seat) => table.view(seat))])

/** What is done, and to which of two goblets, so that only seat 1 can tell the tables apart. */
const SECRETS: [what: string, laid: Laid, fills: [string, string], lines: [string[], string[]]][] = [
  ['which token was poured', {}, ['', ''], [['1 pours wine 2'], ['1 pours poison 2']]],
  ['what a Peek showed', {}, ['wine', 'poison'], [['1 peeks'], ['1 peeks']]],
  ['what the Butler saw', { characters: { 1: 'butler' } }, ['wine', 'poison'], [['1 looks'], ['1 looks']]],
  ['what the Cellarer saw', { characters: { 1: 'cellarer' } }, ['wine', 'ogre'], [['1 looks'], ['1 looks']]],
  ['what the Abbess found', { characters: { 1: 'arsenica' } }, ['', 'poison'], [['1 dips'], ['1 dips']]],
  [
    'what the Abbess took',
    { characters: { 1: 'arsenica' } },
    ['wine poison', 'wine poison'],
    [
      ['1 dips', '1 takes wine'],
      ['1 dips', '1 takes poison'],
    ],
  ],
  ['what the Alchemist gave', { characters: { 1: 'hellebore' } }, ['', ''], [['1 trades wine'], ['1 trades poison']]],
  [
    'what the Duchess gave',
    { characters: { 1: 'foxglove' } },
    ['', ''],
    [['1 exchanges wine'], ['1 exchanges poison']],
  ],
]

describe.each([
  { rings: false, dial: 'mine' },
  { rings: true, dial: 'none' },
  { rings: true, dial: 'record' },
] as const)('with rings $rings and the dial at $dial', (options) => {
  test.each(SECRETS)('T1.2 nobody else sees %s', (_what, laid, fills, lines) => {
    const table = (which: 0 | 1) =>
      sit(4, { ...laid, options, drawn: MIXED })
        .fill('', fills[which])
        .play(...lines[which])
    const [one, other] = [table(0), table(1)]
    expect(shown(one, [0, 2, 3])).toBe(shown(other, [0, 2, 3]))
    expect(shown(one, [1])).not.toBe(shown(other, [1]))
  })
})

test.each([
  [false, 'goblets', 'neither'],
  [true, 'goblets', 'rings'],
  [true, 'both', 'neither'],
])('T1.2 C2 with rings %s nobody else can tell %s from %s under the veil', (rings, first, second) => {
  const veiled = (how: string) =>
    sit(4, { options: { rings }, characters: { 1: 'belladonna' } })
      .fill('', 'wine', 'poison')
      .play(`1 veils 2 ${how}`)
  const [one, other] = [veiled(first), veiled(second)]
  expect(shown(one, [0, 2, 3])).toBe(shown(other, [0, 2, 3]))
  expect(shown(one, [1])).not.toBe(shown(other, [1]))
})

describe('everybody sees', () => {
  test('T1.2 T1.4 who draws again, and not what comes', () => {
    const table = drawn(4, { drawn: { 1: 'wine wine wine wine' } }).play('1 returns')
    expect(watch(table.state).table.again).toEqual([false, true, false, false])
    table.play('0 keeps', '2 keeps', '3 keeps')
    expect(table.secret(1, 'drew')).toBeDefined()
    expect([0, 2, 3].map((seat) => table.secret(seat, 'drew'))).toEqual([undefined, undefined, undefined])
  })

  test('T1.2 T2.1 the grudges, the points, and how many tokens lie under each napkin', () => {
    const table = sit(4, { drawn: MIXED }).play('1 pours wine 3')
    expect(watch(table.state).table).toMatchObject({
      targets: [1, 2, 3, 0],
      score: [0, 0, 0, 0],
      screens: [4, 3, 4, 4],
    })
    expect(table.news('poured')).toEqual({ kind: 'poured', seat: 1, goblet: { place: 3, ring: null, before: 3 } })
  })

  test('T1.2 neither goblets nor the bag nor what others hold is in a view', () => {
    for (let seat = 0; seat < 4; seat++) {
      const view = sit(4).view(seat)
      expect(Object.keys(view).sort()).toEqual(['agenda', 'hand', 'seat', 'seats', 'table'])
    }
    expect(JSON.stringify(watch(sit(4).state))).not.toContain('"bag":{')
  })
})

describe('whoever watches a move', () => {
  const seen = (table: Sitting, watcher: number, by: number, move: Move) => toast.seen(table.view(watcher), by, move)
  const wine: Move = { kind: 'pour', token: 'wine', place: 0 }

  test('T1.2 T7.2 sees where is poured; the partner also what', () => {
    const table = sit(8)
    expect(seen(table, 5, 3, wine)).toEqual({ kind: 'pour', place: 0 })
    expect([seen(table, 2, 3, wine), seen(table, 3, 3, wine)]).toEqual([wine, wine])
  })

  test('T6.1 sees that something is traded, exchanged or taken; the partner also what', () => {
    const moves: Move[] = [
      { kind: 'trade', give: 'wine' },
      { kind: 'exchange', give: 'poison' },
      { kind: 'take', token: 'ogre' },
    ]
    for (const move of moves) {
      expect(seen(sit(8), 5, 3, move)).toEqual({ kind: move.kind })
      expect(seen(sit(8), 2, 3, move)).toEqual(move)
    }
  })

  test('T6.1 C2 sees of a veil not even as a partner what was done', () => {
    const veil = (how: Veil): Move => ({ kind: 'veil', place: 0, how })
    expect(seen(sit(8), 3, 2, veil('goblets'))).toEqual(seen(sit(8), 3, 2, veil('neither')))
  })

  const tells = (table: Sitting, watcher: number, by: number, move: Move) =>
    toast.reveals(table.view(watcher), by, move)

  test('T1.4 learns what he draws again when the last has said so, and nothing before', () => {
    const table = drawn(3, { drawn: { 1: 'wine wine wine wine' } })
    expect(tells(table, 1, 1, { kind: 'again' })).toBe('nothing')
    table.play('1 returns', '0 keeps')
    expect([0, 1, 2].map((seat) => tells(table, seat, 2, { kind: 'keep' }))).toEqual(['nothing', 'secret', 'nothing'])
    const last = drawn(3, { drawn: { 1: 'wine wine wine wine' } }).play('0 keeps', '2 keeps')
    expect([0, 1].map((seat) => tells(last, seat, 1, { kind: 'again' }))).toEqual(['nothing', 'secret'])
    expect(tells(last, 1, 1, { kind: 'keep' })).toBe('nothing')
    expect(tells(keeping(last), 0, 0, { kind: 'accuse', house: 1 })).toBe('nothing')
  })

  test('T3.2 T6.1 learns by a look of his own, and what he draws himself', () => {
    expect([1, 2].map((seat) => tells(sit(4), seat, 1, { kind: 'peek', place: 1 }))).toEqual(['secret', 'nothing'])
    expect([1, 2].map((seat) => tells(sit(4), seat, 1, { kind: 'exchange', give: 'wine' }))).toEqual([
      'secret',
      'nothing',
    ])
    expect([1, 2].map((seat) => tells(sit(4), seat, 1, { kind: 'trade', give: 'wine' }))).toEqual([
      'nothing',
      'nothing',
    ])
    expect(tells(sit(4), 2, 1, wine)).toBe('nothing')
  })

  test('T4.1 learns everything when they drink: with the Toast, or with the last ability', () => {
    expect(tells(sit(4).hold(1, ''), 3, 1, { kind: 'toast' })).toBe('secret')
    const table = sit(4, { characters: { 2: 'cicuta', 3: 'antimony' } }).hold(1, '')
    expect(tells(table, 3, 1, { kind: 'toast' })).toBe('nothing')
    table.play('1 toasts')
    expect(tells(table, 0, 2, { kind: 'pass' })).toBe('nothing')
    table.play('2 passes')
    expect(tells(table, 0, 3, { kind: 'pass' })).toBe('secret')
  })

  test('T3.4 T5.3 or with the last turn of all, or goblet by goblet in the duel', () => {
    const table = sit(3, { options: { rounds: 10 } })
      .idle(9)
      .play('1 passes', '2 passes')
    expect(tells(table, 1, 0, { kind: 'pass' })).toBe('secret')
    expect(tells(table, 1, 0, { kind: 'rotate', by: 1 })).toBe('nothing')
    expect(tells(table.play('0 rotates 1'), 1, 0, { kind: 'rotate', by: 1 })).toBe('secret')
    expect(tells(sit(2), 0, 1, { kind: 'drink', place: 0 })).toBe('secret')
    expect(tells(sit(2).hold(1, ''), 0, 1, { kind: 'toast' })).toBe('nothing')
  })
})
