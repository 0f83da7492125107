import { expect, test } from 'vitest'
import { tokens } from '../../banquet/tokens.ts'
import { sit } from '../script.ts'

const him = { characters: { 1: 'hellebore' } } as const

test('C5 Count Hellebore trades one poison for the Ogre poison, openly', () => {
  const table = sit(4, him).play('1 trades')
  expect(table.view(1).hand.tokens).toEqual({ ...tokens(3, 1, 2), ogre: 1 })
  expect(table.news('traded')).toEqual({ kind: 'traded', seat: 1, for: 'ogre' })
  expect(table.state.table.screens).toEqual([7, 7, 7, 7])
})

test('C5 or he keeps what he has', () => {
  const table = sit(4, him).play('1 passes')
  expect(table.view(1).hand.tokens).toEqual(tokens(3, 2, 2))
  expect([table.asked(), table.try('1 trades')]).toEqual([1, 'illegal'])
})

test('C5 the token then is secret like any other', () => {
  const poured = (sort: string) => sit(4, him).play('1 trades', `1 pours ${sort} 0`)
  expect(JSON.stringify(poured('ogre').view(0))).toBe(JSON.stringify(poured('wine').view(0)))
  expect(poured('ogre').state.box.goblets[0]?.ogre).toBe(1)
})

test('C5 no antidote helps against it', () => {
  const table = sit(4, him).play('1 trades').fill('antidote antidote').play('1 pours ogre 0', '1 passes')
  table.hold(2, '').play('2 toasts').drinkUp()
  expect(table.news('drunk')?.goblets[0]?.poisoned).toBe(true)
})

test('C5 without a poison there is nothing to trade', () => {
  expect(sit(4, him).hold(1, 'wine antidote').kinds(1)).toEqual(['pass'])
})

test('C5 is his alone, and with the course the Ogre goes back', () => {
  const table = sit(4, him).play('1 trades').hold(1, '').play('1 toasts').drinkUp()
  expect(table.view(1).hand.tokens).toEqual(tokens(3, 2, 2))
  expect(sit(4).try('1 trades')).toBe('illegal')
})

test('C5 in a pair the Noble trades, and both have it behind their screen', () => {
  const table = sit(8, { characters: { 3: 'hellebore' } })
  expect([table.asked(), table.try('2 trades')]).toEqual([3, 'closed'])
  table.play('3 trades', '3 yields')
  for (const seat of [2, 3]) expect(table.view(seat).hand.tokens.ogre).toBe(1)
  table.play('2 pours ogre 0')
  expect(table.view(3).hand.tokens.ogre).toBe(0)
})
