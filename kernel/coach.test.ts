import { describe, expect, test } from 'vitest'
import { at } from './at.ts'
import type { Wish } from './bot.ts'
import { seeded } from './chance.ts'
import { fromTo, pointsOf } from './chances.ts'
import type { Moment } from './chronicle.ts'
import { advise, type Coach, decisionsOf, verdictOf } from './coach.ts'
import { type Thimble, type ThimbleState, thimble } from './contract/thimble.ts'
import type { Game } from './game.ts'
import { type Maker, play } from './match.ts'
import { copy, look, type Seat } from './state.ts'

type Move = Thimble['move']

/** The hider of three who is about to throw, with these dice behind the hand. */
function aboutToThrow(dice: readonly number[]): ThimbleState {
  const luck = seeded(2)
  const state = thimble.setup(3, { cups: 3 }, luck)
  play(thimble, state, 0, { kind: 'hide', cup: 0 }, luck)
  for (const seat of [1, 2]) play(thimble, state, seat, { kind: 'guess', cup: 1 }, luck)
  at(state.hands, 0).dice = [...dice]
  return state
}

/** One that wishes for this; in its worlds a point is worth a hundredth. */
function coachWith(wishes: readonly Wish<Move>[], more: Partial<Coach<Thimble, string>> = {}): Coach<Thimble, string> {
  return {
    game: thimble,
    wise: { choose: () => at(wishes, 0).move, wishes: () => wishes },
    world: (view, chance) => thimble.imagine(view, chance),
    facts: (_, worlds) => [`${worlds().length} worlds`],
    next: (state, seat) => at(thimble.moves(look(state, seat)), 0),
    rests: ({ stage }) => stage === 'hide',
    hope: ({ table }, seat) => at(table.score, seat) / 100,
    work: () => ({ worlds: 40, tries: 40, steps: 9, futures: 2 }),
    ...more,
  }
}

const show = (die: number): Move => ({ kind: 'show', die })
const thrown: Move = { kind: 'throw' }

describe('what a coach says of a decision', () => {
  const view = look(aboutToThrow([6, 6, 1]), 0)

  test('is how much more the other move would have brought, and how far that may be off', () => {
    const sure = advise(coachWith([{ move: show(6), often: 1 }]), view, show(1))
    expect(sure).toMatchObject({ agrees: 'otherwise', wise: show(6), facts: ['40 worlds'] })
    expect(sure.gain.mean).toBeCloseTo(0.05)
    expect(sure.gain.error).toBeCloseTo(0)
    const { gain } = advise(coachWith([{ move: show(6), often: 1 }]), view, thrown)
    expect(gain.error).toBeGreaterThan(0)
    expect(Math.abs(gain.mean - 0.025)).toBeLessThan(4 * gain.error)
  })

  test('is nothing new where the good player does the same, or does it now and then', () => {
    const nothing = { mean: 0, error: 0 }
    const mixed = [
      { move: show(6), often: 0.9 },
      { move: show(1), often: 0.1 },
    ]
    expect(advise(coachWith(mixed), view, show(6))).toMatchObject({ agrees: 'same', gain: nothing })
    expect(advise(coachWith(mixed), view, show(1))).toMatchObject({ agrees: 'also', gain: nothing })
    const seldom = [at(mixed, 0), { move: show(1), often: 0.09 }]
    expect(advise(coachWith(seldom), view, show(1)).agrees).toBe('otherwise')
  })

  test('is not tried where it is solved', () => {
    const solved = coachWith([{ move: show(6), often: 1 }], { costs: (_, { kind }) => (kind === 'throw' ? 0.3 : 0) })
    expect(advise(solved, view, thrown).gain).toEqual({ mean: 0.3, error: 0 })
  })
})

describe('a decision', () => {
  const decided = (seat: Seat, entry: { move: Move; by?: Maker }, state = aboutToThrow([6, 6, 1]), game = thimble) => {
    const moments: Moment<Thimble>[] = [
      { state, entry: undefined },
      { state: copy(state), entry: { seat, drawn: [], ...entry } },
    ]
    return decisionsOf(game, moments, 0)
  }

  test('is a move of one’s own, with another one open', () => {
    expect(decided(0, { move: thrown })).toEqual([1])
    expect(decided(1, { move: thrown })).toEqual([])
    const single: Game<Thimble> = { ...thimble, moves: () => [thrown] }
    expect(decided(0, { move: thrown }, undefined, single)).toEqual([])
  })

  test('is none where the clock moved, or where it was let pass', () => {
    expect(decided(0, { move: thrown, by: 'bot' })).toEqual([1])
    expect(decided(0, { move: thrown, by: 'clock' })).toEqual([])
    const idle: Game<Thimble> = { ...thimble, idle: () => thrown }
    expect(decided(0, { move: thrown }, undefined, idle)).toEqual([])
    expect(decided(0, { move: show(6) }, undefined, idle)).toEqual([1])
  })
})

test('better is only what is better by more than it may be off', () => {
  expect(verdictOf({ mean: 0.05, error: 0 })).toBe('better')
  expect(verdictOf({ mean: 0.05, error: 0.02 })).toBe('better')
  expect(verdictOf({ mean: 0.05, error: 0.021 })).toBe('even')
  expect(verdictOf({ mean: 0.019, error: 0 })).toBe('even')
  expect(verdictOf({ mean: 0.1, error: 0.01 })).toBe('much better')
  expect(verdictOf({ mean: -0.3, error: 0.01 })).toBe('worse')
  expect(verdictOf({ mean: -0.3, error: 0.2 })).toBe('even')
})

test('a curve has all moments of a short game, and as many of a long one as there is room for', () => {
  expect(pointsOf(1)).toEqual([0])
  expect(pointsOf(3)).toEqual([0, 1, 2])
  expect(pointsOf(48)).toHaveLength(48)
  const long = pointsOf(1000)
  expect([long.length, long[0], long.at(-1)]).toEqual([48, 0, 999])
  const curve = [
    { at: 0, shares: [0.5, 0.5] },
    { at: 7, shares: [1, 0] },
  ]
  expect(fromTo(curve, 1)).toEqual({ from: 0.5, to: 0 })
})
