import { ceremony } from '../../../games/toast/ceremony.ts'
import { isDoubled, roundsOf } from '../../../games/toast/course.ts'
import type { Table, Toast } from '../../../games/toast/state.ts'
import { at } from '../../../kernel/at.ts'
import type { Frozen, Shape } from '../../../kernel/state.ts'
import { cues } from '../banquet/cues.ts'
import { lasts } from '../banquet/lasting.ts'
import { tableWords } from '../banquet/words.ts'
import type { Board } from '../board.ts'
import { ToastBoard } from './Board.tsx'
import { toastWords as t } from './words.ts'

const heard = { ...cues, accused: 'knock', redrawn: 'rattle', breach: 'thud' } as const

function whatIsOn({ stage, call, round }: Frozen<Table>): string {
  if (stage === 'redraw' || stage === 'grievance') return t().whats[stage]
  return call ? t().whats.toast : t().lap(round)
}

/** T4.4: of those who are level, whoever had more full rounds is ahead. */
function isLevel({ score }: Frozen<Table>, seat: number): boolean {
  return score.filter((points) => points === score[seat]).length > 1
}

const toast: Board<Toast> = {
  Board: ToastBoard,
  where: ({ table }) => (table.stage === 'over' ? t().over : t().where(table.course, roundsOf(table), whatIsOn(table))),
  mood: ({ table }) => `${isDoubled(table) ? 'doubled' : ''} ${table.call && table.stage !== 'over' ? 'toasting' : ''}`,
  ceremony,
  score: ({ table }, seat) => {
    const points = tableWords().points(at(table.score, seat))
    return table.mode !== 'duel' && isLevel(table, seat) ? `${points}, ${t().full(at(table.full, seat))}` : points
  },
  lasts: ({ table }, { kind }, whose) => lasts(table.dial, kind, whose),
  cue: ({ kind }) => heard[kind as keyof typeof heard],
}

export const board = toast as unknown as Board<Shape>
