/** C8 Chevalier Yew. Your turn: the Rotate may be one or two places; with four goblets two places is one choice, not two. */
import { ROTATE } from '../movelist.ts'
import type { Character } from './character.ts'

export const yew: Character = {
  turn: ({ table }) => (table.nobles.length === 4 ? [ROTATE[2]] : [ROTATE[2], ROTATE[-2]]),
}
