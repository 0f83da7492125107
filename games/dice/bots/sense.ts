/** What anybody with their wits about them goes by: the own dice, the standing bid, and how likely the rest is. */
import { type Chance, draw } from '../../../kernel/chance.ts'
import { lowest } from '../moves.ts'
import { atLeast } from '../odds.ts'
import { type Bid, countOf, FACES, type Face, type Options } from '../state.ts'

export interface Sight {
  readonly own: readonly Face[]
  /** All dice on the table. */
  readonly total: number
  readonly bid: Bid | undefined
  readonly ones: Options['ones']
}

export function likelihood({ own, total, ones }: Sight, { count, face }: Bid): number {
  return atLeast(count - countOf(own, face, ones), total - own.length, ones)
}

/** The lowest bid on each face that is open now. */
export function lowestBids({ bid, total, ones }: Sight): Bid[] {
  return FACES.filter((face) => face >= lowest(ones))
    .map((face) => ({ face, count: bid ? bid.count + (face > bid.face ? 0 : 1) : 1 }))
    .filter(({ count }) => count <= total)
}

/** As much as one can say of this face and still sleep at night. */
function comfortable(sight: Sight, lowest: Bid, least: number): Bid {
  let bid = lowest
  for (let more = lowest.count + 1; more <= sight.total; more++) {
    const next = { ...bid, count: more }
    if (likelihood(sight, next) < least) return bid
    bid = next
  }
  return bid
}

/** Below this one would rather not be asked to show. */
const COMFORT = 0.6
/** A bid that is so much likelier is made e times as often. */
const WHIM = 0.12

/** Doubts what is less likely than the best it could say itself, and says about that. */
export function sensible(sight: Sight, chance: Chance): Bid | undefined {
  const open = lowestBids(sight)
  const sayings = sight.bid ? open : open.map((bid) => comfortable(sight, bid, COMFORT))
  const rated = sayings.map((bid) => ({ bid, worth: likelihood(sight, bid) }))
  const best = rated.reduce((most, { worth }) => Math.max(most, worth), 0)
  if (sight.bid && 1 - likelihood(sight, sight.bid) >= best) return undefined
  return draw(rated, ({ worth }) => Math.exp((worth - best) / WHIM), chance).bid
}
