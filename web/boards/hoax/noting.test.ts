import { expect, test } from 'vitest'
import { hoax } from '../../../games/hoax/index.ts'
import type { Options } from '../../../games/hoax/state.ts'
import { at } from '../../../kernel/at.ts'
import { seeded } from '../../../kernel/chance.ts'
import { defaults } from '../../../kernel/game.ts'
import { look } from '../../../kernel/state.ts'
import { claimsOf, factOf } from './noting.ts'

/** Seat 2 confessed to be no Pope, showed me that it is no Thief, and I unmasked seat 3. */
function viewWith(notes: Options['notes']) {
  const state = hoax.setup(4, { ...defaults(hoax, 4), notes }, seeded(1))
  state.table.denied[2] = ['pope']
  at(state.table.acted, 2).pope = 2
  at(state.table.reacted, 2).pope = 1
  const hand = at(state.hands, 0)
  hand.not = [{ seat: 2, role: 'thief' }]
  hand.known = [{ seat: 3, role: 'judge' }]
  return look(state, 0)
}

test('on the record: what all know and what I know, and how often somebody said so', () => {
  const view = viewWith('record')
  expect(factOf(view, 2, 'pope')).toBe('denied')
  expect(factOf(view, 2, 'thief')).toBe('shown')
  expect(factOf(view, 3, 'judge')).toBe('known')
  expect(factOf(view, 1, 'judge')).toBeNull()
  expect(claimsOf(view, 2, 'pope')).toBe(3)
})

test('my own alone: what I was shown, but not what anybody could have remembered', () => {
  const view = viewWith('own')
  expect(factOf(view, 2, 'pope')).toBeNull()
  expect(factOf(view, 2, 'thief')).toBe('shown')
  expect(claimsOf(view, 2, 'pope')).toBe(0)
})

test('nothing: only what I scribble', () => {
  const view = viewWith('nothing')
  expect([factOf(view, 2, 'pope'), factOf(view, 2, 'thief'), factOf(view, 3, 'judge')]).toEqual([null, null, null])
})
