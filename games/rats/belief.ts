import { at } from '../../kernel/at.ts'
import type { Frozen } from '../../kernel/state.ts'
import { certainly, type Spread, THROWN } from './odds.ts'
import { type Announcement, type RatsView, rats } from './state.ts'

/**
 * What a seat may think of the dice as they lie: it knows if it has looked; it has something to go by if another has
 * looked and spoken, and then `likelihood` says how likely they would have spoken so with each number of rats.
 */
export function belief(
  { table, hand }: RatsView,
  likelihood: (said: Frozen<Announcement>, saw: number) => number,
): Spread {
  if (hand.dice) return certainly(rats(hand.dice))
  const thrown = at(THROWN, table.dice, 'throw of dice')
  const said = table.claims[0]
  if (said?.ground !== 'looked') return thrown
  const weights = thrown.map((chance, saw) => (chance === 0 ? 0 : chance * likelihood(said, saw)))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}
