import { sure } from '../../../kernel/at.ts'
import type { Chance } from '../../../kernel/chance.ts'

const FINE = 1 << 20

/** Picks one, the heavier the more often. */
export function draw<T>(open: readonly T[], weights: readonly number[], chance: Chance): T {
  let left = (chance(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0)
  const found = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return sure(open.at(found), 'thing to pick')
}
