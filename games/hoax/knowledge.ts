/** What a seat knows for sure about everybody's role. */
import { at } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import { listed } from './chain.ts'
import { type HoaxView, type Role, roles } from './state.ts'

/** Its own card, what was confessed or shown to it, and whom it unmasked. */
export function canBe({ seat, hand, table }: HoaxView, other: Seat, role: Role): boolean {
  if (other === seat) return role === hand.role
  const known = hand.known.find((claim) => claim.seat === other)
  if (known) return role === known.role
  return !at(table.denied, other).includes(role) && !listed(hand.not, other, role)
}

/** 1 where somebody can be somebody, else 0. */
export function certainties(view: HoaxView): number[][] {
  return Array.from({ length: view.seats }, (_, other) => roles.map((role) => Number(canBe(view, other, role))))
}
