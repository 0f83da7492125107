import { ceremony } from '../../../games/hoax/ceremony.ts'
import type { HoaxNews } from '../../../games/hoax/news.ts'
import type { Hoax } from '../../../games/hoax/state.ts'
import { at } from '../../../kernel/at.ts'
import type { Shape } from '../../../kernel/state.ts'
import type { Board } from '../board.ts'
import { HoaxBoard } from './Board.tsx'
import { lasts } from './lasting.ts'
import { hoaxBoardWords as t } from './words.ts'

const cues = {
  took: 'knock',
  taxed: 'rattle',
  earned: 'rattle',
  'took from': 'rattle',
  spoke: 'word',
  paid: 'knock',
  accused: 'thud',
  voted: 'thud',
  unmasked: 'lift',
  questioned: 'word',
  over: 'win',
} as const satisfies Partial<Record<HoaxNews['kind'], string>>

const hoax: Board<Hoax> = {
  Board: HoaxBoard,
  goal: () => t().goal,
  where: ({ table }) => {
    const { round, game, stage, options } = table
    if (stage === 'over') return t().titles.over[0]
    return options.games > 1 ? t().whereSeries(round, game, options.games) : t().where(round, options.rounds)
  },
  mood: ({ table }) => (table.vote ? 'on-trial' : ''),
  ceremony,
  score: ({ table }, seat) => t().points(at(table.points, seat)),
  lasts: ({ table }, { kind }, whose) => lasts(table.options.notes, kind, whose),
  cue: ({ kind }) => cues[kind as keyof typeof cues],
}

export const board = hoax as unknown as Board<Shape>
