import { expect, test } from 'vitest'
import { watch } from '../../../kernel/state.ts'
import { tokens } from '../../banquet/tokens.ts'
import { sit, toasting } from '../script.ts'

const him = { characters: { 1: 'hellebore' }, drawn: { 1: 'wine wine poison antidote' } } as const

test.each([
  ['wine', tokens(1, 1, 1)],
  ['poison', tokens(2, 0, 1)],
  ['antidote', tokens(2, 1, 0)],
] as const)('T6.1 C5 Count Hellebore trades any one token for the Deadly Poison: %s', (give, rest) => {
  const before = sit(4, him).state.box.bag
  const table = sit(4, him).play(`1 trades ${give}`)
  expect(table.view(1).hand).toMatchObject({ tokens: { ...rest, ogre: 1 }, had: { ...rest, ogre: 1 } })
  expect(table.news('traded')).toEqual({ kind: 'traded', seat: 1 })
  expect(table.state.table.screens).toEqual([4, 4, 4, 4])
  expect(table.state.box.bag).toEqual({ ...before, [give]: before[give] + 1 })
})

test('T6.1 C5 all see that, nobody sees which', () => {
  const seen = (give: string) => {
    const table = sit(4, him).play(`1 trades ${give}`)
    return JSON.stringify([watch(table.state), [0, 2, 3].map((seat) => table.view(seat))])
  }
  expect(seen('wine')).toBe(seen('antidote'))
})

test('T6.1 C5 only a sort that he has, and once', () => {
  const clear = sit(4, { ...him, drawn: { 1: 'wine wine wine wine' } })
  expect(clear.offered(1)).toEqual([{ kind: 'pass' }, { kind: 'trade', give: 'wine' }])
  expect([clear.try('1 trades poison'), clear.play('1 trades wine').try('1 trades wine')]).toEqual([
    'illegal',
    'illegal',
  ])
})

test('T6.1 C5 or he keeps what he has, and the moment is gone', () => {
  const table = sit(4, him).play('1 passes')
  expect([table.view(1).hand.tokens, table.asked(), table.try('1 trades wine')]).toEqual([
    tokens(2, 1, 1),
    1,
    'illegal',
  ])
})

test('T6.1 C5 T1.6 it is poured like any other token, and no antidote helps', () => {
  const table = sit(4, him).play('1 trades wine').fill('antidote antidote').play('1 pours ogre 0')
  expect(toasting(table, 2).news('drunk')?.goblets[0]).toMatchObject({ seat: 0, poisoned: true })
  expect(table.view(1).hand.tokens.ogre).toBe(0)
})

test('T6.1 T7.2 C5 in a pair the noble is asked, and both have it under their napkin', () => {
  const table = sit(8, him).play('2 passes')
  expect([table.asked(), table.try('2 trades wine')]).toEqual([3, 'closed'])
  table.play('3 trades wine')
  for (const seat of [2, 3]) expect(table.view(seat).hand.tokens.ogre).toBe(1)
})
