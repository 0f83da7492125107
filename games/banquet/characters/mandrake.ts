/** C7 Madame Mandrake. Your turn: the Swap may be of any two goblets. */
import { listedFor } from '../actions.ts'
import { swapOf } from '../movelist.ts'
import type { Character } from './character.ts'

const swapsOfOthers = listedFor((places, house) =>
  places.flatMap((b) => places.flatMap((a) => (a < b && a !== house && b !== house ? [swapOf(a, b)] : []))),
)

export const mandrake: Character = {
  turn: ({ table, house }) => swapsOfOthers(table.nobles.length, house),
}
