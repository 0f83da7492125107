/** C16 Queen Hemlock. Toast phase: may take her last action after everybody else, the caller too. */
import type { Character } from '../../banquet/characters/character.ts'

export const hemlock: Character = { takesLastAction: 'after everybody' }
