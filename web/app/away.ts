import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import { here } from './table.ts'

/** Has whoever plays there with a device of their own, a person or a program, lost the line? */
export function isAway({ chairs }: Room, seat: Seat): boolean {
  const chair = chairs[seat]
  return !!chair && chair.sitter !== 'bot' && !chair.bot && !here.value.seats.includes(seat)
}
