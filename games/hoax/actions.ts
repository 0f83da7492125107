/** Personal actions: who claims to be whom, and what they take (H2, H3.1). */
import { sure } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import { addCards } from './chain.ts'
import { living } from './company.ts'
import type { Move, Role, Sort, Table } from './state.ts'
import { loose, transfer } from './tokens.ts'

export type Action = Extract<Move, { kind: 'tax' | 'income' | 'spell' | 'steal' }>

export function isAction(move: Move): move is Action {
  return 'from' in move || move.kind === 'tax' || move.kind === 'income'
}

/** H2.1, H2.3, H2.6 */
const INCOME = 2
/** H2.5 */
const LOOT = 2

/** H2.1, H2.3, H2.6: what each of them taxes or takes from the store. */
export const sortOf = { emperor: 'gold', pope: 'wine', peasant: 'grain' } as const satisfies Partial<Record<Role, Sort>>

/** The role that an action claims. */
export function roleOf(action: Action): Role {
  if (action.kind === 'spell') return 'wizard'
  return action.kind === 'steal' ? 'thief' : action.role
}

export function act(table: Table, seat: Seat, action: Action): void {
  addCards(table, [{ seat, role: roleOf(action), storey: 'deed', sort: null }])
  switch (action.kind) {
    case 'tax':
      return tax(table, seat, action.role)
    case 'income': {
      const sort = sortOf[action.role]
      const count = transfer(table, { of: 'deed', from: 'store', to: seat, sort, count: INCOME })
      table.news.push({ kind: 'earned', seat, role: action.role, sort, count })
      return
    }
    case 'spell':
      return takeFrom(table, seat, action, 'wizard')
    case 'steal':
      return takeFrom(table, seat, action, 'thief')
  }
}

/** H2.1, H2.3: one loose token from everybody else who has one. */
function tax(table: Table, seat: Seat, role: 'emperor' | 'pope'): void {
  const sort = sortOf[role]
  const from = living(table).filter((other) => other !== seat && loose(sure(table.purses[other], 'purse'), sort) > 0)
  for (const other of from) transfer(table, { of: 'deed', from: other, to: seat, sort, count: 1 })
  table.news.push({ kind: 'taxed', seat, role, sort, from })
}

/** H2.4: a Wizard reaches loose tokens only; H2.5, H4.1: a Thief reaches into packs. */
function takeFrom(
  table: Table,
  seat: Seat,
  { from, sort }: { readonly from: Seat; readonly sort: Sort },
  role: 'wizard' | 'thief',
): void {
  const reach = role === 'thief' ? LOOT : Math.min(table.options.spell, loose(sure(table.purses[from], 'purse'), sort))
  const count = transfer(table, { of: 'deed', from, to: seat, sort, count: reach })
  table.news.push({ kind: 'took from', seat, role, from, sort, count })
}
