/** What the fined player owes as the house stands: to whom, how much, of what; or what has become of it. */
import { lives, twoLeft } from '../../../games/hoax/company.ts'
import { FINE, MERCY } from '../../../games/hoax/payment.ts'
import type { Card, Payment, Sort, Stage, Table } from '../../../games/hoax/state.ts'
import { loose, looseSorts } from '../../../games/hoax/tokens.ts'
import { at } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'

export interface Way {
  readonly to: Seat
  readonly role: Payment['role']
  /** What is paid as things lie: no more than is loose (H4.3), and nothing to oneself (H8.2). */
  readonly count: number
  /** Still to be named, where nothing is said. */
  readonly sort: Sort | null
  /** What becomes of it: the Judge hands one on, may keep both (H8.2), keeps it all; a Pope names a sort, or is oneself; nothing is loose. */
  readonly fate: 'hands on' | 'may keep' | 'keeps' | 'names' | 'self' | 'nothing'
}

/** While it is still open who is paid; a game that is over owes nobody anything. */
const DUE: ReadonlySet<Stage> = new Set(['judges', 'popes', 'choice'])

/** The ways out of it; empty while nothing is due. */
export function waysOf(table: Frozen<Table>): Way[] {
  const { cards, payment, stage } = table
  if (payment || !DUE.has(stage) || cards.some(({ storey }) => storey === 'immunity')) return []
  return cards.flatMap((card): Way[] => {
    if (card.storey === 'fine') return [fineOf(table, card)]
    return card.storey === 'mercy' ? [mercyOf(table, card)] : []
  })
}

/** So much of the fine there is to take, whatever the Judge would like. */
export function finable({ purses, acting }: Pick<Frozen<Table>, 'purses' | 'acting'>, sort: Sort): number {
  return Math.min(FINE, loose(at(purses, acting, 'purse'), sort))
}

function fineOf(table: Frozen<Table>, { seat, sort }: Frozen<Card>): Way {
  // H4.3: where none of that sort is loose, the Judge names another.
  const named = sort && finable(table, sort) > 0 ? sort : null
  const sorts = named ? [named] : looseSorts(at(table.purses, table.acting, 'purse'))
  const count = Math.max(0, ...sorts.map((one) => finable(table, one)))
  return { to: seat, role: 'judge', count, sort: named, fate: shareOf(table, seat, count) }
}

function shareOf(table: Frozen<Table>, judge: Seat, count: number): Way['fate'] {
  const emperors = table.cards.filter(({ storey, seat }) => storey === 'illegal' && lives(table, seat))
  if (count === 0) return 'nothing'
  if (count < FINE || emperors.every(({ seat }) => seat === judge)) return 'keeps'
  return twoLeft(table) && emperors.some(({ seat }) => seat === judge) ? 'may keep' : 'hands on'
}

function mercyOf({ purses, acting }: Frozen<Table>, { seat }: Frozen<Card>): Way {
  if (seat === acting) return { to: seat, role: 'pope', count: 0, sort: null, fate: 'self' }
  const [only, another] = looseSorts(at(purses, acting, 'purse'))
  const way = { to: seat, role: 'pope', count: MERCY } as const
  if (only === undefined) return { ...way, count: 0, sort: null, fate: 'nothing' }
  return another === undefined ? { ...way, sort: only, fate: 'keeps' } : { ...way, sort: null, fate: 'names' }
}
