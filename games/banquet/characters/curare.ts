/** C9 Viscount Curare. Your turn, once per course: a double Pour, two tokens one after the other as one action. */
import { sure } from '../../../kernel/at.ts'
import { DOUBLE_POUR } from '../movelist.ts'
import { tell } from '../news.ts'
import type { Character } from './character.ts'
import { isUsed, use } from './used.ts'

export const curare: Character = {
  turn: ({ table, house }) =>
    isUsed(table, 'curare') || sure(table.screens[house], 'screen') < 2 ? [] : [DOUBLE_POUR],
  play(state, { seat, house }) {
    use(state, 'curare', { seat, house })
    tell(state.table, { kind: 'doubling', seat })
  },
}
