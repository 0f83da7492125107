/** C4 Doctor Datura. Your turn: the Peek may be into any goblet. In a pair only the taster peeks, who then needs leave (G9.4). */
import { listedFor } from '../actions.ts'
import { isNobleOfPair } from '../houses.ts'
import { PEEK } from '../movelist.ts'
import type { Character } from './character.ts'

const peeksElsewhere = listedFor((places, house) => PEEK.slice(0, places.length).filter((_, place) => place !== house))

export const datura: Character = {
  turn: ({ table, house, seat }) => (isNobleOfPair(table, seat) ? [] : peeksElsewhere(table.nobles.length, house)),
}
