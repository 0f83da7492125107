/** What is told of a game in one picture: the best lie in it, and the worst doubt. */
import type { Claim } from '../../kernel/chronicle.ts'
import type { Seat } from '../../kernel/state.ts'

/** What came of it for a seat. */
export const gainOf = ({ swung }: Claim, seat: Seat): number => swung.find((one) => one.seat === seat)?.by ?? 0

/** The first of those that are worth most, if that is anything. */
function most(claims: readonly Claim[], worth: (claim: Claim) => number): Claim | undefined {
  return claims.reduce<Claim | undefined>((best, claim) => {
    const least = best ? worth(best) : 0
    return worth(claim) > least ? claim : best
  }, undefined)
}

/** The lie that nobody doubted and that brought its teller most. */
export function bestLie(claims: readonly Claim[]): Claim | undefined {
  const lies = claims.filter(({ truth, doubted }) => truth === 'false' && doubted.length === 0)
  return most(lies, (claim) => gainOf(claim, claim.seat))
}

/** The truth whose doubters lost most by it. */
export function worstDoubt(claims: readonly Claim[]): Claim | undefined {
  const truths = claims.filter(({ truth, doubted }) => truth === 'true' && doubted.length > 0)
  return most(truths, (claim) => Math.max(...claim.doubted.map((seat) => -gainOf(claim, seat))))
}
