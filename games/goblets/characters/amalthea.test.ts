import { expect, test } from 'vitest'
import { tokens } from '../../banquet/tokens.ts'
import { sit } from '../script.ts'

const her = { characters: { 1: 'amalthea' } } as const

test('C6 Dame Amalthea trades one antidote for the Unicorn antidote, openly', () => {
  const table = sit(4, her).play('1 trades')
  expect(table.view(1).hand.tokens).toEqual({ ...tokens(3, 2, 1), unicorn: 1 })
  expect(table.news('traded')).toEqual({ kind: 'traded', seat: 1, for: 'unicorn' })
})

test('C6 or she does not, and later it is too late', () => {
  const table = sit(4, her).play('1 passes')
  expect(table.view(1).hand.tokens).toEqual(tokens(3, 2, 2))
  expect(table.try('1 trades')).toBe('illegal')
})

test('C6 one Unicorn removes all poison of its goblet', () => {
  const drinks = (poured: string) => {
    const table = sit(4, her).play('1 trades').fill('', 'poison poison poison').play(`1 pours ${poured} 1`, '1 passes')
    return table.hold(2, '').play('2 toasts').drinkUp().news('drunk')?.goblets[1]?.poisoned
  }
  expect([drinks('unicorn'), drinks('antidote')]).toEqual([false, true])
})

test('C6 others see that she has it, not where she pours it', () => {
  const poured = (sort: string) => sit(4, her).play('1 trades', `1 pours ${sort} 0`)
  expect(JSON.stringify(poured('unicorn').view(2))).toBe(JSON.stringify(poured('poison').view(2)))
})

test('C6 without an antidote there is nothing to trade', () => {
  expect(sit(4, her).hold(1, 'wine poison').kinds(1)).toEqual(['pass'])
})

test('C6 is hers alone; in a pair the Noble’s, and both see it', () => {
  expect(sit(4, her).play('1 passes', '1 passes').try('2 trades')).toBe('illegal')
  const table = sit(8, { characters: { 3: 'amalthea', 4: 'hellebore' } })
  expect([table.asked(), table.kinds(3)]).toEqual([3, ['pass', 'trade']])
  table.play('3 trades')
  expect([2, 3, 4].map((seat) => table.view(seat).hand.tokens.unicorn)).toEqual([1, 1, 0])
  expect(table.state.table.stage).toBe('opening')
})
