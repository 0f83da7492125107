import { expect, test } from 'vitest'
import { tokens } from '../../banquet/tokens.ts'
import { sit } from '../script.ts'

const him = { characters: { 1: 'cellarer' } } as const

test('C12 the Cellarer looks into any one goblet at the beginning, and alone sees', () => {
  const table = sit(4, him).fill('', '', '', 'poison')
  expect(table.offered(1)).toHaveLength(5)
  table.play('1 looks 3')
  expect(table.secret(1, 'saw')).toEqual({
    kind: 'saw',
    goblet: { place: 3, ring: 3, before: 3 },
    tokens: tokens(0, 1),
  })
  expect(table.news('peeked')).toMatchObject({ seat: 1, goblet: { place: 3 }, free: true })
  expect([0, 2, 3].map((seat) => table.secret(seat, 'saw'))).toEqual(Array(3).fill(undefined))
})

test('C12 one goblet, and it costs no action', () => {
  const table = sit(4, him).play('1 looks 0')
  expect([table.asked(), table.state.table.stage, table.state.table.left]).toEqual([1, 'turn', 2])
  expect([table.try('1 looks 2'), table.try('1 looks')]).toEqual(['illegal', 'illegal'])
})

test('C12 he may decline, and in the next course he is asked again', () => {
  const table = sit(4, him).play('1 passes').hold(1, '').play('1 toasts').drinkUp()
  expect([table.state.table.course, table.asked(), table.kinds(1)]).toEqual([2, 1, ['pass', 'look']])
})

test('C12 in the Toast phase, and for others, it is closed', () => {
  const table = sit(4, him).play('1 passes', '1 passes')
  expect(table.try('2 looks')).toBe('illegal')
  table.hold(2, '').play('2 toasts', '3 passes', '0 passes')
  expect(table.try('1 looks 0')).toBe('illegal')
})

test('C12 in a pair it is the Noble who looks, though he cannot peek', () => {
  const table = sit(8, { characters: { 2: 'butler', 3: 'cellarer' } }).fill('wine')
  expect([table.asked(), table.try('2 looks 0')]).toEqual([3, 'closed'])
  table.play('3 looks 0')
  expect([table.secret(3, 'saw')?.tokens, table.secret(2, 'saw')]).toEqual([tokens(1), undefined])
  table.play('3 yields', '2 passes')
  expect(table.kinds(3)).not.toContain('peek')
})
