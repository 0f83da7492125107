/** The last link decides: whom the fined player pays, what, and who gets a share of it (H3.6, H4.3). */
import { sure } from '../../kernel/at.ts'
import type { Frozen, Seat } from '../../kernel/state.ts'
import { lives, twoLeft } from './company.ts'
import type { Payment, Sort, Table } from './state.ts'
import { loose, looseSorts, transfer } from './tokens.ts'

/** H2.2 */
export const FINE = 2
/** H2.3 */
export const MERCY = 1

/** The fined player picks a Judge or a Pope, who may have to name a sort first. */
export function choosePayee(table: Table, to: Seat, role: Payment['role']): void {
  table.payment = { to, role, sort: null, count: 0, state: 'naming', shared: null }
  payUnasked(table)
  if (table.payment.state === 'naming') table.news.push({ kind: 'picked', seat: table.acting, to, role })
}

/** Where there is nothing left to name it is paid at once; an interruption may leave nothing loose after all (H3.9). */
export function payUnasked(table: Table): void {
  const [only, another] = nameable(table)
  if (sure(table.payment, 'payment').to === table.acting || only === undefined)
    settle(table, null, 0) // H8.2, H4.3
  else if (another === undefined) pay(table, only)
}

/** H2.2, H2.3, H4.3: the sorts among which the chosen one names what is paid; one if it is clear already. */
export function nameable(table: Frozen<Table>): readonly Sort[] {
  const purse = sure(table.purses[table.acting], 'purse')
  const { to, role } = sure(table.payment, 'payment')
  const fine = table.cards.find(({ seat, storey }) => storey === 'fine' && seat === to)?.sort
  return role === 'judge' && fine && loose(purse, fine) > 0 ? [fine] : looseSorts(purse)
}

export function pay(table: Table, sort: Sort): void {
  const { to, role } = sure(table.payment, 'payment')
  const due = Math.min(role === 'judge' ? FINE : MERCY, loose(sure(table.purses[table.acting], 'purse'), sort))
  settle(table, sort, transfer(table, { of: 'payment', from: table.acting, to, sort, count: due }))
}

function settle(table: Table, sort: Sort | null, count: number): void {
  const payment = sure(table.payment, 'payment')
  const { to, role } = payment
  table.news.push({ kind: 'paid', seat: table.acting, to, role, sort, count })
  Object.assign(payment, { sort, count, state: role === 'judge' && count === FINE ? 'sharing' : 'done' })
}

/** H2.2: the Emperors among whom the Judge picks: nobody who is out (H6.4), nor that Judge too, save with two left (H8.2). */
export function sharers(table: Frozen<Table>): Seat[] {
  const { to } = sure(table.payment, 'payment')
  const isOpen = (seat: Seat) => (seat === to ? mayKeepBoth(table) : lives(table, seat))
  return table.cards.flatMap(({ seat, storey }) => (storey === 'illegal' && isOpen(seat) ? [seat] : []))
}

/** H8.2 */
function mayKeepBoth(table: Frozen<Table>): boolean {
  return twoLeft(table) && table.options.edition > 1
}

/** H2.2, H4.3: one of the two tokens just paid, pack or not. */
export function share(table: Table, to: Seat): void {
  const payment = sure(table.payment, 'payment')
  const sort = sure(payment.sort, 'sort that was paid')
  if (to !== payment.to) transfer(table, { of: 'share', from: payment.to, to, sort, count: 1 })
  Object.assign(payment, { shared: to, state: 'done' })
  table.news.push({ kind: 'shared', seat: payment.to, to, sort })
}

/** Where there is nothing to pick the share finds its own way: to the only Emperor, or nowhere (H6.4, H8.2). */
export function shareUnasked(table: Table): void {
  const payment = sure(table.payment, 'payment')
  const [only, another] = sharers(table)
  const isKept = only === undefined || (only === payment.to && another === undefined)
  if (!lives(table, payment.to) || isKept) payment.state = 'done'
  else if (another === undefined) share(table, only)
}
