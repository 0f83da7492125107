/** C6 Dame Amalthea. Beginning: may openly trade one antidote of her hand for the Unicorn antidote. */

import { use } from '../../banquet/characters/used.ts'
import { trade } from '../../banquet/goblets.ts'
import { TRADE } from '../movelist.ts'
import type { GobletsCharacter } from './own.ts'

export const amalthea: GobletsCharacter = {
  beginning: ({ hand }) => (hand.tokens.antidote > 0 ? [TRADE] : []),
  play(state, { seat, house }) {
    use(state, 'amalthea', { seat, house })
    trade(state, house, 'antidote', 'unicorn')
    state.table.news.push({ kind: 'traded', seat, for: 'unicorn' })
  },
}
