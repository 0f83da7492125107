import { describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { watch } from '../../kernel/state.ts'
import { count, tokens } from '../banquet/tokens.ts'
import { BAGS } from './bag.ts'
import { toast } from './index.ts'
import { drawn, everything, grudging, sit, toasting } from './script.ts'
import { choices, setup } from './setup.ts'
import type { Options } from './state.ts'

const dealt = (seats: number, change: Partial<Options> = {}, seed = 1) =>
  setup(seats, { ...defaults(toast, seats), ...change }, seeded(seed))

const MIXED = 'wine wine poison antidote'

describe('the Master of Ceremonies', () => {
  test('T1.1 is drawn, everybody now and then', () => {
    const hosts = Array.from({ length: 60 }, (_, seed) => dealt(5, {}, seed).table.host)
    expect([...new Set(hosts)].sort()).toEqual([0, 1, 2, 3, 4])
  })

  test('T1.1 or picked by the table', () => {
    expect([choices(4).host, choices(2).host]).toEqual([
      ['random', 0, 1, 2, 3],
      ['random', 0, 1],
    ])
    expect(dealt(4, { host: 2 }).table).toMatchObject({ host: 2, course: 1 })
  })

  test('T1.1 passes clockwise after each round, whoever called the Toast', () => {
    const table = toasting(sit(4, { options: { host: 3 } }), 2)
    expect(table.state.table).toMatchObject({ course: 2, host: 0 })
    expect(table.news('course')).toEqual({ kind: 'course', course: 2, of: 3, host: 0, doubled: false })
    toasting(grudging(table), 2)
    expect(table.state.table).toMatchObject({ course: 3, host: 1 })
  })

  test('T1.1 three rounds, and not a fourth', () => {
    const table = toasting(toasting(sit(4), 1), 1)
    expect(table.state.table).toMatchObject({ course: 3, stage: 'redraw' })
    expect(table.news('course')?.doubled).toBe(true)
    toasting(grudging(table), 1)
    expect(table.state.table).toMatchObject({ course: 3, stage: 'over' })
    expect(table.try('2 passes')).toBe('over')
  })
})

describe('goblets and napkins', () => {
  test.each([3, 4, 5, 6])('T1.2 %i players: a goblet and a napkin each, in a circle, without rings', (seats) => {
    const { table, box } = dealt(seats)
    const everybody = Array.from({ length: seats }, (_, seat) => seat)
    expect(table).toMatchObject({ mode: 'single', nobles: everybody, rings: null, screens: everybody.map(() => 4) })
    expect([table.standing.length, box.goblets.length]).toEqual([seats, seats])
  })

  test('T1.2 a goblet is called by the one it stands before; with rings by its ring', () => {
    const named = (rings: boolean) =>
      sit(4, { options: { rings } }).play('1 rotates 1', '1 peeks').news('peeked')?.goblet
    expect(named(false)).toEqual({ place: 1, ring: null, before: 1 })
    expect(named(true)).toEqual({ place: 1, ring: 0, before: 0 })
    expect([choices(4).rings, choices(9).rings, choices(2).rings]).toEqual([[false, true], [false, true], [false]])
  })

  test('T1.2 G6.1 without rings no aid tracks goblets; in a duel none ever moves', () => {
    const shown = (seats: number, change: Partial<Options>) => dealt(seats, change).table.dial
    for (const dial of ['none', 'mine', 'record'] as const) {
      expect([shown(4, { rings: false, dial }), shown(8, { rings: false, dial })]).toEqual(['none', 'none'])
      expect([shown(4, { rings: true, dial }), shown(8, { rings: true, dial }), shown(2, { dial })]).toEqual([
        dial,
        dial,
        dial,
      ])
    }
  })

  test('T1.2 what is under a napkin only its owner sees, and all see how much', () => {
    const table = (mine: string) => drawn(4, { drawn: { 1: mine } })
    const seen = (mine: string, seats: number[]) =>
      JSON.stringify([watch(table(mine).state), seats.map((seat) => table(mine).view(seat))])
    expect(seen('wine wine wine poison', [0, 2, 3])).toBe(seen('poison poison antidote antidote', [0, 2, 3]))
    expect(table(MIXED).view(1).hand.tokens).toEqual(tokens(2, 1, 1))
    expect(watch(table(MIXED).state).table.screens).toEqual([4, 4, 4, 4])
  })

  test('T1.2 points lie open, and all tokens return after each round', () => {
    const table = sit(4, { drawn: { 1: MIXED } }).play('1 pours poison 3', '1 pours wine 2')
    toasting(table, 2)
    expect(watch(table.state).table.score).toEqual(table.earned())
    expect(everything(table.state)).toEqual(BAGS.usual)
    expect([table.state.table.screens, table.state.box.goblets.map(count)]).toEqual([
      [4, 4, 4, 4],
      [0, 0, 0, 0],
    ])
  })

  test('T1.2 the Deadly Poison returns too, and is not put into the bag', () => {
    const table = sit(4, { characters: { 1: 'hellebore' }, drawn: { 1: MIXED } }).play('1 trades wine')
    expect(everything(table.state)).toEqual({ ...tokens(16, 10, 10), ogre: 1 })
    toasting(table, 2)
    expect(everything(table.state)).toEqual(tokens(16, 10, 10))
  })
})

describe('who sits how', () => {
  test('T1.7 two duel, four and five play singly, seven and more in pairs; with three and six the table chooses', () => {
    const parties = Array.from({ length: 11 }, (_, more) => choices(2 + more).party.join())
    expect(parties).toEqual(['duel', 'single,duel', 'single', 'single', 'single,pairs', ...Array(6).fill('pairs')])
    expect(toast.seats).toEqual([2, 12])
  })

  test('T1.7 what is chosen is played', () => {
    const modes = (seats: number) =>
      choices(seats).party.map((party) => {
        const { mode, nobles, standing } = dealt(seats, { party }).table
        return `${mode}: ${nobles.length} houses, ${standing.length} goblets`
      })
    expect(modes(3)).toEqual(['single: 3 houses, 3 goblets', 'duel: 3 houses, 6 goblets'])
    expect(modes(6)).toEqual(['single: 6 houses, 6 goblets', 'pairs: 3 houses, 3 goblets'])
    expect(modes(12)).toEqual(['pairs: 6 houses, 6 goblets'])
  })

  test('T1.7 three who play singly have no choice that only a duel knows, nor the other way round', () => {
    expect([choices(2).characters, choices(2).breaches]).toEqual([['none'], [false]])
    expect([choices(3).characters, choices(3).match]).toEqual([
      ['all', 'none'],
      [3, 1, 2, 4, 5, 7],
    ])
    expect(choices(4).match).toEqual([3])
  })
})
