import { describe, expect, test } from 'vitest'
import { at } from './at.ts'
import { seeded } from './chance.ts'
import { type Thimble, thimble } from './contract/thimble.ts'
import { answered, ask, copy, look, type State, same, type View, watch } from './state.ts'

const dealt = () => thimble.setup(3, { cups: 3 }, seeded(1))

describe('look', () => {
  test('shows the agenda, the table and one hand, and nothing else', () => {
    const state = dealt()
    expect(look(state, 1)).toEqual({
      seat: 1,
      seats: 3,
      agenda: state.agenda,
      table: state.table,
      hand: state.hands[1],
    })
    expect(watch(state)).toEqual({ seats: 3, agenda: state.agenda, table: state.table })
  })

  test('is the only way to a view: neither a state nor an object made by hand passes for one', () => {
    const state: State<Thimble> = dealt()
    const { agenda, table } = state
    const hand = at(state.hands, 0)
    // @ts-expect-error a state is no view
    const fromState: View<Thimble> = state
    // @ts-expect-error the right fields do not make a view
    const byHand: View<Thimble> = { seat: 0, seats: 3, agenda, table, hand }
    // @ts-expect-error what a watcher sees is not what a seat sees
    const fromGlance: View<Thimble> = watch(state)
    // @ts-expect-error a view is read, never written
    look(state, 0).table.hider = 2
    expect([fromState, byHand, fromGlance]).toHaveLength(3)
  })
})

describe('the agenda', () => {
  test('numbers its questions and strikes out who has answered', () => {
    const state = dealt()
    const { question } = state.agenda
    ask(state, [0, 2])
    expect(state.agenda).toEqual({ question: question + 1, asked: [0, 2] })
    answered(state, 0)
    answered(state, 1)
    expect(state.agenda).toEqual({ question: question + 1, asked: [2] })
  })

  test('keeps its own list of who is asked', () => {
    const state = dealt()
    const seats = [0, 1]
    ask(state, seats)
    answered(state, 0)
    expect(seats).toEqual([0, 1])
  })
})

describe('plain data', () => {
  test('is copied with nothing shared', () => {
    const original = { a: [1, { b: null }], c: 'd' }
    const twin = copy(original)
    expect(twin).toEqual(original)
    expect(twin.a).not.toBe(original.a)
    expect(twin.a[1]).not.toBe(original.a[1])
  })

  test.each([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1, c: 2 }, false],
    [[1, 2], [2, 1], false],
    [[], {}, false],
    [null, {}, false],
    [1, '1', false],
    [{ toString: 1 }, {}, false],
  ])('%j and %j are the same: %s', (a, b, alike) => {
    expect(same(a, b)).toBe(alike)
    expect(same(b, a)).toBe(alike)
  })
})
