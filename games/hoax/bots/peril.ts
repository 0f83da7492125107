/** How near somebody is to being unmasked. */
import type { Frozen, Seat } from '../../../kernel/state.ts'
import { lives, nextLiving } from '../company.ts'
import { unshown } from '../questioning.ts'
import { type HoaxView, type Purse, sorts, type Table } from '../state.ts'
import { packs } from '../tokens.ts'
import { best } from './best.ts'

/** So many of those who could be sure of somebody with their next turn ask that one, and nobody else. */
const INTENT = 0.8

/**
 * How likely each opponent is to unmask me before I can do anything about it, if they mean to: they know me, or their turn comes now and
 * they can ask until they do. As long as another's turn comes first, there is time.
 */
export function perilsOf({ table, seat, hand }: HoaxView, fear: number): number[] {
  return table.purses.map((purse, other) => {
    if (other === seat || !lives(table, other)) return 0
    const faces = unshown(table, seat, hand.shown, other).length
    if (faces === 1) return fear
    return isUp(table, other) && faces - 1 <= answersFor(purse) ? fear * INTENT : 0
  })
}

function isUp(table: Frozen<Table>, seat: Seat): boolean {
  return table.stage === 'last call' && nextLiving(table, table.acting) === seat
}

/** How often somebody can ask on their turn, once they have earned two of what they have least of (H2). */
function answersFor(purse: Frozen<Purse>): number {
  const scarcest = best(sorts, (sort) => -purse[sort])
  return packs({ ...purse, [scarcest]: purse[scarcest] + 2 })
}
