/** C1 King Cobra. Toast phase: two last actions instead of one; in a pair both are the Noble's. */
import type { Character } from '../../banquet/characters/character.ts'

export const cobra: Character = { lastActions: 2 }
