import { expect, test } from 'vitest'
import { tokens } from '../../banquet/tokens.ts'
import { sit } from '../script.ts'

const her = { characters: { 1: 'foxglove' } } as const
const exchanges = (table: ReturnType<typeof sit>, seat = 1) =>
  table.offered(seat).flatMap((move) => (move.kind === 'exchange' ? [`${move.give} ${move.take}`] : []))

test('C11 Duchess Foxglove puts one token back and takes one of another sort', () => {
  const table = sit(4, her).play('1 exchanges wine antidote')
  expect(table.view(1).hand.tokens).toEqual(tokens(2, 2, 3))
  expect(table.secret(1, 'exchanged')).toEqual({ kind: 'exchanged', gave: 'wine', took: 'antidote' })
  expect([table.news('exchanged'), table.state.table.screens]).toEqual([{ kind: 'exchanged', seat: 1 }, [7, 7, 7, 7]])
})

test('C11 any ordinary sort for any other, if the pool has it', () => {
  expect(exchanges(sit(4, her))).toHaveLength(6)
  expect(sit(4, her).try('1 exchanges wine wine')).toBe('illegal')
  expect([sit(4, her).try('1 exchanges poison ogre'), sit(4, her).try('1 exchanges wine unicorn')]).toEqual([
    'illegal',
    'illegal',
  ])
})

test('C11 with six goblets the pool has no wine to give', () => {
  const all = ['wine poison', 'wine antidote', 'poison antidote', 'antidote poison']
  expect(exchanges(sit(6, her))).toEqual(all)
  expect(exchanges(sit(12, { characters: { 1: 'foxglove' } }), 1)).toEqual(all)
  expect(exchanges(sit(5, her))).toHaveLength(6)
})

test('C11 she can give only what she has', () => {
  expect(exchanges(sit(4, her).hold(1, 'wine wine'))).toEqual(['wine poison', 'wine antidote'])
})

test('C11 she may decline; afterwards, and for others, it is closed', () => {
  const table = sit(4, her).play('1 passes')
  expect(table.view(1).hand.tokens).toEqual(tokens(3, 2, 2))
  expect(table.try('1 exchanges wine poison')).toBe('illegal')
  expect(table.play('1 passes').try('2 exchanges wine poison')).toBe('illegal')
})

test('C11 in a pair the Noble exchanges, and both know what', () => {
  const table = sit(8, { characters: { 3: 'foxglove' } })
  expect([table.asked(), table.try('2 exchanges wine poison')]).toEqual([3, 'closed'])
  table.play('3 exchanges wine poison')
  for (const seat of [2, 3]) {
    expect(table.view(seat).hand.tokens).toEqual(tokens(2, 3, 2))
    expect(table.secret(seat, 'exchanged')?.took).toBe('poison')
  }
  expect(table.secret(1, 'exchanged')).toBeUndefined()
})
