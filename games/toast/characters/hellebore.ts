/** C5 Count Hellebore, the Alchemist. After the grievances: may openly trade any one token for the Deadly Poison (T6.1). */
import { use } from '../../banquet/characters/used.ts'
import { trade } from '../../banquet/goblets.ts'
import { ordinary } from '../../banquet/tokens.ts'
import { TRADE } from '../movelist.ts'
import type { ToastCharacter } from './own.ts'
import { returned } from './returned.ts'

export const hellebore: ToastCharacter = {
  beginning: ({ hand }) => ordinary.flatMap((give) => (hand.tokens[give] > 0 ? [TRADE[give]] : [])),
  play(state, { seat, house }, move) {
    if (move.kind !== 'trade') return
    use(state, 'hellebore', { seat, house })
    trade(state, house, move.give, 'ogre')
    returned(state, house, move.give)
    state.table.news.push({ kind: 'traded', seat })
  },
}
