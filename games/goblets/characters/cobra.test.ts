import { expect, test } from 'vitest'
import { sit } from '../script.ts'

const toasted = () =>
  sit(4, { characters: { 3: 'cobra' } })
    .hold(1, '')
    .play('1 toasts')

test('C1 King Cobra has two last actions where the others have one', () => {
  const table = toasted().play('2 rotates 1')
  expect(table.asked()).toBe(3)
  table.play('3 pours wine 0')
  expect(table.asked()).toBe(3)
  table.play('3 pours wine 0')
  expect(table.asked()).toBe(0)
})

test('C1 he may leave it at one, or at none', () => {
  expect(toasted().play('2 passes', '3 peeks', '3 passes').asked()).toBe(0)
  expect(toasted().play('2 passes', '3 passes').asked()).toBe(0)
})

test('C1 a second last action is no Toast', () => {
  expect(toasted().hold(3, '').play('2 passes', '3 peeks').try('3 toasts')).toBe('illegal')
})

test('C1 on his own turn he has two actions like everybody', () => {
  const table = sit(4, { characters: { 1: 'cobra' } }).play('1 peeks', '1 peeks')
  expect(table.asked()).toBe(2)
})

test('C1 as the caller he takes both at the end', () => {
  const table = sit(4, { characters: { 1: 'cobra' } })
    .hold(1, '')
    .play('1 toasts', '2 passes', '3 passes', '0 passes')
  table.play('1 rotates 1')
  expect([table.asked(), table.state.table.stage]).toEqual([1, 'last'])
  table.play('1 rotates 1')
  expect(table.news('drunk')).toBeDefined()
})

test('C1 in a pair both are the Noble’s, after one free Peek of the taster', () => {
  const table = sit(8, { characters: { 5: 'cobra' } })
    .hold(1, '')
    .play('3 toasts', '4 peeks')
  expect(table.asked()).toBe(5)
  table.play('5 rotates 1')
  expect([table.asked(), table.kinds(5)]).toEqual([5, ['pour', 'rotate', 'swap', 'pass']])
  table.play('5 rotates 1')
  expect(table.asked()).toBe(6)
})

test('C1 face down at the taster’s place it is worth nothing', () => {
  const table = sit(8, { characters: { 4: 'cobra' } })
    .hold(1, '')
    .play('3 toasts', '4 passes', '5 rotates 1')
  expect(table.asked()).toBe(6)
})
