/**
 * C11 Duchess Foxglove. Beginning: may put one ordinary token of her hand back and take one of another ordinary sort that
 * the pool has. Others see that she did, not what.
 */

import { sure } from '../../../kernel/at.ts'
import { use } from '../../banquet/characters/used.ts'
import { trade } from '../../banquet/goblets.ts'
import { members } from '../../banquet/houses.ts'
import { ordinary } from '../../banquet/tokens.ts'
import { EXCHANGE } from '../movelist.ts'
import { poolOf } from '../pool.ts'
import type { GobletsCharacter } from './own.ts'

export const foxglove: GobletsCharacter = {
  beginning({ table, hand }) {
    const pool = poolOf(table)
    return ordinary.flatMap((give) =>
      hand.tokens[give] === 0
        ? []
        : ordinary.flatMap((take) => (take === give || pool[take] === 0 ? [] : [EXCHANGE[give][take]])),
    )
  },
  play(state, { seat, house }, move) {
    if (move.kind !== 'exchange') return
    const { table, hands } = state
    use(state, 'foxglove', { seat, house })
    trade(state, house, move.give, move.take)
    table.news.push({ kind: 'exchanged', seat })
    for (const member of members(table, house)) {
      sure(hands[member], 'hand').news.push({ kind: 'exchanged', gave: move.give, took: move.take })
    }
  },
}
