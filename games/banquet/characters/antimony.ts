/** C18 Earl Antimony. Before drinking: may pour one token still behind his screen into any goblet. */
import { pours } from '../actions.ts'
import type { Character } from './character.ts'

export const antimony: Character = { before: pours }
