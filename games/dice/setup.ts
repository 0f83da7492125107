import type { Chance } from '../../kernel/chance.ts'
import type { Choices } from '../../kernel/game.ts'
import { newRound } from './round.ts'
import { DICE, type DiceState, type Options } from './state.ts'

export function choices(seats: number): Choices<Options> {
  return {
    starter: ['luck', ...Array.from({ length: seats }, (_, seat) => seat)],
    ones: ['wild', 'plain'],
    exact: [false, true],
  }
}

export function setup(seats: number, options: Options, chance: Chance): DiceState {
  const everybody = Array.from({ length: seats }, (_, seat) => seat)
  const seat = options.starter === 'luck' ? chance(seats) : options.starter // L1.2
  const state: DiceState = {
    agenda: { question: 0, asked: [] },
    table: {
      news: [{ kind: 'starter', seat }],
      options: { ...options },
      dice: everybody.map(() => DICE),
      bids: [],
      places: everybody.map(() => null),
    },
    hands: everybody.map(() => ({ news: [], dice: [] })),
    box: {},
  }
  newRound(state, seat, chance)
  return state
}
