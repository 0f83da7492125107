import type { Judged, Points } from './characters/character.ts'
import { targetOf } from './houses.ts'
import type { House } from './state.ts'

/** G5.5: 1 for surviving, 1 for the target, 1 more for both. */
export function scoring(survived: boolean, reached: boolean): Points {
  return { alive: survived ? 1 : 0, target: reached ? 1 : 0, both: survived && reached ? 1 : 0, other: 0 }
}

export function byTarget({ table, poisoned }: Judged, house: House): Points {
  return scoring(!poisoned[house], poisoned[targetOf(table, house)] === true)
}
