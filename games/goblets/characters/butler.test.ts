import { expect, test } from 'vitest'
import { tokens } from '../../banquet/tokens.ts'
import { sit } from '../script.ts'

const him = { characters: { 1: 'butler' } } as const

test('C15 the Butler looks into his goblet for free, and still has two actions', () => {
  const table = sit(4, him).fill('', 'wine poison').play('1 looks')
  expect(table.secret(1, 'saw')?.tokens).toEqual(tokens(1, 1))
  expect(table.news('peeked')).toMatchObject({ seat: 1, free: true })
  expect([table.asked(), table.state.table.left]).toEqual([1, 2])
  table.play('1 pours wine 0', '1 pours wine 0')
  expect(table.asked()).toBe(2)
})

test('C15 once per turn, and before his actions', () => {
  expect(sit(4, him).play('1 looks').try('1 looks')).toBe('illegal')
  expect(sit(4, him).play('1 rotates 1').try('1 looks')).toBe('illegal')
  expect(sit(4, him).play('1 looks', '1 passes', '2 passes', '3 passes', '0 passes').try('1 looks')).toBe('taken')
})

test('C15 only the goblet in front of him', () => {
  expect(sit(4, him).try('1 looks 2')).toBe('illegal')
})

test('C15 he may do without, or pay for a Peek as well', () => {
  const table = sit(4, him).play('1 looks', '1 peeks')
  expect(table.state.table.left).toBe(1)
  expect(sit(4, him).play('1 passes').asked()).toBe(2)
})

test('C15 is his alone, and not in the Toast phase', () => {
  const table = sit(4, him).play('1 passes')
  expect(table.try('2 looks')).toBe('illegal')
  table.hold(2, '').play('2 toasts', '3 passes', '0 passes')
  expect(table.try('1 looks')).toBe('illegal')
})

test('C15 in a pair: the Noble looks before he decides on the Toast, or the taster with leave', () => {
  const pair = { characters: { 3: 'butler' } } as const
  const noble = sit(8, pair).hold(1, '').play('3 looks')
  expect(noble.kinds(3)).toContain('toast')
  expect(noble.try('3 looks')).toBe('illegal')
  const taster = sit(8, pair).fill('', 'poison').play('3 yields leave', '2 looks')
  expect([taster.asked(), taster.secret(2, 'saw')?.tokens]).toEqual([2, tokens(0, 1)])
  expect(taster.play('2 peeks').asked()).toBe(3)
  expect(sit(8, pair).play('3 yields').try('2 looks')).toBe('illegal')
  expect(sit(8, pair).play('3 yields').try('2 peeks')).toBe('taken')
})

test('C15 in a pair the Noble has not acted when his taster has, so the look is still his', () => {
  const table = sit(8, { characters: { 3: 'butler' } }).play('3 yields leave', '2 rotates 1')
  expect(table.try('3 looks')).toBe('taken')
  expect(table.play('3 rotates 1').asked()).toBe(5)
})
