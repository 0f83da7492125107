/** C21 Sir Socrates. Scoring, instead of the normal: 3 VP if he is poisoned and his target survives, 1 VP the other way round. */
import type { Character } from '../../banquet/characters/character.ts'

export const socrates: Character = {
  scores({ table, poisoned }, house) {
    const mine = poisoned[house]!
    const target = poisoned[table.targets[house]!]!
    return { alive: 0, target: 0, both: 0, other: mine === target ? 0 : mine ? 3 : 1 }
  },
}
