import { describe, expect, test } from 'vitest'
import { watch } from '../../kernel/state.ts'
import type { Dial } from '../banquet/state.ts'
import { tokens } from '../banquet/tokens.ts'
import { type Laid, sit } from './script.ts'

const at = (dial: Dial, laid: Laid = {}) => sit(4, { ...laid, options: { dial, ...laid.options } })
/** Seat 1 pours poison for 2 and looks into their own; seat 2 pours wine for 0. */
const LINES = ['1 pours poison 2', '1 peeks', '2 pours wine 0', '2 passes']

describe('the memory dial', () => {
  test('at none: nobody’s hand remembers anything, and no record is kept', () => {
    const table = at('none').play(...LINES)
    expect([0, 1, 2, 3].map((seat) => table.view(seat).hand.memory)).toEqual([[], [], [], []])
    expect(watch(table.state).table.record).toEqual([])
  })

  test('at mine: what I poured and what I saw myself, nothing of others', () => {
    const table = at('mine')
      .fill('', 'wine')
      .play(...LINES)
    expect(table.view(1).hand.memory).toMatchObject([
      { kind: 'pour', token: 'poison', at: 2, or: null, ring: 2, place: 2, round: 1 },
      { kind: 'look', tokens: tokens(1), at: 1, or: null, screens: [7, 6, 7, 7] },
    ])
    expect(table.view(2).hand.memory).toMatchObject([{ kind: 'pour', token: 'wine', at: 0 }])
    expect([table.view(0).hand.memory, table.view(3).hand.memory]).toEqual([[], []])
    expect(watch(table.state).table.record).toEqual([])
  })

  test('at record: also who poured where, for all to read, but not what', () => {
    const table = at('record').play(...LINES)
    const { record } = watch(table.state).table
    expect(record).toMatchObject([
      { by: 1, at: 2, or: null, ring: 2, place: 2 },
      { by: 2, at: 0, or: null, ring: 0, place: 0 },
    ])
    expect(JSON.stringify(record)).not.toMatch(/wine|poison|token/)
    expect(table.view(1).hand.memory.map(({ kind }) => kind)).toEqual(['pour', 'look'])
  })

  test('a new course begins with empty heads', () => {
    const table = at('record')
      .play(...LINES)
      .hold(3, '')
      .play('3 toasts')
      .drinkUp()
    expect(table.state.table).toMatchObject({ course: 2, record: [] })
    expect(table.state.hands.map(({ memory }) => memory)).toEqual([[], [], [], []])
  })

  test('the same look again replaces the older one; another one is kept besides', () => {
    const same = at('mine').fill('', 'wine').play('1 peeks', '1 peeks')
    expect(same.view(1).hand.memory).toHaveLength(1)
    const changed = at('mine').fill('', 'wine').play('1 peeks', '1 pours poison 1')
    changed.play('2 passes', '3 passes', '0 passes', '1 peeks')
    expect(changed.view(1).hand.memory.map(({ kind }) => kind)).toEqual(['look', 'pour', 'look'])
  })
})

describe('a trail', () => {
  test('follows the goblet through a rotation, and keeps how it was called then', () => {
    const table = at('record').play('1 pours wine 3', '1 rotates 1')
    expect(table.view(1).hand.memory).toMatchObject([{ at: 0, place: 3, ring: 3 }])
    expect(table.state.table.record).toMatchObject([{ at: 0, place: 3, ring: 3 }])
    table.play('2 rotates -1', '2 rotates -1')
    expect(table.view(1).hand.memory).toMatchObject([{ at: 2 }])
  })

  test('follows it through a swap, and stays where it is when others are swapped', () => {
    const table = at('record').play('1 pours wine 3', '1 passes', '2 swaps 3')
    expect(table.view(1).hand.memory).toMatchObject([{ at: 2 }])
    table.play('2 passes', '3 swaps 0')
    expect(table.state.table.record).toMatchObject([{ at: 2 }])
  })

  test('is told as it was at the time of a later note', () => {
    const table = at('mine').play('1 rotates 1', '1 pours wine 3')
    expect(table.view(1).hand.memory).toMatchObject([{ at: 3, place: 3, ring: 2 }])
  })
})

