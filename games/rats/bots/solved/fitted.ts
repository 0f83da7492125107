/** What rounds and throws are worth where nothing was solved: by the brains that they bring on average to somebody who thinks no further. */
import { nextSeat } from '../../state.ts'
import type { Solution } from '../solve.ts'
import { expected } from '../standing.ts'
import { changed, type Minds, type Worth } from './fates.ts'
import type { Appraisal } from './wall.ts'

/** Nobody is mad before the game is over. */
const LEAST = 0.25
/** In the middle of a round nobody starts one. */
const NOBODY = -1

export const fittedRound: Worth = (minds, starter) =>
  Float64Array.from(minds, (_, seat) => expected(minds, starter, seat))

export function fittedThrows(minds: Minds, { rolling }: Solution): Appraisal {
  const seats = minds.length
  return (giver, { dice, floor }) => {
    // Whoever rolls after rats has paid a brain for them.
    const paid = floor > 1 ? 1 : 0
    // What the giver gets more is taken to be what whoever gets the dice has less.
    const more = (rolling(dice, floor) * (seats - 1)) / seats
    const receiver = nextSeat(giver, seats)
    const brought = changed(changed(minds, giver, more - paid), receiver, -more)
    return fittedRound(
      brought.map((brains) => Math.max(LEAST, brains)),
      NOBODY,
    )
  }
}
