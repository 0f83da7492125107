/** What somebody would like to do next. */
import { at } from '../../../../kernel/at.ts'
import { type AnyMove, isA } from '../../movelist.ts'
import { isPoisoned, type Sort } from '../../tokens.ts'
import { hasLooked } from '../beginner.ts'
import { just, own, type Spot, type Where } from './spot.ts'

/** Whether they would do this now. */
export type Wish = (spot: Spot, move: AnyMove) => boolean

/** The rare tokens do what the common ones do. */
const ALIKE = {
  wine: ['wine'],
  poison: ['poison', 'ogre'],
  antidote: ['antidote', 'unicorn'],
} as const satisfies Record<string, readonly Sort[]>

export const pour =
  (what: keyof typeof ALIKE, where: Where): Wish =>
  (spot, move) =>
    isA(move, 'pour') && ALIKE[what].some((sort) => sort === move.token) && move.place === where(spot)

export const pourAnything: Wish = (_, move) => isA(move, 'pour')

/** Once in every round of turns. */
export const peek: Wish = ({ view, own }, move) => isA(move, 'peek') && move.place === own && !hasLooked(view)

export const swapWith =
  (where: Where): Wish =>
  (spot, move) => {
    const other = where(spot)
    return (
      isA(move, 'swap') &&
      other !== undefined &&
      move.places.includes(own(spot) ?? other) &&
      move.places.includes(other)
    )
  }

export const rotate: Wish = (_, move) => isA(move, 'rotate')
export const toast: Wish = (_, move) => isA(move, 'toast')

export const when =
  (holds: (spot: Spot) => boolean, wish: Wish): Wish =>
  (spot, move) =>
    holds(spot) && wish(spot, move)

/** The same as whoever has just acted. */
export const copied: Wish = (spot, move) => {
  if (isA(move, 'pour')) return just(spot, 'poured')?.goblet.place === move.place
  if (isA(move, 'rotate')) return just(spot, 'rotated')?.by === move.by
  if (isA(move, 'peek')) return just(spot, 'peeked') !== undefined
  return isA(move, 'swap') && just(spot, 'swapped') !== undefined
}

const kind =
  (...kinds: readonly string[]): Wish =>
  (_, move) =>
    kinds.includes(move.kind)

const seemsSafe = ({ goblets }: Spot, move: AnyMove) =>
  isA(move, 'drink') && goblets[move.place] !== undefined && !isPoisoned(at(goblets, move.place))

/** What everybody does who has no wish: they drink their favourite if they can, let others go first, and pass. */
export const MANNERS: readonly Wish[] = [
  (spot, move) => seemsSafe(spot, move) && isA(move, 'drink') && move.place === spot.own,
  seemsSafe,
  kind('again'),
  kind('after you'),
  kind('wait'),
  kind('pass'),
]
