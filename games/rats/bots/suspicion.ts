/** What the dice show, if whoever looked at them is either a beginner or one who has solved the round. */
import type { Frozen } from '../../../kernel/state.ts'
import { certainly, inTheLightOf, type Spread, THROWN } from '../odds.ts'
import { type Announcement, type RatsView, rats, type Table } from '../state.ts'
import { solutionFor } from './normal.ts'

/** Or says just anything, this often. */
const WHIM = 0.006

export function suspectedSpread({ table, hand }: RatsView): Spread {
  if (hand.dice) return certainly(rats(hand.dice))
  const said = table.claims[0]
  const thrown = THROWN[table.dice]!
  return said?.ground === 'looked' ? inTheLightOf(thrown, (saw) => likelihood(table, said, saw)) : thrown
}

function likelihood(table: Frozen<Table>, { floor, claim }: Frozen<Announcement>, saw: number): number {
  const beginner = claim === Math.max(floor, saw) ? 1 : 0
  return (beginner + solutionFor(table).says(table.dice, floor, saw, claim)) / 2 + WHIM
}
