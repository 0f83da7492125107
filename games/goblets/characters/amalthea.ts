/** C6 Dame Amalthea. Beginning: may openly trade one antidote of her hand for the Unicorn antidote. */
import { trade } from '../goblets.ts'
import { TRADE } from '../movelist.ts'
import type { Character } from './character.ts'
import { use } from './used.ts'

export const amalthea: Character = {
  beginning: ({ hand }) => (hand.tokens.antidote > 0 ? [TRADE] : []),
  play(state, { seat, house }) {
    use(state, 'amalthea', { seat, house })
    trade(state, house, 'antidote', 'unicorn')
    state.table.news.push({ kind: 'traded', seat, for: 'unicorn' })
  },
}
