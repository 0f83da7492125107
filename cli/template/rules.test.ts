import { expect, test } from 'vitest'
import { fromTape, seeded } from '../../kernel/chance.ts'
import { play } from '../../kernel/match.ts'
import { look } from '../../kernel/state.ts'
import { game } from './index.ts'
import type { Move, OwnState } from './state.ts'

/** A table at which these cards were dealt, after these moves of whoever was asked. */
function after(cards: readonly number[], ...moves: readonly Move[]): OwnState {
  const state = game.setup(cards.length, { highest: 6 }, fromTape(cards.map((card) => card - 1)).chance)
  for (const move of moves) play(game, state, state.agenda.asked[0] ?? -1, move, seeded(1))
  return state
}

const say = (least: number): Move => ({ kind: 'say', least })
const believe: Move = { kind: 'believe' }
const doubt: Move = { kind: 'doubt' }

test('W1.1 everybody holds a card, and sees that one alone', () => {
  const state = after([6, 1])
  expect(look(state, 0).hand.card).toBe(6)
  expect(JSON.stringify(look(state, 0).table)).toBe(JSON.stringify(look(after([6, 5]), 0).table))
})

test('W1.2 the first seat speaks, then the next', () => {
  expect(after([1, 2, 3]).agenda.asked).toEqual([0])
  expect(after([1, 2, 3], say(1), doubt).agenda.asked).toEqual([1])
})

test('W2.1 any number may be said, whatever one holds', () => {
  expect(game.moves(look(after([1, 2]), 0))).toEqual([1, 2, 3, 4, 5, 6].map(say))
})

test('W2.2 the next one clockwise answers, round the table', () => {
  const state = after([1, 2], say(1), doubt, say(2))
  expect(state.agenda.asked).toEqual([0])
  expect(game.moves(look(state, 0))).toEqual([believe, doubt])
})

test('W2.3 believed, true or not, it counts as it was said', () => {
  expect(after([1, 2], say(5), believe).table).toMatchObject({ points: [5, 0], shown: [null, null] })
})

test('W2.4 doubted, it counts twice if it was true, and for the listener if not', () => {
  expect(after([4, 2], say(4), doubt).table).toMatchObject({ points: [8, 0], shown: [4, null] })
  expect(after([4, 2], say(5), doubt).table).toMatchObject({ points: [0, 5], shown: [4, null] })
})

test('W3.1 when all have spoken the most points win, and equal ones share', () => {
  expect(game.ranking(after([1, 2], say(3), believe).table)).toBe(undefined)
  expect(game.ranking(after([1, 2], say(3), believe, say(4), believe).table)).toEqual([2, 1])
  expect(game.ranking(after([1, 2], say(3), believe, say(3), believe).table)).toEqual([1, 1])
})
