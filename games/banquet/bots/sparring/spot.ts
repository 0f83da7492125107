/** Where somebody sits, and what they go by: their goblet, their target, what has just happened. */
import { at } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/state.ts'
import { houseOf } from '../../houses.ts'
import type { News } from '../../news.ts'
import type { BanquetView, Place } from '../../state.ts'
import { count, isPoisoned, type Tokens } from '../../tokens.ts'
import { believed } from '../beginner.ts'

export interface Spot {
  readonly view: BanquetView
  /** The goblet in front; in a duel, where nobody has one, a favourite of the row. */
  readonly own: Place
  /** The goblet in front of the target; in a duel the one beside the favourite. */
  readonly target: Place
  /** What they put and saw there themselves, and nothing else. */
  readonly goblets: readonly Tokens[]
}

export function spotOf(view: BanquetView): Spot {
  const { table, seat } = view
  const own = houseOf(table, seat)
  return { view, own, target: table.targets[own] ?? own + 1, goblets: believed(view) }
}

/** Some goblet, if there is such a one now. */
export type Where = (spot: Spot) => Place | undefined

export const own: Where = (spot) => spot.own
export const target: Where = (spot) => spot.target

/** That of whoever of the others has the most points; while nobody has any, there is no leader. */
export const leaders: Where = ({ view: { table }, own }) => {
  const points = table.nobles.map((noble, house) => (house === own ? 0 : at(table.score, noble, 'score')))
  const most = Math.max(...points)
  return most > 0 ? points.indexOf(most) : undefined
}

/** The one into which the fewest tokens were seen to go. */
export const emptiest: Where = (spot) => {
  const others = spot.goblets.flatMap((_, place) => (place === spot.own ? [] : [place]))
  return others.reduce((least, place) => (tokensIn(spot, place) < tokensIn(spot, least) ? place : least))
}

/** Where the goblet with the own ring stands, if it is elsewhere; without rings, with whom a goblet was just exchanged. */
export const strayed: Where = (spot) => {
  const { rings } = spot.view.table
  if (rings) {
    const home = rings.indexOf(spot.own)
    return home === spot.own ? undefined : home
  }
  const swap = just(spot, 'swapped')
  const places = swap ? swap.goblets.map(({ place }) => place) : []
  return places.includes(spot.own) ? places.find((place) => place !== spot.own) : undefined
}

/** That of whoever has just poured into mine. */
export const pourersInMine: Where = (spot) => {
  const pour = just(spot, 'poured')
  return pour && pour.goblet.place === spot.own ? placeOf(spot, pour.seat) : undefined
}

/** That of whoever has just poured into their own. */
export const caredFor: Where = (spot) => {
  const pour = just(spot, 'poured')
  return pour && pour.goblet.place === placeOf(spot, pour.seat) ? pour.goblet.place : undefined
}

/** The one into which the leader has just poured. */
export const leaderPoured: Where = (spot) => {
  const pour = just(spot, 'poured')
  const isLeader = pour && placeOf(spot, pour.seat) === leaders(spot)
  return isLeader && pour.goblet.place !== spot.own ? pour.goblet.place : undefined
}

/** What another seat has just done, if it was this. */
export function just<K extends News['kind']>({ view }: Spot, kind: K): Extract<News, { kind: K }> | undefined {
  const news = view.table.news as readonly News[]
  const told = news.find((one) => one.kind === kind) as Extract<News, { kind: K }> | undefined
  return told && (told as { readonly seat?: Seat }).seat !== view.seat ? told : undefined
}

const placeOf = ({ view }: Spot, seat: Seat): Place => houseOf(view.table, seat)

/** Whether what one put and saw in one's goblet oneself would kill. */
export const isDeadly = ({ goblets, own }: Spot): boolean => isPoisoned(at(goblets, own, 'goblet'))

export const isFull = (spot: Spot): boolean => tokensIn(spot, spot.own) >= FULL

const FULL = 3

function tokensIn({ goblets, view }: Spot, place: Place): number {
  const seen = view.table.record.filter((pour) => pour.at === place).length
  return Math.max(seen, count(at(goblets, place, 'goblet')))
}
