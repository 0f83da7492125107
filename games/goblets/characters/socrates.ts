/** C21 Sir Socrates. Scoring, instead of the normal: 3 VP if he is poisoned and his target survives, 1 VP the other way round. */

import type { Character } from '../../banquet/characters/character.ts'
import { targetOf } from '../../banquet/houses.ts'

export const socrates: Character = {
  scores({ table, poisoned }, house) {
    const mine = poisoned[house] === true
    const target = poisoned[targetOf(table, house)] === true
    const apart = mine ? 3 : 1
    return { alive: 0, target: 0, both: 0, other: mine === target ? 0 : apart }
  },
}
