/** C5 Count Hellebore, the Alchemist. Beginning: may openly trade one poison of his hand for the Ogre poison. */
import { trade } from '../goblets.ts'
import { TRADE } from '../movelist.ts'
import type { Character } from './character.ts'
import { use } from './used.ts'

export const hellebore: Character = {
  beginning: ({ hand }) => (hand.tokens.poison > 0 ? [TRADE] : []),
  play(state, { seat, house }) {
    use(state, 'hellebore', { seat, house })
    trade(state, house, 'poison', 'ogre')
    state.table.news.push({ kind: 'traded', seat, for: 'ogre' })
  },
}
