import { expect, test } from 'vitest'
import type { Card, Storey, Transfer } from '../../../games/hoax/state.ts'
import { floorsOf, lootOf } from './storeys.ts'

const card = (seat: number, role: Card['role'], storey: Storey): Card => ({ seat, role, storey, sort: null })

test('H3.3 each floor rests on the one below; forgiveness and immunity are the same height', () => {
  const cards = [
    card(0, 'thief', 'deed'),
    card(1, 'emperor', 'illegal'),
    card(2, 'judge', 'fine'),
    card(3, 'pope', 'mercy'),
    card(0, 'wizard', 'immunity'),
  ]
  expect(floorsOf(cards).map(({ level, cards }) => [level, cards.map(({ seat }) => seat)])).toEqual([
    [3, [3, 0]],
    [2, [2]],
    [1, [1]],
    [0, [0]],
  ])
})

test('H3.2 an action that yielded nothing shows nothing; a tax is the sum of what came from several', () => {
  const from = (seat: number): Transfer => ({ of: 'deed', from: seat, to: 0, sort: 'gold', count: 1 })
  const paid: Transfer = { of: 'payment', from: 0, to: 2, sort: 'wine', count: 2 }
  expect(lootOf({ transfers: [paid] })).toBeNull()
  expect(lootOf({ transfers: [from(1), from(2), paid] })).toEqual({ count: 2, sort: 'gold', from: 'several' })
  expect(lootOf({ transfers: [{ of: 'deed', from: 'store', to: 0, sort: 'grain', count: 2 }] })).toEqual({
    count: 2,
    sort: 'grain',
    from: 'store',
  })
})
