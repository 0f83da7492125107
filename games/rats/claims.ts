/** What may be announced: R4 and, in the vault, R7.2. */
import { sure } from '../../kernel/at.ts'
import type { Frozen, Seat } from '../../kernel/state.ts'
import type { Claim, Table } from './state.ts'

export interface Range {
  readonly low: Claim
  readonly high: Claim
}

/** R4.3 */
function ceiling(table: Frozen<Table>): Claim {
  return 2 * table.dice
}

/** What the giver may announce about dice that they have shaken. */
export function announceable(table: Frozen<Table>): Range {
  const high = ceiling(table)
  if (table.side === 'skull') return { low: 1, high } // R7.2
  if (ratsAnnounced(table)) return { low: heard(table) + 1, high } // R4.2, R4.5
  return { low: noneForbidden(table) ? 1 : 0, high } // R4.1
}

/** What a seat may announce while it hands the dice on unseen; nothing where low is above high (R4.7). */
export function handable(table: Frozen<Table>, seat: Seat): Range {
  const claim = heard(table)
  return { low: table.said[seat] === claim ? claim + 1 : claim, high: ceiling(table) } // R4.5, R4.6
}

/** The claim that the receiver has heard, and answers. */
export function heard({ claim }: Frozen<Table>): Claim {
  return sure(claim, 'claim yet')
}

/** Within a round claims only rise, so the last one tells whether there were rats. */
export function ratsAnnounced(table: Frozen<Table>): boolean {
  return table.claim !== null && table.claim > 0
}

/** R8.4 */
function noneForbidden(table: Frozen<Table>): boolean {
  return table.options.safety && table.nones >= 3 * table.sanity.length
}
