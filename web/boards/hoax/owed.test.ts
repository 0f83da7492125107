import { expect, test } from 'vitest'
import type { Card, Payment } from '../../../games/hoax/state.ts'
import { waysOf } from './owed.ts'

const fine: Card = { seat: 2, role: 'judge', storey: 'fine', sort: 'wine' }
const mercy: Card = { seat: 3, role: 'pope', storey: 'mercy', sort: null }
const illegal: Card = { seat: 1, role: 'emperor', storey: 'illegal', sort: null }
const immunity: Card = { seat: 0, role: 'wizard', storey: 'immunity', sort: null }
const payment: Payment = { to: 2, role: 'judge', sort: 'wine', count: 2, state: 'done', shared: null }

test('H3.5 illegal without a Judge owes nothing', () => {
  expect(waysOf({ cards: [illegal], payment: null })).toEqual([])
})

test('H3.6 one Judge or one Pope; what a Pope wants is named later', () => {
  expect(waysOf({ cards: [illegal, fine, mercy], payment: null })).toEqual([
    { to: 2, role: 'judge', count: 2, sort: 'wine' },
    { to: 3, role: 'pope', count: 1, sort: null },
  ])
})

test('H3.6 what is settled, or what a Wizard shrugs off, is owed no more', () => {
  expect(waysOf({ cards: [illegal, fine], payment })).toEqual([])
  expect(waysOf({ cards: [illegal, fine, immunity], payment: null })).toEqual([])
})
