import { ceremony } from '../../../games/dice/ceremony.ts'
import { type Dice, type DiceNews, diceOn } from '../../../games/dice/state.ts'
import { at } from '../../../kernel/at.ts'
import type { Shape } from '../../../kernel/state.ts'
import type { Board } from '../board.ts'
import { DiceBoard } from './Board.tsx'
import { diceWords as t } from './words.ts'

const cues = {
  lifted: 'lift',
  thrown: 'rattle',
  bid: 'knock',
  out: 'lose',
  over: 'win',
} as const satisfies Partial<Record<DiceNews['kind'], string>>

const dice: Board<Dice> = {
  Board: DiceBoard,
  goal: () => t().goal,
  where: ({ table }) => t().where(diceOn(table), table.options.ones),
  mood: () => '',
  ceremony,
  score: ({ table }, seat) => {
    const left = at(table.dice, seat)
    return left > 0 ? t().dice(left) : t().out
  },
  cue: ({ kind }) => cues[kind as keyof typeof cues],
}

export const board = dice as unknown as Board<Shape>
