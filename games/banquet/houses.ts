/** Who belongs to which house, and who sits next to whom. */
import { sure } from '../../kernel/at.ts'
import type { Frozen, Seat } from '../../kernel/state.ts'
import type { House, Mode, Setting } from './state.ts'

export type Houses = Pick<Frozen<Setting>, 'nobles' | 'tasters'>

/** G8.1: seats 1+2, 3+4 … are taster and Noble, the last seat is the odd one. */
export function seating(seats: number, mode: Mode): { nobles: Seat[]; tasters: (Seat | null)[] } {
  const everybody = Array.from({ length: seats }, (_, seat) => seat)
  if (mode !== 'pairs') return { nobles: everybody, tasters: everybody.map(() => null) }
  const pairs = Array.from({ length: Math.floor(seats / 2) }, (_, pair) => 2 * pair)
  const odd = seats % 2 === 1 ? [seats - 1] : []
  return { nobles: [...pairs.map((taster) => taster + 1), ...odd], tasters: [...pairs, ...odd.map(() => null)] }
}

export function houseOf({ nobles, tasters }: Houses, seat: Seat): House {
  const house = nobles.indexOf(seat)
  return house >= 0 ? house : tasters.indexOf(seat)
}

export function isTaster({ tasters }: Houses, seat: Seat): boolean {
  return tasters.includes(seat)
}

export function isNobleOfPair({ nobles, tasters }: Houses, seat: Seat): boolean {
  const house = nobles.indexOf(seat)
  return house >= 0 && tasters[house] !== null
}

/** Who plays for a house: its noble, or whoever sits there alone. */
export function nobleOf({ nobles }: Pick<Houses, 'nobles'>, house: House): Seat {
  return sure(nobles[house], 'house')
}

/** Whom a house wants poisoned. */
export function targetOf({ targets }: Pick<Frozen<Setting>, 'targets'>, house: House): House {
  return sure(targets[house], 'target')
}

/** Who sees what lies behind the screen of a house (G8.1). */
export function members({ nobles, tasters }: Houses, house: House): Seat[] {
  const noble = sure(nobles[house], 'house')
  const taster = tasters[house]
  return taster == null ? [noble] : [noble, taster]
}

/** Left is the next house clockwise. */
export function leftOf({ nobles }: Houses, house: House): House {
  return house + 1 === nobles.length ? 0 : house + 1
}

export function rightOf({ nobles }: Houses, house: House): House {
  return house === 0 ? nobles.length - 1 : house - 1
}

/** Every house once, clockwise from this one. */
export function clockwise({ nobles }: Houses, from: House): House[] {
  return nobles.map((_, step) => (from + step) % nobles.length)
}
