/**
 * C20 The Widow Wolfsbane. Scoring: instead of the target points, 2 VP if both her neighbours are poisoned, 1 if one is;
 * the +1 needs her survival and both.
 */
import { leftOf, rightOf } from '../houses.ts'
import type { Character } from './character.ts'

export const wolfsbane: Character = {
  scores({ table, poisoned }, house) {
    const fallen = [leftOf(table, house), rightOf(table, house)].filter((other) => poisoned[other]).length
    const alive = poisoned[house] ? 0 : 1
    return { alive, target: fallen, both: alive === 1 && fallen === 2 ? 1 : 0, other: 0 }
  },
}
