import type { Chance } from '../../kernel/chance.ts'
import type { Choices } from '../../kernel/game.ts'
import { ask } from '../../kernel/state.ts'
import type { Card, Own, OwnState } from './state.ts'

export function choices(): Choices<Own['options']> {
  return { highest: [6, 9] }
}

export function dealCard(highest: Card, chance: Chance): Card {
  return chance(highest) + 1
}

export function setup(seats: number, { highest }: Own['options'], chance: Chance): OwnState {
  const cards = Array.from({ length: seats }, () => dealCard(highest, chance)) // W1.1
  const state: OwnState = {
    agenda: { question: 0, asked: [] },
    table: {
      news: [{ kind: 'dealt' }],
      highest,
      speaker: 0,
      said: null,
      shown: cards.map(() => null),
      points: cards.map(() => 0),
    },
    hands: cards.map((card) => ({ news: [{ kind: 'dealt', card }], card })),
    box: {},
  }
  ask(state, [0]) // W1.2
  return state
}
