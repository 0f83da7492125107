import { expect, test } from 'vitest'
import { sit } from '../script.ts'

const him = { characters: { 1: 'yew' } } as const
const rotates = (seats: number) =>
  sit(seats, him)
    .offered(1)
    .flatMap((move) => (move.kind === 'rotate' ? [move.by] : []))

test('C8 Chevalier Yew rotates one or two places, either way', () => {
  expect(rotates(5)).toEqual([1, -1, 2, -2])
  expect(rotates(6)).toEqual([1, -1, 2, -2])
  expect(sit(5, him).play('1 rotates 2').state.table.rings).toEqual([3, 4, 0, 1, 2])
  expect(sit(6, him).play('1 rotates -2').state.table.rings).toEqual([2, 3, 4, 5, 0, 1])
})

test('C8 with four goblets two places is one choice, not two', () => {
  expect(rotates(4)).toEqual([1, -1, 2])
  expect(sit(4, him).play('1 rotates 2').state.table.rings).toEqual([2, 3, 0, 1])
})

test('C8 it is one action, and he may do it twice', () => {
  const table = sit(5, him).play('1 rotates 2', '1 rotates 2')
  expect([table.asked(), table.state.table.rings]).toEqual([2, [1, 2, 3, 4, 0]])
})

test('C8 is his alone, and not in the Toast phase', () => {
  const table = sit(5, him).play('1 passes')
  expect(table.try('2 rotates 2')).toBe('illegal')
  table.hold(2, '').play('2 toasts', '3 passes', '4 passes', '0 passes')
  expect([table.try('1 rotates 2'), table.try('1 rotates 1')]).toEqual(['illegal', 'taken'])
})

test('C8 in pairs the goblets count, not the heads: eight have four, nine have five', () => {
  const leave = (seats: number) => sit(seats, { characters: { 3: 'yew' } }).play('3 yields leave')
  expect([leave(8).try('2 rotates -2'), leave(9).try('2 rotates -2')]).toEqual(['illegal', 'taken'])
  expect(leave(8).try('2 rotates 2')).toBe('taken')
})

test('C8 without leave the taster goes one place, and the Noble two', () => {
  const table = sit(8, { characters: { 3: 'yew' } }).play('3 yields')
  expect(table.try('2 rotates 2')).toBe('illegal')
  expect(table.play('2 rotates 1').try('3 rotates 2')).toBe('taken')
})