describe('after a veil', () => {
  const her: Laid = { characters: { 1: 'belladonna' } }
  const veiled = (how: string, dial: Dial = 'record') =>
    at(dial, her)
      .play('1 pours wine 1', '1 pours wine 3', '2 pours poison 2', '2 peeks', '3 passes', '0 passes')
      .play(`1 veils 2 ${how}`)

  test.each(['goblets', 'rings', 'both', 'neither'])('(%s) everybody but the doer is of two minds', (how) => {
    const table = veiled(how)
    expect(table.view(2).hand.memory).toMatchObject([
      { kind: 'pour', at: 2, or: 1 },
      { kind: 'look', at: 2, or: 1 },
    ])
    expect(table.state.table.record.map((one) => [one.at, one.or])).toEqual([
      [1, 2],
      [3, null],
      [2, 1],
    ])
  })

  test('the doer knows where hers went', () => {
    const places = (how: string) =>
      veiled(how)
        .view(1)
        .hand.memory.map((one) => [one.at, one.or])
    expect(places('both')).toEqual([
      [2, null],
      [3, null],
    ])
    expect(places('rings')).toEqual([
      [1, null],
      [3, null],
    ])
    expect(veiled('goblets').view(1).hand.veiled).toBe('exchanged')
    expect(veiled('rings').view(1).hand.veiled).toBe('left')
    expect(veiled('goblets').view(2).hand.veiled).toBeNull()
  })

  test('both minds follow the goblets', () => {
    const table = veiled('both').play('1 rotates 1')
    expect(table.view(2).hand.memory).toMatchObject([
      { at: 3, or: 2 },
      { at: 3, or: 2 },
    ])
    table.play('2 swaps 3')
    expect(table.view(2).hand.memory[0]).toMatchObject({ at: 2, or: 3 })
  })

  test('what is noted afterwards is certain again', () => {
    const table = veiled('both').play('1 passes', '2 peeks')
    expect(table.view(2).hand.memory.at(-1)).toMatchObject({ kind: 'look', at: 2, or: null })
  })

  test('with the dial at none not even she remembers', () => {
    expect(veiled('both', 'none').view(1).hand).toMatchObject({ memory: [], veiled: null })
  })

  test('her partner is of two minds too', () => {
    const table = sit(8, { characters: { 3: 'belladonna' } }).play('3 yields leave', '2 pours wine 1', '3 veils 0 both')
    expect(table.view(3).hand.memory).toMatchObject([{ at: 0, or: null }])
    expect(table.view(2).hand.memory).toMatchObject([{ at: 1, or: 0 }])
  })
})

describe('a token that the Abbess took', () => {
  test('is remembered by all, its sort by her house', () => {
    const table = at('mine', { characters: { 1: 'arsenica' } })
      .fill('', 'wine')
      .play('1 dips', '1 takes wine')
    expect(table.view(1).hand.memory.at(-1)).toMatchObject({ kind: 'take', by: 1, token: 'wine', at: 1 })
    expect(table.view(3).hand.memory).toMatchObject([{ kind: 'take', by: 1, token: null, at: 1 }])
    expect(
      at('none', { characters: { 1: 'arsenica' } })
        .fill('', 'wine')
        .play('1 dips', '1 takes wine')
        .view(1).hand.memory,
    ).toEqual([])
  })
})

describe('Raise Your Memory', () => {
  test.each(['none', 'mine', 'record'] as const)('G6.1 nothing is remembered, though the dial says %s', (dial) => {
    const table = at(dial, { options: { memory: true }, characters: { 0: 'belladonna', 3: 'arsenica' } })
    table.fill('', '', '', 'wine').play('1 pours wine 2', '1 peeks', '2 swaps 3', '2 peeks', '3 dips', '3 passes')
    table.play('3 passes', '0 veils 1 goblets')
    expect(table.state.hands.map(({ memory, veiled }) => [memory.length, veiled])).toEqual(Array(4).fill([0, null]))
    expect(table.state.table.record).toEqual([])
  })

  test('G6.1 what a look shows is shown once, in that moment', () => {
    const table = at('record', { options: { memory: true } })
      .fill('', 'wine')
      .play('1 peeks')
    expect(table.secret(1, 'saw')?.tokens).toEqual(tokens(1))
    table.play('1 passes')
    expect([table.secret(1, 'saw'), table.view(1).hand.memory]).toEqual([undefined, []])
  })
})
