/** The clause that keeps a move closed. */
import { describe, expect, test } from 'vitest'
import { goblets } from './index.ts'
import { type Sitting, sit } from './script.ts'
import type { Move } from './state.ts'

describe('why not', () => {
  const why = (table: Sitting, seat: number, kind: Move['kind']) => goblets.why(table.view(seat), kind)

  test('G4.6 G4.1 a Toast with wine, a pour out of turn, a pour of nothing', () => {
    const table = sit(4)
    expect([why(table, 1, 'toast'), why(table, 2, 'pour'), why(table, 1, 'pour')]).toEqual(['G4.6', 'G4.1', undefined])
    expect(why(table.hold(1, ''), 1, 'pour')).toBe('G4.2')
  })

  test('G5.1 G5.2 what the Toast phase closes', () => {
    const table = sit(4, { characters: { 2: 'cicuta' } })
      .hold(1, '')
      .hold(2, '')
      .play('1 toasts')
    expect([why(table, 2, 'toast'), why(table, 3, 'peek')]).toEqual(['G5.1', 'G5.1'])
    table.play('2 passes', '3 passes', '0 passes', '1 passes')
    expect(why(table, 2, 'rotate')).toBe('G5.2')
  })

  test('G7.2 G7.4 G8.4 G8.5 what the other modes close', () => {
    expect(why(sit(2), 1, 'rotate')).toBe('G7.2')
    expect(why(sit(2).hold(1, '').play('1 toasts').drinkUp(), 0, 'peek')).toBe('G7.4')
    const pair = sit(8)
    expect([why(pair, 3, 'toast'), why(pair, 3, 'pour')]).toEqual(['G8.5', 'G8.5'])
    expect(why(pair.play('3 yields'), 2, 'toast')).toBe('G8.4')
    expect([why(pair.play('2 passes'), 3, 'peek'), why(pair, 3, 'toast')]).toEqual(['G8.4', 'G8.5'])
  })

  test('C2 C12 C15 what only a character could do', () => {
    const table = sit(4, { characters: { 1: 'cellarer' } }).play('1 passes')
    expect([why(table, 1, 'look'), why(table, 2, 'look'), why(table, 1, 'veil')]).toEqual(['C12', 'C15', 'C2'])
  })

  test.each([
    ['belladonna', 'veil'],
    ['curare', 'double pour'],
    ['arsenica', 'dip'],
    ['butler', 'look'],
  ] as const)('G8.6 what %s could do, to a taster without leave', (key, kind) => {
    const table = sit(8, { characters: { 3: key } }).play('3 yields')
    expect(why(table, 2, kind)).toBe('G8.6')
    expect(why(table.play('2 passes'), 3, kind)).toBeUndefined()
    expect(why(sit(8, { characters: { 3: key } }).play('3 yields leave'), 2, kind)).toBeUndefined()
  })

  test('C2 C9 C13 to a taster whose house could not do it anyway, or whose turn it is not', () => {
    const table = sit(8, { characters: { 3: 'curare' } })
      .hold(1, 'wine')
      .play('3 yields')
    expect([why(table, 2, 'veil'), why(table, 2, 'double pour')]).toEqual(['C2', 'C9'])
    const other = sit(8, { characters: { 3: 'arsenica', 5: 'arsenica' } }).play('3 yields')
    expect([why(other, 4, 'dip'), why(other, 2, 'dip')]).toEqual(['C13', 'G8.6'])
  })

  test('G5.4 G5.9 what can be drunk in a course, and who is to drink in a tie', () => {
    const table = sit(4)
    expect(why(table, 0, 'drink')).toBe('G5.4')
    Object.assign(table.state.table, { course: 3, score: [4, 3, 3, 4] })
    table.fill('', '', '', '').hold(1, '').play('1 toasts').drinkUp()
    expect(table.state.table).toMatchObject({ stage: 'tie', tied: [0, 3] })
    expect([table.asked(), why(table, 3, 'drink'), why(table, 0, 'drink'), why(table, 1, 'pour')]).toEqual([
      3,
      undefined,
      'G5.9',
      'G5.9',
    ])
  })
})
