/** Rounds that were met, the last few of them, with all of their throws that were solved. */
import { solvedWorths } from '#solved'
import type { Costs } from '../../scoring.ts'
import { solutionFor } from '../normal.ts'
import { fates, type Minds } from './fates.ts'
import { fittedRound, fittedThrows } from './fitted.ts'
import { Lately } from './lately.ts'
import { type Appraisal, Wall } from './wall.ts'
import type { Worths } from './worths.ts'

const KEPT = 48

const remembered = new Lately<Wall>(KEPT)

export function wallFor(minds: Minds, costs: Costs): Wall {
  const name = `${minds} ${costs.noneTrue}${costs.ratsTrue}${costs.ratsFalse}`
  return remembered.find(name, () => build(minds, costs))
}

/** How long everybody learns a throw: as long as what it is worth was learnt, since both must come from the same. */
export const sweepsFor = (seats: number) => (seats === 3 ? 100 : 50)

function build(minds: Minds, costs: Costs): Wall {
  const worths = solvedFor(minds.length, costs)
  const ends = minds.map((_, giver) => fates(minds, giver, worths?.round ?? fittedRound, costs))
  const known: Appraisal = worths
    ? (giver, thrown) => worths.throw(minds, giver, thrown)
    : fittedThrows(minds, solutionFor(minds.length, costs))
  return new Wall(ends, sweepsFor(minds.length), known)
}

function solvedFor(seats: number, { noneTrue, ratsTrue, ratsFalse }: Costs): Worths | undefined {
  return noneTrue === 1 && ratsTrue === 2 && ratsFalse === 1 ? solvedWorths(seats) : undefined
}
