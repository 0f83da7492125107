/** What answers and hand-overs bring in brains, one's own weighed against the average of the others'. */
import { at } from '../../../kernel/at.ts'
import { BELIEF_COSTS, type Costs, doubtCosts } from '../scoring.ts'
import type { Claim } from '../state.ts'

export interface Stakes {
  /** What the giver gets for being believed, and for being doubted when it is true so often. */
  believed(claim: Claim): number
  doubted(claim: Claim, isTrue: number): number
  /** What the receiver gets for doubting, and pays for believing. */
  doubting(claim: Claim, isTrue: number): number
  believing(claim: Claim): number
}

export function stakes(seats: number, options: Costs): Stakes {
  const other = 1 / (seats - 1)
  const costs = [0, 1].map((claim) => ({
    wrong: doubtCosts(claim, 'true', options),
    caught: doubtCosts(claim, 'false', options),
  }))
  const costOf = (claim: Claim) => at(costs, Math.min(1, claim))
  return {
    believed: (claim) => (claim === 0 ? 0 : BELIEF_COSTS * (1 + other)),
    believing: (claim) => (claim === 0 ? 0 : -BELIEF_COSTS * (1 + other)),
    doubted: (claim, isTrue) => {
      const { wrong, caught } = costOf(claim)
      return isTrue * (1 + other * wrong) - (1 - isTrue) * (caught + other)
    },
    doubting: (claim, isTrue) => {
      const { wrong, caught } = costOf(claim)
      return (1 - isTrue) * (1 + other * caught) - isTrue * (wrong + other)
    },
  }
}

/** R4.4: saying rats costs a brain while "none" is open, that is, while nobody has. */
export function firstRats(floor: Claim, claim: Claim): number {
  return floor === 0 && claim > 0 ? 1 : 0
}
