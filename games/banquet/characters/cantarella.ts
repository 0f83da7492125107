/** C19 Contessa Cantarella. Before drinking: may openly name another who is not her target; +1 VP if that one is poisoned. */
import { sure } from '../../../kernel/at.ts'
import { nobleOf } from '../houses.ts'
import { FORETELL } from '../movelist.ts'
import { tell } from '../news.ts'
import { byTarget } from '../points.ts'
import type { Character } from './character.ts'
import { use } from './used.ts'

export const cantarella: Character = {
  before: ({ table, house }) =>
    table.nobles.flatMap((_, other) =>
      other === house || other === table.targets[house] ? [] : [sure(FORETELL[other], 'house')],
    ),
  play(state, { seat, house }, move) {
    if (move.kind !== 'foretell') return
    const { table } = state
    use(state, 'cantarella', { seat, house }, move.house)
    tell(table, { kind: 'foretold', seat, other: nobleOf(table, move.house) })
  },
  scores(judged, house) {
    const named = judged.table.used.find(({ key }) => key === 'cantarella')?.named
    const right = named != null && judged.poisoned[named]
    return { ...byTarget(judged, house), other: right ? 1 : 0 }
  },
}
