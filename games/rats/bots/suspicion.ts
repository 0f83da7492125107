import { belief } from '../belief.ts'
import type { Spread } from '../odds.ts'
import type { RatsView } from '../state.ts'
import { solutionFor } from './normal.ts'

/** Somebody may also say just anything, this often; so nothing is impossible. */
const WHIM = 0.006

/** What the dice show, if whoever looked at them is either a beginner or one who has solved the round. */
export function suspectedSpread(view: RatsView): Spread {
  const { says } = solutionFor(view.table)
  return belief(view, ({ floor, claim }, saw) => {
    const beginner = claim === Math.max(floor, saw) ? 1 : 0
    return (beginner + says(view.table.dice, floor, saw, claim)) / 2 + WHIM
  })
}
