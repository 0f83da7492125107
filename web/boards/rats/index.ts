import { ceremony } from '../../../games/rats/ceremony.ts'
import type { Rats } from '../../../games/rats/state.ts'
import { at } from '../../../kernel/at.ts'
import type { Shape } from '../../../kernel/state.ts'
import type { Board } from '../board.ts'
import { RatsBoard } from './Board.tsx'
import { ratsWords as t } from './words.ts'

const cues = {
  shook: 'rattle',
  announced: 'knock',
  believed: 'word',
  revealed: 'lift',
  'first rats': 'thud',
  mad: 'lose',
  over: 'win',
} as const

const rats: Board<Rats> = {
  Board: RatsBoard,
  goal: () => t().goal,
  where: ({ table }) => t().where(t().side[table.side], table.dice),
  mood: ({ table }) => (table.side === 'skull' ? 'skullside' : ''),
  ceremony,
  score: ({ table }, seat) => {
    if (table.killed === seat) return t().tags.killed
    return table.mad === seat ? t().tags.mad : t().brains(at(table.sanity, seat))
  },
  cue: ({ kind }) => cues[kind as keyof typeof cues],
}

export const board = rats as unknown as Board<Shape>
