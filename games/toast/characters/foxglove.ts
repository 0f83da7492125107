/** C11 Duchess Foxglove. After the grievances: may put one token back and draw one at random (T6.1). */
import { sure } from '../../../kernel/at.ts'
import { use } from '../../banquet/characters/used.ts'
import { trade } from '../../banquet/goblets.ts'
import { members } from '../../banquet/houses.ts'
import { tell, whisper } from '../../banquet/news.ts'
import { ordinary } from '../../banquet/tokens.ts'
import { drawOne } from '../bag.ts'
import { EXCHANGE } from '../movelist.ts'
import type { ToastCharacter } from './own.ts'
import { returned } from './returned.ts'

export const foxglove: ToastCharacter = {
  beginning: ({ hand }) => ordinary.flatMap((give) => (hand.tokens[give] > 0 ? [EXCHANGE[give]] : [])),
  play(state, { seat, house }, move, chance) {
    if (move.kind !== 'exchange') return
    const { table, hands, box } = state
    use(state, 'foxglove', { seat, house })
    returned(state, house, move.give)
    const took = drawOne(box.bag, chance)
    trade(state, house, move.give, took)
    tell(table, { kind: 'exchanged', seat })
    for (const member of members(table, house))
      whisper(sure(hands[member], 'hand'), { kind: 'exchanged', gave: move.give, took })
  },
}
