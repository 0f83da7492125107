import type { PlainText } from '../../kernel/kit.ts'
import { plural } from '../../kernel/text.ts'
import type { Own } from './state.ts'

export const plain: PlainText<Own> = {
  table: ({ said, speaker, points }, name) => [
    ...(said === null ? [] : [{ says: `${name(speaker)} sagt: mindestens ${said}.` }]),
    ...points.map((mine, seat) => ({ seat, says: `${mine} ${plural.de(mine, 'Punkt', 'Punkte')}` })),
  ],
  hand: ({ hand }) => [`Du hast eine ${hand.card}.`],
}
