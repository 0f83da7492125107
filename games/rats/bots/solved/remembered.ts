/** Rounds that were solved, the last few of them. */
import { at } from '../../../../kernel/at.ts'
import type { Seat } from '../../../../kernel/state.ts'
import type { Costs } from '../../scoring.ts'
import { fates, type Minds } from './fates.ts'
import { Round } from './round.ts'
import { Wall } from './wall.ts'
import { worthFor } from './worths.ts'

const KEPT = 48

interface Remembered {
  readonly wall: Wall
  /** As this seat starts it. */
  round(starter: Seat): Round
}

const remembered = new Map<string, Remembered>()

export function solvedRound(minds: Minds, costs: Costs): Remembered {
  const name = `${minds} ${costs.noneTrue}${costs.ratsTrue}${costs.ratsFalse}`
  const known = remembered.get(name) ?? solve(minds, costs)
  // What was used last is forgotten last.
  remembered.delete(name)
  remembered.set(name, known)
  if (remembered.size > KEPT) remembered.delete(at([...remembered.keys()], 0))
  return known
}

function solve(minds: Minds, costs: Costs): Remembered {
  const worth = worthFor(minds.length, costs)
  const ends = minds.map((_, giver) => fates(minds, giver, worth, costs))
  const wall = new Wall(ends)
  const rounds = minds.map((_, starter) => new Round(wall, ends, starter))
  return { wall, round: (starter) => at(rounds, starter) }
}
