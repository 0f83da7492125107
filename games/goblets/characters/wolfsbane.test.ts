import { expect, test } from 'vitest'
import { sit } from '../script.ts'

/** She sits at 1 of five between 0 and 2, and targets 3. */
const earns = (contents: string[], targets = [1, 3, 4, 0, 2]) =>
  sit(5, { characters: { 1: 'wolfsbane' }, targets })
    .fill(...contents)
    .hold(1, '')
    .play('1 toasts')
    .drinkUp()
    .earned()[1]

test.each([
  ['nobody is poisoned', ['', '', '', '', ''], 1],
  ['one neighbour is', ['poison', '', '', '', ''], 2],
  ['the other neighbour is', ['', '', 'poison', '', ''], 2],
  ['both are', ['poison', '', 'poison', '', ''], 4],
  ['both are, and she is', ['poison', 'poison', 'poison', '', ''], 2],
  ['one is, and she is', ['poison', 'poison', '', '', ''], 1],
  ['only she is', ['', 'poison', '', '', ''], 0],
  ['her target is, but no neighbour', ['', '', '', 'poison', ''], 1],
])('C20 when %s', (_what, contents, points) => {
  expect(earns(contents)).toBe(points)
})

test('C20 a neighbour who is her target counts as a neighbour alone', () => {
  expect(earns(['', '', 'poison', '', ''], [1, 2, 3, 4, 0])).toBe(2)
})

test('C20 cannot be declined: nobody asks her', () => {
  const table = sit(5, { characters: { 1: 'wolfsbane' } }).hold(1, '')
  expect(table.offered(1)).toEqual(sit(5).hold(1, '').offered(1))
})

test('C20 what her neighbours earn is theirs', () => {
  const table = sit(4, { characters: { 1: 'wolfsbane' } })
    .fill('poison', '', 'poison', '')
    .hold(1, '')
    .play('1 toasts')
  expect(table.drinkUp().earned()).toEqual([0, 4, 0, 3])
})

test('C20 in pairs her neighbours are the houses on both sides', () => {
  const table = sit(8, { characters: { 1: 'wolfsbane', 2: 'wolfsbane' }, cards: { 0: 'loyal' } })
  table.fill('', 'poison', '', 'poison').hold(1, '').play('3 toasts').drinkUp()
  expect(table.earned().slice(0, 2)).toEqual([4, 4])
})
