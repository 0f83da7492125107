/** Tokens lie in purses and in the store; three of a kind each make a pack, and a pack is safe (H4). */
import { sure } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import { type Purse, type Sort, sorts, type Table, type Transfer } from './state.ts'

/** H1.1 */
export const STORE = 20

type Lying = Readonly<Purse>

/** H4.2: reckoned at every moment. */
export function packs({ gold, wine, grain }: Lying): number {
  return Math.min(gold, wine, grain)
}

/** H4.1: what is not safe in a pack. */
export function loose(purse: Lying, sort: Sort): number {
  return purse[sort] - packs(purse)
}

export function looseSorts(purse: Lying): Sort[] {
  return sorts.filter((sort) => loose(purse, sort) > 0)
}

function purseOf(table: Table, whose: Seat | 'store'): Purse {
  return whose === 'store' ? table.store : sure(table.purses[whose], 'purse')
}

/** Moves tokens, as many as there are (H4.3), and books them for this turn. */
export function transfer(table: Table, booking: Transfer): number {
  const count = Math.min(booking.count, purseOf(table, booking.from)[booking.sort])
  if (count > 0) {
    purseOf(table, booking.from)[booking.sort] -= count
    purseOf(table, booking.to)[booking.sort] += count
    table.transfers.push({ ...booking, count })
  }
  return count
}

/** H5.8: books these transfers of the turn back, newest first; packs do not protect, and what was spent meanwhile the store pays. */
export function bookBack(table: Table, which: readonly Transfer['of'][]): void {
  for (const { of, from: giver, to: taker, sort, count } of [...table.transfers].reverse()) {
    if (!which.includes(of)) continue
    const returned = giveBack(table, { from: taker, to: giver, sort, count })
    const isOwed = taker !== 'store' && giver !== 'store' && table.options.edition > 1
    if (isOwed) giveBack(table, { from: 'store', to: giver, sort, count: count - returned })
  }
  table.transfers = table.transfers.filter(({ of }) => !which.includes(of))
}

/** As many as there are; says how many. */
function giveBack(table: Table, { from, to, sort, count: due }: Omit<Transfer, 'of'>): number {
  const count = Math.min(due, purseOf(table, from)[sort])
  purseOf(table, from)[sort] -= count
  purseOf(table, to)[sort] += count
  if (count > 0) table.news.push({ kind: 'returned', from, to, sort, count })
  return count
}

/** H6.2: all tokens of the one go to the other, who also takes their place in this turn's transfers (H5.8). */
export function inherit(table: Table, out: Seat, heir: Seat): void {
  const [given, got] = [sure(table.purses[out], 'purse'), sure(table.purses[heir], 'purse')]
  for (const sort of sorts) {
    got[sort] += given[sort]
    given[sort] = 0
  }
  const place = (whose: Seat | 'store') => (whose === out ? heir : whose)
  table.transfers = table.transfers
    .map((booking) => ({ ...booking, from: place(booking.from), to: place(booking.to) }))
    .filter(({ from, to }) => from !== to)
}
