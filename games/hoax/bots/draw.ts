import { sure } from '../../../kernel/at.ts'
import type { Chance } from '../../../kernel/chance.ts'

const FINE = 1 << 20

/** True so often. */
export function sometimes(often: number, chance: Chance): boolean {
  return chance(FINE) < often * FINE
}

/** Picks one, the heavier the more often. */
export function draw<T>(list: readonly T[], weight: (one: T) => number, chance: Chance): T {
  const weights = list.map(weight)
  let left = (chance(FINE) / FINE) * weights.reduce((sum, heavy) => sum + heavy, 0)
  const found = weights.findIndex((heavy) => {
    left -= heavy
    return left < 0
  })
  return sure(list.at(found), 'choice')
}

/** The best of them; of equals the first. */
export function best<T>(list: readonly T[], value: (one: T) => number): T {
  return list.reduce((top, one) => (value(one) > value(top) ? one : top))
}
