/** C12 The Cellarer. Beginning: may look into any one goblet. */
import { peek } from '../goblets.ts'
import { LOOK } from '../movelist.ts'
import type { Character } from './character.ts'
import { use } from './used.ts'

export const cellarer: Character = {
  beginning: ({ table }) => LOOK.slice(0, table.nobles.length),
  play(state, { seat, house }, move) {
    if (move.kind !== 'look') return
    use(state, 'cellarer', { seat, house })
    peek(state, seat, move.place, 'free')
  },
}
