/** What is otherwise at this table of goblets, for whoever reads it in words. */

import { isTaster } from '../banquet/houses.ts'
import type { PlainJoints } from '../banquet/plain.ts'
import { isRow } from './houses.ts'
import { pointsShown } from './scoring.ts'
import type { Card, Goblets } from './state.ts'

export const jointsFor = (cards: Readonly<Record<Card, string>>): PlainJoints<Goblets> => ({
  isRow,
  pointsShown,
  // G8.2
  lies: (table, seat) => (isTaster(table, seat) ? 'face down' : 'open'),
  holds: ({ card }) => (card === null ? [] : [cards[card]]),
})
