/** Who is still in the game. */
import type { Frozen, Seat } from '../../kernel/state.ts'
import type { Table } from './state.ts'

type Seen = Frozen<Pick<Table, 'out'>>

export function lives({ out }: Seen, seat: Seat): boolean {
  return out[seat] === null
}

export function living({ out }: Seen): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < out.length; seat++) if (out[seat] === null) seats.push(seat)
  return seats
}

export function livingCount({ out }: Seen): number {
  let count = 0
  for (const place of out) if (place === null) count++
  return count
}

/** H8: from the moment the third-last player is out. */
export function twoLeft(table: Seen): boolean {
  return livingCount(table) === 2
}

/** H1.4: the next living seat clockwise. */
export function nextLiving(table: Seen, seat: Seat): Seat {
  const seats = table.out.length
  let next = (seat + 1) % seats
  while (!lives(table, next)) next = (next + 1) % seats
  return next
}
