/**
 * C8 Chevalier Yew. Your turn: the Rotate may be one or two places. With four goblets two places is one choice, not two;
 * with three it is one place the other way round.
 */
import { ROTATE } from '../movelist.ts'
import type { Character } from './character.ts'

const TWO_PLACES = [ROTATE[2], ROTATE[-2]]

export const yew: Character = {
  turn: ({ table }) => TWO_PLACES.slice(0, Math.max(0, table.nobles.length - 3)),
}
