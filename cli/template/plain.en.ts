/** What lies there, in words: the plain board shows it. */
import type { PlainText } from '../../kernel/kit.ts'
import { plural } from '../../kernel/text.ts'
import type { Own } from './state.ts'

export const plain: PlainText<Own> = {
  table: ({ said, speaker, points }, name) => [
    ...(said === null ? [] : [{ says: `${name(speaker)} says: at least ${said}.` }]),
    ...points.map((mine, seat) => ({ seat, says: `${mine} ${plural.en(mine, 'point', 'points')}` })),
  ],
  hand: ({ hand }) => [`You hold a ${hand.card}.`],
}
