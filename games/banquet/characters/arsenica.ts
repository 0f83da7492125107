/**
 * C13 Abbess Arsenica. Your turn, as an action, once per course: looks into her goblet, then puts one of its tokens, any
 * sort, behind her screen or none. All see whether, not what.
 */
import { sure } from '../../../kernel/at.ts'
import { lookInto } from '../goblets.ts'
import { named } from '../memory.ts'
import { DIP } from '../movelist.ts'
import { tell } from '../news.ts'
import type { Character } from './character.ts'
import { isUsed, use } from './used.ts'

export const arsenica: Character = {
  turn: ({ table }) => (isUsed(table, 'arsenica') ? [] : [DIP]),
  play(state, { seat, house }, move) {
    if (move.kind !== 'dip') return
    const { table, hands } = state
    use(state, 'arsenica', { seat, house })
    sure(hands[seat], 'hand').dipped = lookInto(state, seat, house)
    tell(table, { kind: 'dipped', seat, goblet: named(table, house) })
  },
}
