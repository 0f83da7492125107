/** Who sits where in the n-th game of a tournament. */
import { at } from '../kernel/at.ts'
import { type Chance, scatter, seeded, shuffle } from '../kernel/chance.ts'
import type { Seat } from '../kernel/state.ts'

/** Everybody where they were named, or on chairs that are shuffled for every game. */
export type Chairs = 'named' | 'shuffled'

/**
 * The chair of each one named. In as many games as there are chairs everybody sits on each of them once, since some chairs
 * are better than others. Everybody's neighbours change from game to game, since it matters as well whom one sits next to.
 */
export function chairsIn(game: number, seats: number, how: Chairs, seed: number): Seat[] {
  const everybody = Array.from({ length: seats }, (_, seat) => seat)
  if (how === 'named') return everybody
  const round = Math.floor(game / seats)
  const chance: Chance = seeded(scatter(~seed, round))
  const places = shuffle([...everybody], chance)
  const chairs = shuffle([...everybody], chance)
  return places.map((place) => at(chairs, (place + game) % seats, 'chair'))
}
