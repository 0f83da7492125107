/** C10 Baron Oleander. Beginning: may exchange his target card with that of another, if nobody then targets themselves. */

import { sure } from '../../../kernel/at.ts'
import { use } from '../../banquet/characters/used.ts'
import { exchange } from '../../banquet/goblets.ts'
import { nobleOf } from '../../banquet/houses.ts'
import { RETARGET } from '../movelist.ts'
import type { GobletsCharacter } from './own.ts'

export const oleander: GobletsCharacter = {
  beginning({ table, house }) {
    const { targets } = table
    return targets.flatMap((target, other) =>
      other === house || target === house || targets[house] === other ? [] : [sure(RETARGET[other], 'house')],
    )
  },
  play(state, { seat, house }, move) {
    if (move.kind !== 'retarget') return
    const { table } = state
    use(state, 'oleander', { seat, house }, move.house)
    exchange(table.targets, house, move.house)
    table.news.push({ kind: 'retargeted', seat, other: nobleOf(table, move.house) })
  },
}
