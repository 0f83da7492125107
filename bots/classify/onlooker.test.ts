import { describe, expect, test } from 'vitest'
import { sit } from '../../games/toast/script.ts'
import type { Move } from '../../games/toast/state.ts'
import { Guesses } from './guesses.ts'
import { contents, goblets, Onlooker } from './onlooker.ts'

const pour = (token: 'wine' | 'poison' | 'antidote', place: number): Move => ({ kind: 'pour', token, place })

/** Everybody bears their left a grudge. */
const { state } = sit(4)

describe('the onlooker', () => {
  test('asks for the truth before the target and in the own goblet, nowhere else', () => {
    const onlooker = new Onlooker()
    expect(onlooker.watch(state, 1, pour('poison', 2))).toMatchObject({ goblet: 'target', content: 1 })
    expect(onlooker.watch(state, 1, pour('antidote', 1))).toMatchObject({ goblet: 'own', content: 2 })
    expect(onlooker.watch(state, 1, pour('wine', 3))).toBeUndefined()
  })

  test('sees the same whatever is poured, and something else when something else was done before', () => {
    const noticed = (...moves: readonly (readonly [seat: number, move: Move])[]) => {
      const onlooker = new Onlooker()
      return moves.map(([seat, move]) => onlooker.watch(state, seat, move)).at(-1)?.gaze
    }
    const alone = noticed([1, pour('poison', 1)])
    expect(noticed([1, pour('wine', 1)])).toBe(alone)
    expect(noticed([1, pour('wine', 3)], [1, pour('wine', 1)])).not.toBe(alone)
    expect(noticed([1, { kind: 'peek', place: 1 }], [1, pour('wine', 1)])).not.toBe(alone)
    // Seat 0 is after seat 1; what it poured goes with the goblet.
    const hunted = noticed([0, pour('wine', 1)], [1, pour('wine', 1)])
    expect(hunted).not.toBe(alone)
    expect(noticed([0, pour('wine', 2)], [0, { kind: 'swap', places: [1, 2] }], [1, pour('wine', 1)])).toBe(hunted)
    expect(noticed([0, pour('wine', 1)], [0, { kind: 'rotate', by: 1 }], [1, pour('wine', 1)])).toBe(alone)
  })
})

describe('guesses', () => {
  test('say what was there most often, and are right as often as it is there again', () => {
    const guesses = new Guesses(new SharedArrayBuffer(Guesses.bytes))
    const noticed = (content: number) => ({ goblet: 'target', glance: 0, gaze: 0, content }) as const
    for (const content of [1, 1, 2]) guesses.add(noticed(content), 'learn')
    for (const content of [0, 1, 1, 2]) guesses.add(noticed(content), 'try')
    const target = goblets.indexOf('target')
    expect(guesses.found(target)).toEqual([1, 2, 1])
    expect(
      guesses.right(
        target,
        contents.map((_, content) => [content]),
      ),
    ).toBe(2)
    expect(guesses.right(target, [[0, 2], [1]])).toBe(2)
    expect(guesses.found(goblets.indexOf('own'))).toEqual([0, 0, 0])
  })

  test('look closely only where there was enough to learn from', () => {
    const guesses = new Guesses(new SharedArrayBuffer(Guesses.bytes))
    const seldom = { goblet: 'target', glance: 0, gaze: 1, content: 2 } as const
    guesses.add(seldom, 'learn')
    for (let one = 0; one < 20; one++) guesses.add({ ...seldom, gaze: 0, content: 1 }, 'learn')
    guesses.add({ ...seldom, content: 1 }, 'try')
    guesses.add({ ...seldom, content: 2 }, 'try')
    const sorts = contents.map((_, content) => [content])
    expect(guesses.right(0, sorts)).toBe(1)
    for (let one = 0; one < 20; one++) guesses.add(seldom, 'learn')
    for (let one = 0; one < 2; one++) guesses.add({ ...seldom, content: 2 }, 'try')
    expect(guesses.right(0, sorts)).toBe(3)
  })
})
