/** Every common move, made once: the same move is always the same object. */
import { sure } from '../../kernel/at.ts'
import type { House, Move, Place, Veil } from './state.ts'
import { type Sort, sorts } from './tokens.ts'

/** G5.9: in a tie there are as many goblets as tied players. */
const MOST_GOBLETS = 12
const places = Array.from({ length: MOST_GOBLETS }, (_, place) => place)
/** One for each place, or for each house. */
export const each = <T>(make: (place: Place) => T): T[] => places.map(make)
export const perSort = <T>(make: (sort: Sort) => T) =>
  Object.fromEntries(sorts.map((sort) => [sort, make(sort)])) as Record<Sort, T>

export const PASS: Move = { kind: 'pass' }
export const TOAST: Move = { kind: 'toast' }
export const CONFESS: Move = { kind: 'confess' }
export const DOUBLE_POUR: Move = { kind: 'double pour' }
export const DIP: Move = { kind: 'dip' }
export const POUR = perSort((token) => each((place): Move => ({ kind: 'pour', token, place })))
export const TAKE = perSort((token): Move => ({ kind: 'take', token }))
export const PEEK = each((place): Move => ({ kind: 'peek', place }))
export const LOOK = each((place): Move => ({ kind: 'look', place }))
export const DRINK = each((place): Move => ({ kind: 'drink', place }))
export const FORETELL = each((house: House): Move => ({ kind: 'foretell', house }))
const veil = (place: Place, how: Veil): Move => ({ kind: 'veil', place, how })
const VEILS = each((place) => ({
  goblets: veil(place, 'goblets'),
  rings: veil(place, 'rings'),
  both: veil(place, 'both'),
  neither: veil(place, 'neither'),
}))
export const VEIL = VEILS.map(({ goblets, rings, both, neither }) => [goblets, rings, both, neither])
/** G6.1: without rings there are only the goblets to exchange. */
export const VEIL_WITHOUT_RINGS = VEILS.map(({ goblets, neither }) => [goblets, neither])
/** So many places clockwise. */
export const ROTATE: Readonly<Record<-2 | -1 | 1 | 2, Move>> = {
  [-2]: { kind: 'rotate', by: -2 },
  [-1]: { kind: 'rotate', by: -1 },
  1: { kind: 'rotate', by: 1 },
  2: { kind: 'rotate', by: 2 },
}
const SWAPS = each((a) => each((b): Move => ({ kind: 'swap', places: a < b ? [a, b] : [b, a] })))

export function swapOf(a: Place, b: Place): Move {
  return sure(sure(SWAPS[Math.min(a, b)], 'place')[Math.max(a, b)], 'place')
}

export interface AnyMove {
  readonly kind: string
}

/** Whether a move of any such game is this common one. */
export function isA<K extends Move['kind']>(move: AnyMove, kind: K): move is Extract<Move, { readonly kind: K }> {
  return move.kind === kind
}
