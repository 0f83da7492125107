import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { beliefOf } from '../banquet/bots/belief.ts'
import { count } from '../banquet/tokens.ts'
import { wish } from './bots/drunk.ts'
import { withLooks } from './bots/looks.ts'
import { imagine } from './imagine.ts'
import { sit } from './script.ts'

/** Whoever can have looked has. */
const CURIOUS = () => 0

/** The first turn of seat 1, who poured once, and of seat 2, who then poured poison before them. */
const table = () => sit(4).play('1 pours wine 1', '1 peeks', '2 pours poison 1', '2 passes')

describe('what others will have looked at', () => {
  const view = table().view(2)
  const world = withLooks(view, imagine(view, seeded(3)), CURIOUS)
  const looksOf = (seat: number) => at(world.hands, seat).memory.filter(({ kind }) => kind === 'look')

  test('whoever had an action to spare knows their goblet as it was then', () => {
    const goblet = at(world.box.goblets, 1)
    expect(looksOf(1)).toMatchObject([{ at: 1, tokens: { ...goblet, poison: goblet.poison - 1 } }])
  })

  test('whoever has not had a turn knows nothing', () => {
    expect(looksOf(3)).toEqual([])
  })

  test('whoever poured with every action has not looked', () => {
    const busy = sit(4).play('1 pours wine 1', '1 pours wine 1').view(2)
    const { hands } = withLooks(busy, imagine(busy, seeded(3)), CURIOUS)
    expect(at(hands, 1).memory.map(({ kind }) => kind)).toEqual(['pour', 'pour'])
  })
})

test('what came into a goblet after a look may be anywhere', () => {
  const { state } = sit(4).fill('', 'wine', '', '').play('1 pours wine 1', '1 peeks', '2 pours poison 1')
  const poison = (shift: number) => beliefOf(state, 1, () => shift).map((goblet) => goblet.poison)
  expect(poison(0)).toEqual([0, 1, 0, 0])
  expect(poison(1)).toEqual([1, 0, 0, 0])
  for (let shift = 0; shift < 4; shift++) {
    const believed = beliefOf(state, 1, () => shift)
    expect(at(believed, 1).wine).toBe(2)
    expect(believed.reduce((sum, goblet) => sum + count(goblet), 0)).toBe(3)
  }
})

test('what the goblets promise follows the targets', () => {
  const { state } = sit(4).fill('', 'wine', 'poison', 'wine')
  const promise = () => wish(state.table, state.box.goblets, 1, 1, null)
  const before = promise()
  ;[state.table.targets[1], state.table.targets[2]] = [3, 2]
  expect(before - promise()).toBeGreaterThan(1)
})
