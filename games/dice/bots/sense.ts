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

/** How often a bid costs a die at once: somebody who knows nothing of the own dice doubts it, and it is false. */
function riskOf(sight: Sight, bid: Bid): number {
  const doubted = (1 - atLeast(bid.count, sight.total, sight.ones)) ** EASE
  return doubted * (1 - likelihood(sight, bid))
}

/** The larger, the longer a table lets things pass: whoever doubts may be wrong, and others gain by it. */
const EASE = 2
/** Up to here a bid is as good as true. */
const SAFE = 0.03
/** A bid that is so much less of a risk is made e times as often. */
const WHIM = 0.05

/** As much as one can say of this face without a thought: whoever says less only makes it easy for the next. */
export function boldest(sight: Sight, lowest: Bid): Bid {
  let bid = lowest
  for (let count = lowest.count + 1; count <= sight.total; count++) {
    const more = { face: lowest.face, count }
    if (riskOf(sight, more) > SAFE) return bid
    bid = more
  }
  return bid
}

/** All that could be said, and how often somebody with whims says it. Nothing where a doubt costs a die less often. */
export function rated(sight: Sight): { readonly bid: Bid; readonly often: number }[] {
  const all = lowestBids(sight)
    .map((lowest) => boldest(sight, lowest))
    .map((bid) => ({ bid, risk: riskOf(sight, bid) }))
  const least = all.reduce((low, { risk }) => Math.min(low, risk), 1)
  if (sight.bid && likelihood(sight, sight.bid) <= least) return []
  return all.map(({ bid, risk }) => ({ bid, often: Math.exp((least - risk) / WHIM) }))
}

/** Of doubting and all that could be said, does what costs a die least often, give or take a whim. No bid is a doubt. */
export function sensible(sight: Sight, chance: Chance): Bid | undefined {
  const all = rated(sight)
  return all.length > 0 ? draw(all, ({ often }) => often, chance).bid : undefined
}
