/**
 * C2 Marquise Belladonna. Your turn, as an action, once per course: all others look away while two goblets, their rings,
 * both or neither change places. The rings lie open afterwards; where the contents went, only the doer knows.
 */
import { sure } from '../../../kernel/at.ts'
import { exchange } from '../goblets.ts'
import { nobleOf } from '../houses.ts'
import { loseTrack } from '../memory.ts'
import { VEIL, VEIL_WITHOUT_RINGS } from '../movelist.ts'
import { tell, whisper } from '../news.ts'
import type { Character } from './character.ts'
import { isUsed, use } from './used.ts'

export const belladonna: Character = {
  turn({ table, house }) {
    if (isUsed(table, 'belladonna')) return []
    const offers = table.rings ? VEIL : VEIL_WITHOUT_RINGS
    return table.nobles.flatMap((_, other) => (other === house ? [] : sure(offers[other], 'place')))
  },
  play(state, { seat, house }, move) {
    if (move.kind !== 'veil') return
    const { table, box, hands } = state
    const { place: other, how } = move
    use(state, 'belladonna', { seat, house }, other)
    // A goblet carries its ring along, so with both exchanged the rings seem to have stayed.
    const goblets = how === 'goblets' || how === 'both'
    const rings = how === 'goblets' || how === 'rings'
    if (goblets) exchange(box.goblets, house, other)
    if (table.rings && rings) exchange(table.rings, house, other)
    loseTrack(state, seat, [house, other], goblets ? 'exchanged' : 'left')
    const moved = rings ? 'moved' : 'still'
    tell(table, { kind: 'veiled', seat, other: nobleOf(table, other), rings: table.rings ? moved : 'none' })
    whisper(sure(hands[seat], 'hand'), { kind: 'veiled', how })
  },
}
