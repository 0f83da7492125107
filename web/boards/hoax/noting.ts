/** What the notes know by themselves, as far as the table has them write it down. */

import { listed } from '../../../games/hoax/chain.ts'
import type { HoaxView, Role } from '../../../games/hoax/state.ts'
import { at } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'

/** All know it is false · I alone know · I know it is true · nobody says. */
export type Fact = 'denied' | 'shown' | 'known' | null

export function factOf({ table, hand }: HoaxView, seat: Seat, role: Role): Fact {
  const { notes } = table.options
  if (notes === 'nothing') return null
  if (listed(hand.known, seat, role)) return 'known'
  if (listed(hand.not, seat, role)) return 'shown'
  return notes === 'record' && at(table.denied, seat).includes(role) ? 'denied' : null
}

/** How often somebody claimed to be this, in word and deed. */
export function claimsOf({ table }: HoaxView, seat: Seat, role: Role): number {
  if (table.options.notes !== 'record') return 0
  return at(table.acted, seat)[role] + at(table.reacted, seat)[role]
}
