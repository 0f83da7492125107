/**
 * C3 Lord Quicksilver. Beginning: may confess love to his target; this course he scores for the target surviving instead
 * of being poisoned, the +1 for both surviving. The love goes with his target card, whoever is on it at scoring.
 */
import { nobleOf, targetOf } from '../houses.ts'
import { CONFESS } from '../movelist.ts'
import { tell } from '../news.ts'
import { scoring } from '../points.ts'
import type { Character } from './character.ts'
import { isUsed, use } from './used.ts'

export const quicksilver: Character = {
  beginning: () => [CONFESS],
  play(state, { seat, house }) {
    const { table } = state
    use(state, 'quicksilver', { seat, house })
    tell(table, { kind: 'confessed', seat, target: nobleOf(table, targetOf(table, house)) })
  },
  scores({ table, poisoned }, house) {
    const target = poisoned[targetOf(table, house)] === true
    const wished = isUsed(table, 'quicksilver') ? !target : target
    return scoring(!poisoned[house], wished)
  },
}
