/** C4 Doctor Datura. Your turn: the Peek may be into any goblet. In a pair only the taster peeks, so he needs leave (G9.4). */
import { isNobleOfPair } from '../houses.ts'
import { PEEK } from '../movelist.ts'
import type { Character } from './character.ts'

export const datura: Character = {
  turn({ table, house, seat }) {
    return isNobleOfPair(table, seat) ? [] : table.nobles.flatMap((_, place) => (place === house ? [] : [PEEK[place]!]))
  },
}
