import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { recollect } from '../../kernel/bot.ts'
import { seeded } from '../../kernel/chance.ts'
import type { Seat } from '../../kernel/state.ts'
import { beliefOf } from '../banquet/bots/belief.ts'
import { count, isPoisoned } from '../banquet/tokens.ts'
import { wish } from './bots/drunk.ts'
import { heldThen, withLooks } from './bots/looks.ts'
import { told } from './bots/tells.ts'
import { imagine } from './imagine.ts'
import { goblets } from './index.ts'
import { attentive } from './recalled.ts'
import { type Sitting, sit } from './script.ts'

/** How a seat that remembers all it saw takes things to be. */
const mindOf = ({ state }: Sitting, seat: Seat) => {
  const recalled = recollect(goblets, state, seat)
  return { view: attentive(recalled), annals: recalled.table.annals ?? [] }
}

describe('what others saw when they looked', () => {
  const table = sit(4).play('1 pours wine 1', '1 peeks', '2 pours poison 1', '2 passes')
  const { view, annals } = mindOf(table, 2)
  const world = withLooks(view, imagine(view, seeded(3)), annals)
  const memoryOf = (seat: Seat) => at(world.hands, seat).memory

  test('whoever looked knows their goblet as it was then', () => {
    const goblet = at(world.box.goblets, 1)
    expect(memoryOf(1)).toMatchObject([
      { kind: 'pour' },
      { kind: 'look', at: 1, tokens: { ...goblet, poison: goblet.poison - 1 } },
    ])
  })

  test('whoever has not looked knows nothing', () => {
    expect(memoryOf(3)).toEqual([])
  })

  test('what was poured after a moment was not there before', () => {
    const poured = at(annals, 0).when
    expect(count(heldThen(world, 1, poured))).toBe(1)
    expect(count(heldThen(world, 1, poured + 1))).toBe(2)
  })
})

describe('what a last action tells', () => {
  /** Seat 2 has looked into their goblet; 1 has called the Toast, and 2 does this. */
  const shareOfPoison = (deed: string) => {
    const table = sit(4).hold(1, '').play('1 passes', '2 peeks', '2 passes', '3 passes', '0 passes', '1 toasts', deed)
    const { view, annals } = mindOf(table, 3)
    const chance = seeded(5)
    const worlds = Array.from({ length: 400 }, () => imagine(view, chance))
    const look = annals.findLast(({ kind }) => kind === 'look')
    const isDeadly = (world: (typeof worlds)[number]) => isPoisoned(heldThen(world, look?.at ?? 0, look?.when ?? 0))
    const share = (list: readonly (typeof worlds)[number][]) => list.filter(isDeadly).length / list.length
    return { prior: share(worlds), after: share(told(view, worlds, annals, 400, chance)) }
  }

  test('whoever has looked, and sends their goblet away, has seen poison', () => {
    const { prior, after } = shareOfPoison('2 swaps 3')
    expect(after).toBeGreaterThan(prior + 0.05)
  })

  test('whoever has looked, and pours elsewhere, has mostly seen none', () => {
    const { prior, after } = shareOfPoison('2 pours poison 0')
    expect(after).toBeLessThan(prior - 0.05)
  })

  test('whoever has not looked gives nothing away', () => {
    const table = sit(4).hold(1, '').play('1 toasts', '2 swaps 3')
    const { view, annals } = mindOf(table, 3)
    const worlds = [imagine(view, seeded(1)), imagine(view, seeded(2))]
    expect(told(view, worlds, annals, 2, seeded(3))).toEqual(worlds)
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
