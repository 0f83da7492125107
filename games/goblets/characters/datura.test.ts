import { expect, test } from 'vitest'
import { tokens } from '../../banquet/tokens.ts'
import { sit } from '../script.ts'

const him = { characters: { 1: 'datura' } } as const

test('C4 Doctor Datura peeks into any goblet, his own too, and alone sees', () => {
  const table = sit(4, him).fill('wine', '', '', 'poison').play('1 peeks 3')
  expect(table.secret(1, 'saw')).toMatchObject({ goblet: { place: 3, ring: 3, before: 3 }, tokens: tokens(0, 1) })
  expect(table.news('peeked')).toEqual({
    kind: 'peeked',
    seat: 1,
    goblet: { place: 3, ring: 3, before: 3 },
    free: false,
  })
  expect(table.secret(3, 'saw')).toBeUndefined()
  expect(table.offered(1).filter(({ kind }) => kind === 'peek')).toHaveLength(4)
})

test('C4 each look is an action, as often as he likes', () => {
  const table = sit(4, him).play('1 peeks 3', '1 peeks 0')
  expect(table.asked()).toBe(2)
  expect(table.state.table.used).toEqual([])
})

test('C4 is his alone, and not in the Toast phase', () => {
  const table = sit(4, him).play('1 passes')
  expect(table.try('2 peeks 0')).toBe('illegal')
  table.hold(2, '').play('2 toasts', '3 passes', '0 passes')
  expect(table.offered(1).filter(({ kind }) => kind === 'peek')).toEqual([{ kind: 'peek', place: 1 }])
})

test('C4 he may pass it by and look into his own', () => {
  expect(sit(4, him).fill('', 'wine').play('1 peeks').secret(1, 'saw')?.tokens).toEqual(tokens(1))
})

test('C4 in a pair only the taster with leave has it', () => {
  const table = sit(8, { characters: { 3: 'datura' } })
    .fill('', '', '', 'poison')
    .play('3 yields leave', '2 peeks 3')
  expect([table.secret(2, 'saw')?.tokens, table.secret(3, 'saw')]).toEqual([tokens(0, 1), undefined])
  expect([table.try('3 peeks 3'), table.try('3 peeks')]).toEqual(['illegal', 'illegal'])
  expect(
    sit(8, { characters: { 3: 'datura' } })
      .play('3 yields')
      .try('2 peeks 3'),
  ).toBe('illegal')
})

test('C4 the taster’s free Peek in the Toast phase is into his own house’s goblet', () => {
  const table = sit(8, { characters: { 5: 'datura' } })
    .hold(1, '')
    .play('3 toasts')
  expect(table.offered(4)).toEqual([{ kind: 'pass' }, { kind: 'peek', place: 2 }])
})
