/** C5 Count Hellebore, the Alchemist. Beginning: may openly trade one poison of his hand for the Ogre poison. */

import { use } from '../../banquet/characters/used.ts'
import { trade } from '../../banquet/goblets.ts'
import { TRADE } from '../movelist.ts'
import type { GobletsCharacter } from './own.ts'

export const hellebore: GobletsCharacter = {
  beginning: ({ hand }) => (hand.tokens.poison > 0 ? [TRADE] : []),
  play(state, { seat, house }) {
    use(state, 'hellebore', { seat, house })
    trade(state, house, 'poison', 'ogre')
    state.table.news.push({ kind: 'traded', seat, for: 'ogre' })
  },
}
