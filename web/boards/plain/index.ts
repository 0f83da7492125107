/** A board for any game: all of it in words, made of what the rules say anyway. */
import type { Board } from '../board.ts'
import { PlainBoard } from './Board.tsx'
import { plainWords as t } from './words.ts'

export const board: Board = {
  Board: PlainBoard,
  where: ({ agenda }) => t().where(agenda.question),
  mood: () => '',
  ceremony: () => undefined,
  score: () => '',
  cue: ({ kind }) => (kind === 'over' ? 'win' : undefined),
}
