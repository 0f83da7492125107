import type { Goblets, GobletsNews } from '../../../games/goblets/state.ts'
import type { Shape } from '../../../kernel/state.ts'
import type { Board } from '../board.ts'
import { GobletsBoard } from './Board.tsx'
import { ceremonyOf } from './ceremony.ts'
import { lasts } from './lasting.ts'
import { gobletsWords as t } from './words.ts'

const cues = {
  poured: 'knock',
  peeked: 'word',
  rotated: 'rattle',
  swapped: 'rattle',
  toast: 'thud',
  veiled: 'knock',
  confessed: 'word',
  traded: 'word',
  drunk: 'lift',
  drank: 'lift',
  over: 'win',
} as const

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
  ceremony: (news) => ceremonyOf(news as readonly GobletsNews[]),
  score: ({ table }, seat) => t().points(table.score[seat]!),
  lasts: ({ table }, { kind }, whose) => lasts(table.dial, kind, whose),
  cue: ({ kind }) => cues[kind as keyof typeof cues],
}

export const board = goblets as unknown as Board<Shape>
