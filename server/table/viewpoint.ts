/** From where somebody looks at a table, and what can be seen from there. */
import type { Seat } from '../../kernel/state.ts'
import type { Room } from '../../protocol/room.ts'
import type { Device } from './deed.ts'
import { belongs, seatOf, sitsAt, type Table } from './table.ts'

/** One's own seat, another's in which one sits in, a screen that one of the table has put up, or outside. */
export type Viewpoint =
  | { readonly from: 'seat'; readonly seat: Seat }
  | { readonly from: 'stand-in'; readonly seat: Seat }
  | { readonly from: 'screen' }
  | { readonly from: 'outside' }

/**
 * With which eyes a guest looks: their own; those of a screen for the whole room; or those of a curtain, behind which
 * people who share a phone wait. Only one's own ever see a hand.
 */
export type Eyes = 'own' | 'screen' | 'curtain'

// Each viewpoint exists once, so that those who look from the same one are told in the same frame.
const screen: Viewpoint = { from: 'screen' }
const outside: Viewpoint = { from: 'outside' }
const seats: Viewpoint[] = []
const standIns: Viewpoint[] = []

export function fromSeat(seat: Seat): Viewpoint {
  seats[seat] ??= { from: 'seat', seat }
  return seats[seat]
}

function fromStandIn(seat: Seat): Viewpoint {
  standIns[seat] ??= { from: 'stand-in', seat }
  return standIns[seat]
}

/** A screen that nobody of the table has put up is an onlooker like any other. */
export function viewpointOf(table: Table, device: Device, eyes: Eyes): Viewpoint {
  if (eyes !== 'own') return belongs(table, device) ? screen : outside
  const seat = seatOf(table, device)
  if (seat === undefined) return outside
  return table.chairs[seat]?.device === device ? fromSeat(seat) : fromStandIn(seat)
}

/**
 * As what everybody is told of a guest, so that nobody looks on unseen: one of those who sit here, a screen that one of the
 * table has put up, or an onlooker.
 */
export function standsAs(table: Table, device: Device, eyes: Eyes): 'sitter' | 'screen' | 'onlooker' {
  if (eyes === 'screen') return belongs(table, device) ? 'screen' : 'onlooker'
  const sits = eyes === 'own' ? seatOf(table, device) !== undefined : sitsAt(table, device)
  return sits ? 'sitter' : 'onlooker'
}

/** The seat whose hand one sees from there. */
export function handSeenFrom(viewpoint: Viewpoint): Seat | undefined {
  return 'seat' in viewpoint ? viewpoint.seat : undefined
}

/** Does a device see the game, from wherever it looks? */
export function mayWatch(table: Table, device: Device): boolean {
  return belongs(table, device) || seesGame(outside, table)
}

/** Does one who looks from there see the game? */
export function seesGame({ from }: Viewpoint, { settings }: Pick<Room, 'settings'>): boolean {
  return from !== 'outside' || settings.watching === 'open'
}
