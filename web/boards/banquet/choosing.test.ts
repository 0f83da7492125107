import { expect, test } from 'vitest'
import type { Move } from '../../../games/banquet/state.ts'
import { afterToken, completed, fitting, obvious, openKinds } from './choosing.ts'

const pour = (token: 'wine' | 'poison', place: number): Move => ({ kind: 'pour', token, place })
const swap = (a: number, b: number): Move => ({ kind: 'swap', places: [a, b] })

test('what fits is what some open move names', () => {
  const moves = [pour('wine', 0), pour('wine', 1), pour('poison', 1), swap(0, 1)]
  expect(fitting(moves, { kind: 'pour', token: 'wine', places: [] })).toEqual([pour('wine', 0), pour('wine', 1)])
  expect(fitting(moves, { kind: 'pour', places: [1] })).toEqual([pour('wine', 1), pour('poison', 1)])
})

test('the goblet that every swap names need not be tapped; where any two may be swapped, both are', () => {
  expect(completed([swap(0, 2), swap(1, 2), swap(2, 3)], { kind: 'swap', places: [] }).places).toEqual([2])
  expect(completed([swap(0, 1), swap(0, 2), swap(1, 2)], { kind: 'swap', places: [] }).places).toEqual([])
})

test('where only one thing can be done, or declined, it is as good as chosen', () => {
  expect(obvious([{ kind: 'pass' }, { kind: 'confess' }])).toEqual({ kind: 'confess', places: [] })
  expect(obvious([{ kind: 'pass' }, pour('wine', 0), swap(0, 1)])).toBeNull()
  expect(obvious([pour('wine', 0), pour('wine', 1)])).toEqual({ kind: 'pour', token: 'wine', places: [] })
})

test('a tap chooses a token, and a second one lets go of it; the only token there is stays chosen at the first', () => {
  const wine = { kind: 'pour', token: 'wine', places: [] } as const
  expect(afterToken(null, 'wine')).toEqual(wine)
  expect(afterToken(wine, 'wine')).toEqual({ kind: 'pour', places: [] })
  expect(afterToken(wine, 'poison')).toEqual({ kind: 'pour', token: 'poison', places: [] })
  expect(afterToken({ kind: 'swap', places: [0] }, 'wine')).toEqual(wine)
})

test('C18 a Pass stands beside what else is open, but where nothing else is left it can be seen', () => {
  expect(openKinds([pour('wine', 0), pour('wine', 1), { kind: 'pass' }])).toEqual(['pour'])
  expect(openKinds([{ kind: 'pass' }])).toEqual(['pass'])
  expect(openKinds([])).toEqual([])
})
