/** What the fined player owes as the house stands: to whom, how much, of what; or what has become of it. */
import { FINE, MERCY } from '../../../games/hoax/payment.ts'
import type { Payment, Sort, Table } from '../../../games/hoax/state.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'

export interface Way {
  readonly to: Seat
  readonly role: Payment['role']
  readonly count: number
  /** Still to be named, where nothing is said. */
  readonly sort: Sort | null
}

/** The ways out of it; empty while nothing is due. */
export function waysOf({ cards, payment }: Pick<Frozen<Table>, 'cards' | 'payment'>): Way[] {
  if (payment || cards.some(({ storey }) => storey === 'immunity')) return []
  return cards.flatMap(({ seat, storey, sort }): Way[] => {
    if (storey === 'fine') return [{ to: seat, role: 'judge', count: FINE, sort }]
    return storey === 'mercy' ? [{ to: seat, role: 'pope', count: MERCY, sort: null }] : []
  })
}
