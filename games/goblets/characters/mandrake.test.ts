import { expect, test } from 'vitest'
import { tokens } from '../../banquet/tokens.ts'
import { sit } from '../script.ts'

const her = { characters: { 1: 'mandrake' } } as const

test('C7 Madame Mandrake swaps any two goblets, ring and all', () => {
  const table = sit(4, her).fill('wine', '', '', 'poison').play('1 swaps 0 3')
  expect(table.state.box.goblets).toEqual([tokens(0, 1), tokens(), tokens(), tokens(1)])
  expect(table.state.table.rings).toEqual([3, 1, 2, 0])
})

test.each([4, 5, 6])('C7 with %i goblets every two of them once', (seats) => {
  const swaps = sit(seats, her)
    .offered(1)
    .filter(({ kind }) => kind === 'swap')
  expect(swaps).toHaveLength((seats * (seats - 1)) / 2)
  expect(new Set(swaps.map((move) => JSON.stringify(move))).size).toBe(swaps.length)
})

test('C7 it is an action like any Swap, and hers may be one of the two', () => {
  const table = sit(4, her).play('1 swaps 0 2', '1 swaps 3')
  expect(table.state.table.rings).toEqual([2, 3, 0, 1])
  expect(table.asked()).toBe(2)
})

test('C7 is hers alone, and not in the Toast phase', () => {
  const table = sit(4, her).play('1 passes')
  expect(table.try('2 swaps 0 3')).toBe('illegal')
  table.hold(2, '').play('2 toasts', '3 passes', '0 passes')
  expect([table.try('1 swaps 0 3'), table.try('1 swaps 3')]).toEqual(['illegal', 'taken'])
})

test('C7 in a pair: the Noble always, the taster with leave', () => {
  const pair = { characters: { 3: 'mandrake' } } as const
  expect(sit(8, pair).play('3 yields leave').try('2 swaps 0 3')).toBe('taken')
  const shut = sit(8, pair).play('3 yields')
  expect(shut.try('2 swaps 0 3')).toBe('illegal')
  expect(shut.play('2 passes').try('3 swaps 0 3')).toBe('taken')
})
