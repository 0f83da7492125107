import { expect, test } from 'vitest'
import { watch } from '../../../kernel/state.ts'
import { tokens } from '../../banquet/tokens.ts'
import { toast } from '../index.ts'
import { sit } from '../script.ts'

const her = { characters: { 1: 'foxglove' }, drawn: { 1: 'wine wine poison antidote' } } as const

/** She puts a poison back, and luck takes the token at this place of the bag: clear, then poison, then antidote. */
function drawing(at: (tokens: number) => number) {
  const table = sit(4, her)
  table.state.box.bag = tokens(2, 0, 1)
  let sides = 0
  toast.play(table.state, 1, { kind: 'exchange', give: 'poison' }, (of) => {
    sides = of
    return at(of)
  })
  return { table, sides }
}

test.each([
  [0, 'wine', tokens(3, 0, 1), tokens(1, 1, 1)],
  [2, 'poison', tokens(2, 1, 1), tokens(2, 0, 1)],
  [3, 'antidote', tokens(2, 0, 2), tokens(2, 1, 0)],
] as const)('T6.1 C11 Duchess Foxglove puts one back and draws one at random: place %i, %s', (at, took, hand, bag) => {
  const { table, sides } = drawing(() => at)
  expect(sides).toBe(4) // Hers is in the bag before she draws, so it may come back.
  expect([table.view(1).hand.tokens, table.state.box.bag]).toEqual([hand, bag])
  expect(table.secret(1, 'exchanged')).toEqual({ kind: 'exchanged', gave: 'poison', took })
  expect(table.view(1).hand.returned).toEqual(tokens(0, 1))
})

test('T6.1 C11 all see that, nobody sees which nor what came', () => {
  const seen = (give: string) => {
    const table = sit(4, her).play(`1 exchanges ${give}`)
    expect([table.news('exchanged'), table.state.table.screens]).toEqual([{ kind: 'exchanged', seat: 1 }, [4, 4, 4, 4]])
    return JSON.stringify([watch(table.state), [0, 2, 3].map((seat) => table.view(seat))])
  }
  expect(seen('wine')).toBe(seen('antidote'))
})

test('T6.1 C11 only what she has, and never the Deadly Poison', () => {
  const table = sit(4, { ...her, drawn: { 1: 'poison poison poison wine' } })
  expect(table.offered(1)).toEqual([
    { kind: 'pass' },
    { kind: 'exchange', give: 'wine' },
    { kind: 'exchange', give: 'poison' },
  ])
  expect([table.try('1 exchanges antidote'), table.try('1 exchanges ogre')]).toEqual(['illegal', 'illegal'])
})

test('T6.1 C11 she may decline; afterwards, and for others, it is closed', () => {
  const table = sit(4, her).play('1 passes')
  expect([table.view(1).hand.tokens, table.try('1 exchanges wine')]).toEqual([tokens(2, 1, 1), 'illegal'])
  expect(table.play('1 passes').try('2 exchanges wine')).toBe('illegal')
})

test('T6.1 T7.2 C11 in a pair the noble exchanges, and both know what', () => {
  const table = sit(8, her).play('2 passes')
  expect([table.asked(), table.try('2 exchanges wine')]).toEqual([3, 'closed'])
  table.play('3 exchanges wine')
  expect(table.secret(2, 'exchanged')).toEqual(table.secret(3, 'exchanged'))
  expect(table.view(2).hand.tokens).toEqual(table.view(3).hand.tokens)
  expect(table.secret(1, 'exchanged')).toBeUndefined()
})
