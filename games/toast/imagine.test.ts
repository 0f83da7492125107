/** An imagined world never contradicts what the seat knows, at any table, at any moment. */

import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { pick, seeded } from '../../kernel/chance.ts'
import { trials } from '../../kernel/contract/contract.ts'
import { walk } from '../../kernel/contract/walk.ts'
import { look } from '../../kernel/state.ts'
import { houseOf, nobleOf } from '../banquet/houses.ts'
import { sights } from '../banquet/news.ts'
import { count, sorts, tokens } from '../banquet/tokens.ts'
import { imagine } from './imagine.ts'
import { toast } from './index.ts'
import { drawn, everything, grudging, sit, toasting } from './script.ts'
import type { ToastState, ToastView } from './state.ts'

interface Imagined {
  readonly state: ToastState
  readonly view: ToastView
  readonly world: ToastState
}

/** Every now and then at all these tables somebody imagines how things are. */
function imagining(seed: number, check: (imagined: Imagined) => void): void {
  for (const trial of trials(toast, seed)) {
    walk(trial, ({ state, chance }) => {
      if (chance(16) > 0) return
      const view = look(state, pick([...state.hands.keys()], chance))
      check({ state, view, world: imagine(view, chance) })
    })
  }
}

describe('in every imagined world', () => {
  test('T1.2 the one who imagines sees what he sees', () => {
    imagining(41, ({ view, world }) => expect(look(world, view.seat)).toEqual(view))
  })

  test('T1.3 T5.1 the same tokens are in play as in truth, and none is less than nothing', () => {
    imagining(42, ({ state, world }) => {
      expect(everything(world)).toEqual(everything(state))
      const handfuls = [world.box.bag, ...world.box.goblets, ...world.hands.flatMap((hand) => [hand.tokens, hand.had])]
      expect(handfuls.every((one) => sorts.every((sort) => one[sort] >= 0))).toBe(true)
    })
  })

  test('T1.2 T1.4 everybody holds as many as lie under his napkin, partners the same', () => {
    imagining(43, ({ view: { table }, world: { hands } }) => {
      for (const [seat, { tokens: held, had, returned }] of hands.entries()) {
        const house = houseOf(table, seat)
        const noble = at(hands, nobleOf(table, house))
        expect([held, had, returned]).toEqual([noble.tokens, noble.had, noble.returned])
        expect([count(held), sorts.every((sort) => held[sort] <= had[sort])]).toEqual([table.screens[house], true])
      }
    })
  })

  test('T1.4 whoever draws again holds four clear', () => {
    const table = drawn(4, { drawn: { 1: 'wine wine wine wine' } }).play('1 returns')
    for (let seed = 0; seed < 100; seed++) {
      expect(at(imagine(table.view(0), seeded(seed)).hands, 1).tokens).toEqual(tokens(4))
    }
  })

  test('T1.4 T5.1 C13 everybody has had what he drew, and one more who fished it out', () => {
    imagining(46, ({ view: { table }, world: { hands } }) => {
      if (table.stage === 'over') return
      const drawn = table.mode === 'duel' ? 12 / hands.length : 4
      const had = table.nobles.map((seat) => count(at(hands, seat).had))
      expect(had).toEqual(table.nobles.map((_, house) => drawn + (table.taken === house ? 1 : 0)))
    })
  })

  test('T3.2 the goblet that he has just seen holds exactly that', () => {
    let looks = 0
    imagining(44, ({ view: { table, hand }, world }) => {
      const cleared = table.news.some(({ kind }) => kind === 'course')
      for (const { goblet, tokens } of cleared ? [] : sights(hand)) {
        looks++
        expect(world.box.goblets[goblet.place]).toEqual(tokens)
      }
    })
    expect(looks).toBeGreaterThan(20)
  })

  test('T3.2 C13 whoever has just looked there imagines that goblet as they saw it', () => {
    let looks = 0
    for (const trial of trials(toast, 46)) {
      walk(trial, ({ state, chance }) => {
        const looker = state.hands.findIndex(({ dipped }) => dipped !== null)
        if (looker < 0) return
        const dreamer = (looker + 1) % state.hands.length
        const world = imagine(look(state, dreamer), chance)
        const { dipped } = at(world.hands, looker)
        const within = imagine(look(world, looker), chance)
        expect(within.box.goblets[houseOf(state.table, looker)]).toEqual(dipped)
        looks++
      })
    }
    expect(looks).toBeGreaterThan(20)
  })

  test('T6.1 C5 C11 whoever put a token back put one that is in the bag', () => {
    let returns = 0
    imagining(45, ({ view: { table }, world: { hands, box } }) => {
      for (const { house, key } of table.used) {
        if (key !== 'hellebore' && key !== 'foxglove') continue
        returns++
        const { returned } = at(hands, nobleOf(table, house))
        expect(count(returned)).toBe(1)
        if (key === 'hellebore') expect(sorts.every((sort) => returned[sort] <= box.bag[sort])).toBe(true)
      }
    })
    expect(returns).toBeGreaterThan(20)
  })

  test('T1.2 C5 when the game is over nothing has been put back: all is cleared away', () => {
    const table = sit(4, { characters: { 1: 'hellebore' } })
    for (const _round of [1, 2]) toasting(table, 1)
    const { tokens: held } = at(grudging(table).state.hands, 1)
    table.play(`1 trades ${sorts.find((sort) => held[sort] > 0)}`)
    expect(toasting(table, 1).state.table).toMatchObject({ stage: 'over', used: [{ key: 'hellebore', house: 1 }] })
    const { hands } = imagine(table.view(0), seeded(1))
    expect(hands.map(({ returned }) => returned)).toEqual(Array(4).fill(tokens()))
  })
})
