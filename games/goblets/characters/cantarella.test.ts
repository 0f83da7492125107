import { expect, test } from 'vitest'
import { sit } from '../script.ts'

/** She sits at 3 of five and targets 4. */
const before = (...contents: string[]) =>
  sit(5, { characters: { 3: 'cantarella' } })
    .fill(...contents)
    .hold(1, '')
    .play('1 toasts', '2 passes', '3 passes', '4 passes', '0 passes', '1 passes')

test('C19 Contessa Cantarella names somebody openly, and earns a point if that one is poisoned', () => {
  const table = before('poison').play('3 foretells 0')
  expect(table.news('foretold')).toEqual({ kind: 'foretold', seat: 3, other: 0 })
  expect(table.news('scored')?.earned[3]).toMatchObject({ alive: 1, target: 0, both: 0, other: 1 })
  expect(table.earned()[3]).toBe(2)
})

test('C19 earns nothing if she is wrong, or silent', () => {
  expect(before('poison').play('3 foretells 1').earned()[3]).toBe(1)
  expect(before('poison').play('3 passes').earned()[3]).toBe(1)
})

test('C19 on top of her target, dead or alive', () => {
  expect(before('poison', '', '', '', 'poison').play('3 foretells 0').earned()[3]).toBe(4)
  expect(before('poison', '', '', 'poison', '').play('3 foretells 0').earned()[3]).toBe(1)
})

test('C19 not her target, and not herself', () => {
  const table = before()
  expect(table.offered(3)).toEqual([{ kind: 'pass' }, ...[0, 1, 2].map((house) => ({ kind: 'foretell', house }))])
  expect([table.try('3 foretells 4'), table.try('3 foretells 3')]).toEqual(['illegal', 'illegal'])
})

test('C19 only before drinking', () => {
  const table = sit(5, { characters: { 1: 'cantarella' } })
  expect(table.try('1 foretells 3')).toBe('illegal')
  expect(table.hold(1, '').play('1 toasts').try('2 foretells 3')).toBe('illegal')
})

test('C19 a prophecy is forgotten in the next course', () => {
  const table = before('poison').play('3 foretells 0')
  expect(table.state.table).toMatchObject({ course: 2, used: [] })
})

test('C19 in pairs she names a house, and a loyal taster earns it too', () => {
  const table = sit(8, { characters: { 3: 'cantarella' }, cards: { 2: 'loyal' } })
    .fill('poison')
    .hold(1, '')
  table.play('3 toasts')
  while (table.state.table.stage !== 'before') table.play(`${table.asked()} passes`)
  expect([table.asked(), table.kinds(2)]).toEqual([3, []])
  table.play('3 foretells 0')
  expect(table.news('foretold')).toEqual({ kind: 'foretold', seat: 3, other: 1 })
  expect(table.earned().slice(2, 4)).toEqual([2, 2])
})
