/** What the table knows to be somebody's end before they choose it. */
import { ratsAnnounced } from '../../../games/rats/claims.ts'
import { BELIEF_COSTS } from '../../../games/rats/scoring.ts'
import type { Claim, RatsView } from '../../../games/rats/state.ts'

type Known = Pick<RatsView, 'table' | 'seat'>

/** R4.4, R4.8: with the last brain nobody can afford to be the first who speaks of rats. */
export function isFatalToSay({ table, seat }: Known, claim: Claim): boolean {
  return claim > 0 && table.sanity[seat] === 1 && !ratsAnnounced(table)
}

/** R5.4, R7.3: to believe in rats costs a brain, and down in the vault all of them. */
export function isFatalToBelieve({ table, seat }: Known): boolean {
  return (table.claim ?? 0) > 0 && (table.side === 'skull' || table.sanity[seat] === BELIEF_COSTS)
}
