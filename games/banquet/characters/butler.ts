/** C15 The Butler. Your turn: one free look into his goblet per turn, before his actions. */
import { sure } from '../../../kernel/at.ts'
import { peek } from '../goblets.ts'
import { LOOK } from '../movelist.ts'
import type { Character } from './character.ts'

export const butler: Character = {
  turn: ({ table, house }) => (table.looked || table.acted ? [] : [sure(LOOK[house], 'place')]),
  play(state, { seat }, move) {
    if (move.kind !== 'look') return
    state.table.looked = true
    peek(state, seat, move.place, 'free')
  },
}
