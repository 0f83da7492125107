import { expect, test } from 'vitest'
import { tokens } from '../../banquet/tokens.ts'
import { sit } from '../script.ts'

/** He sits at 3 of five, next to 2 and 4; all last actions are done. */
const before = () =>
  sit(5, { characters: { 3: 'cicuta' } })
    .fill('', '', 'poison', 'wine', 'antidote')
    .hold(1, '')
    .play('1 toasts', '2 passes', '3 passes', '4 passes', '0 passes', '1 passes')

test('C17 Cardinal Cicuta swaps his goblet with that of a neighbour before drinking', () => {
  const table = before()
  expect([table.asked(), table.state.table.stage]).toEqual([3, 'before'])
  table.play('3 swaps 2')
  expect(table.news('drunk')?.goblets.slice(2, 4)).toMatchObject([
    { seat: 2, tokens: tokens(1), ring: 3, poisoned: false },
    { seat: 3, tokens: tokens(0, 1), ring: 2, poisoned: true },
  ])
})

test('C17 left or right, nobody farther off, and nothing else', () => {
  const table = before()
  expect(table.kinds(3)).toEqual(['pass', 'swap'])
  expect(table.offered(3)).toHaveLength(3)
  expect([table.try('3 swaps 1'), table.try('3 swaps 0'), table.try('3 swaps 2 4')]).toEqual(Array(3).fill('illegal'))
  expect(table.play('3 swaps 4').news('swapped')).toMatchObject({ seat: 3 })
})

test('C17 round the end of the table the first and the last are neighbours', () => {
  const table = sit(4, { characters: { 0: 'cicuta' } })
    .hold(1, '')
    .play('1 toasts')
  table.play('2 passes', '3 passes', '0 passes', '1 passes')
  expect([table.try('0 swaps 2'), table.try('0 swaps 3')]).toEqual(['illegal', 'taken'])
})

test('C17 or he drinks what he has', () => {
  expect(before().play('3 passes').news('drunk')?.goblets[3]).toMatchObject({ tokens: tokens(1), ring: 3 })
})

test('C17 once, and his last action does not use it up', () => {
  const table = sit(4, { characters: { 2: 'cicuta' } })
    .hold(1, '')
    .play('1 toasts', '2 swaps 0', '3 passes', '0 passes')
  table.play('1 passes')
  expect([table.asked(), table.state.table.stage]).toEqual([2, 'before'])
  expect(table.play('2 swaps 1').news('drunk')).toBeDefined()
})

test('C17 in pairs neighbours are houses, and the Noble decides', () => {
  const table = sit(8, { characters: { 3: 'cicuta' } })
    .hold(1, '')
    .play('3 toasts')
  while (table.state.table.stage !== 'before') table.play(`${table.asked()} passes`)
  expect([table.asked(), table.kinds(2)]).toEqual([3, []])
  expect([table.try('3 swaps 3'), table.try('3 swaps 0')]).toEqual(['illegal', 'taken'])
})
