/** C7 Madame Mandrake. Your turn: the Swap may be of any two goblets. */
import { swapOf } from '../movelist.ts'
import type { Character } from './character.ts'

export const mandrake: Character = {
  turn: ({ table, house }) =>
    table.nobles.flatMap((_, a) =>
      table.nobles.flatMap((_, b) => (a < b && a !== house && b !== house ? [swapOf(a, b)] : [])),
    ),
}
