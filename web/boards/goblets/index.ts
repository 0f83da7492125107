import { ceremony } from '../../../games/banquet/ceremony.ts'
import type { Goblets } from '../../../games/goblets/state.ts'
import { at } from '../../../kernel/at.ts'
import type { Shape } from '../../../kernel/state.ts'
import { cues } from '../banquet/cues.ts'
import { lasts } from '../banquet/lasting.ts'
import { tableWords } from '../banquet/words.ts'
import type { Board } from '../board.ts'
import { GobletsBoard } from './Board.tsx'
import { gobletsWords as t } from './words.ts'

/** G2.4 */
const COURSES = 3

const goblets: Board<Goblets> = {
  Board: GobletsBoard,
  where: ({ table: { mode, course, round, call, stage } }) => {
    if (stage === 'tie') return t().whereTie
    if (stage === 'over') return t().over
    if (mode === 'duel') return t().whereDuel(course, round)
    return call ? t().whereToast(course, COURSES) : t().where(course, COURSES, round)
  },
  mood: ({ table }) => (table.call && table.stage !== 'over' ? 'toasting' : ''),
  ceremony,
  score: ({ table }, seat) => tableWords().points(at(table.score, seat)),
  lasts: ({ table }, { kind }, whose) => lasts(table.dial, kind, whose),
  cue: ({ kind }) => cues[kind as keyof typeof cues],
}

export const board = goblets as unknown as Board<Shape>
