/** How likely an imagined world finds what cannot be seen, against the arithmetic of the bag, counted by hand. */

import { describe, expect, test } from 'vitest'
import { at } from '../../../kernel/at.ts'
import { seeded } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/state.ts'
import { alike, count, type Sort, type Tokens, tokens } from '../../banquet/tokens.ts'
import { imagine } from '../imagine.ts'
import { drawn, everything, type Laid, type Sitting, sit } from '../script.ts'
import type { Options, ToastState } from '../state.ts'
import { unseen } from './napkins.ts'

const MANY = 2000
const FEW = 100
type So = (world: ToastState) => boolean

function dreams(table: Sitting, seat: Seat, many: number): ToastState[] {
  const chance = seeded(5)
  const view = table.view(seat)
  return Array.from({ length: many }, () => imagine(view, chance))
}

/** How often it is so in the worlds of this seat: as often as was counted, give or take four standard errors. */
function expectOdds(table: Sitting, seat: Seat, counted: readonly (readonly [So, number])[]): void {
  const worlds = dreams(table, seat, MANY)
  for (const [at, [so, share]] of counted.entries()) {
    const found = worlds.filter(so).length / MANY
    const doubt = 4 * Math.sqrt((share * (1 - share)) / MANY)
    expect(Math.abs(found - share), `${at}: ${found} instead of ${share}`).toBeLessThanOrEqual(doubt)
  }
}

const always = (table: Sitting, seat: Seat, so: So) => dreams(table, seat, FEW).every(so)

function inGoblet(place: number, sort: Sort): So {
  return ({ box }) => at(box.goblets, place)[sort] > 0
}

function full(place: number, many: number): So {
  return ({ box }) => count(at(box.goblets, place)) === many
}

function holds(seat: Seat, sort: Sort, many: number): So {
  return ({ hands }) => at(hands, seat).tokens[sort] === many
}

function holdsAll(seat: Seat, handful: Tokens): So {
  return ({ hands }) => alike(at(hands, seat).tokens, handful)
}

const RINGS: Partial<Options> = { rings: true }
const MIXED = 'wine wine poison antidote'
const mixed = (laid: Laid = {}) => sit(4, { ...laid, options: { ...RINGS, ...laid.options }, drawn: { 1: MIXED } })
/** So many ways to pick so few of them. */
const choose = (of: number, few: number): number => (few === 0 ? 1 : (of / few) * choose(of - 1, few - 1))

describe('out of the bag, counted by hand', () => {
  test('T1.3 T1.5 I drew four poison: six of the other 32 are left for a fresh goblet', () => {
    const table = sit(4, { options: RINGS, drawn: { 1: 'poison poison poison poison' } })
    expect(unseen(table.view(1))).toEqual(tokens(16, 6, 10))
    expectOdds(table, 1, [
      [inGoblet(2, 'poison'), 6 / 32],
      [inGoblet(2, 'wine'), 16 / 32],
      [inGoblet(1, 'antidote'), 10 / 32],
      [holds(3, 'wine', 4), choose(16, 4) / choose(32, 4)],
      [holds(3, 'poison', 0), choose(26, 4) / choose(32, 4)],
    ])
  })

  test.each(['mild', 'deadly', 'large'] as const)('T1.3 the %s bag has its own odds', (bag) => {
    const rest = { mild: [16, 7, 11], deadly: [10, 13, 9], large: [22, 14, 14] }[bag]
    const table = mixed({ options: { bag } })
    const [wine, poison, antidote] = rest as [number, number, number]
    expect(unseen(table.view(1))).toEqual(tokens(wine, poison, antidote))
    expectOdds(table, 1, [[inGoblet(0, 'poison'), poison / (wine + poison + antidote)]])
  })

  test('T3.2 a poison in my goblet is one less elsewhere', () => {
    const table = mixed().fill('', 'poison').play('1 peeks')
    expect(always(table, 1, ({ box }) => alike(at(box.goblets, 1), tokens(0, 1)))).toBe(true)
    expectOdds(table, 1, [
      [inGoblet(2, 'poison'), 8 / 31],
      [inGoblet(2, 'wine'), 14 / 31],
      [holds(0, 'poison', 0), choose(23, 4) / choose(31, 4)],
    ])
  })

  test('T3.2 two tokens in it: the primer, and what another must have poured', () => {
    const table = sit(4, { options: RINGS, drawn: { 2: MIXED, 1: 'poison wine wine wine' } }).fill('', '', 'wine', '')
    table.play('1 pours poison 2', '1 passes', '2 peeks')
    // Of 14, 9 and 9 one clear and one poison are seen: what seat 1 still holds are three of the other thirty.
    expectOdds(table, 2, [
      [holds(1, 'poison', 0), choose(22, 3) / choose(30, 3)],
      [inGoblet(0, 'poison'), 8 / 30],
    ])
    expect(always(table, 2, ({ hands }) => count(at(hands, 1).tokens) === 3)).toBe(true)
  })

  test('T1.2 T3.2 with the record a token is where it was poured; without, in any of four', () => {
    const poured = (dial: 'mine' | 'record') => mixed({ options: { dial } }).play('1 pours wine 0', '1 passes')
    expect(always(poured('record'), 2, full(0, 2))).toBe(true)
    expectOdds(
      poured('mine'),
      2,
      [0, 1, 2, 3].map((place) => [full(place, 2), 1 / 4] as const),
    )
  })

  test('T1.4 who draws again has four clear, and for the others four less are left', () => {
    const table = drawn(4, { drawn: { 1: MIXED, 2: 'wine wine wine wine' } }).play('2 returns')
    expect(always(table, 1, holdsAll(2, tokens(4)))).toBe(true)
    expectOdds(table, 1, [
      [holds(3, 'wine', 0), choose(18, 4) / choose(28, 4)],
      [holds(3, 'wine', 4), choose(10, 4) / choose(28, 4)],
    ])
  })

  test('T1.4 when he has drawn anew it is four of all that I do not hold', () => {
    const table = drawn(3, { drawn: { 1: MIXED, 2: 'wine wine wine wine' } }).play('2 returns', '0 keeps', '1 keeps')
    expectOdds(table, 1, [[holds(2, 'wine', 4), choose(14, 4) / choose(32, 4)]])
  })

  test('T1.4 what I returned myself is in the bag again', () => {
    const table = drawn(3, { drawn: { 1: 'wine wine wine wine' } })
    table.state.box.bag = tokens(4, 0, 9)
    table.play('0 keeps', '1 returns', '2 keeps')
    const { had } = table.view(1).hand
    expect(unseen(table.view(1))).toEqual(tokens(16 - had.wine, 10 - had.poison, 10 - had.antidote))
  })
})

describe('with abilities, counted by hand', () => {
  test('T6.1 C5 what I gave for the Deadly Poison was not there for others', () => {
    const table = mixed({ characters: { 1: 'hellebore' } }).play('1 trades poison')
    expect(unseen(table.view(1))).toEqual(tokens(14, 9, 9))
    expectOdds(table, 1, [[inGoblet(2, 'poison'), 9 / 32]])
    expect(always(table, 1, ({ box }) => box.bag.poison > 0 && box.bag.ogre === 0)).toBe(true)
  })

  test('T6.1 C5 the Alchemist has it under his napkin; poured once, it is gone one time in four', () => {
    const table = mixed({ options: { dial: 'record' }, characters: { 1: 'hellebore' } }).play('1 trades wine')
    expect(always(table, 2, holds(1, 'ogre', 1))).toBe(true)
    table.play('1 pours antidote 0', '1 passes')
    expectOdds(table, 2, [
      [holds(1, 'ogre', 1), 3 / 4],
      [inGoblet(0, 'ogre'), 1 / 4],
      [inGoblet(2, 'ogre'), 0],
    ])
  })

  test('T6.1 C5 whoever has seen it knows that he no longer has it', () => {
    const table = mixed({ characters: { 1: 'hellebore' } })
      .play('1 trades wine')
      .fill('', '', 'wine', '')
    table.play('1 pours ogre 2', '1 passes', '2 peeks')
    expect(always(table, 2, holds(1, 'ogre', 0))).toBe(true)
  })

  test('T6.1 C11 what I put back and what I drew are both out of the reach of others', () => {
    const table = mixed({ characters: { 1: 'foxglove' } })
    table.state.box.bag = tokens(0, 6)
    table.play('1 exchanges antidote')
    expect(table.secret(1, 'exchanged')?.took).toBe('poison')
    expect(unseen(table.view(1))).toEqual(tokens(14, 8, 9))
    expectOdds(table, 1, [[inGoblet(2, 'poison'), 8 / 31]])
    expect(always(table, 1, ({ box }) => box.bag.antidote > 0)).toBe(true)
  })

  test('T6.1 C11 of another’s exchange I learn nothing', () => {
    const table = mixed({ characters: { 2: 'foxglove' } })
    table.play(`2 exchanges ${(['wine', 'poison', 'antidote'] as const).find((s) => table.view(2).hand.tokens[s] > 0)}`)
    expectOdds(table, 1, [[holds(2, 'wine', 0), choose(18, 4) / choose(32, 4)]])
  })

  test('T6.1 C13 a token that I fished out of my goblet never came out of the bag into my hand', () => {
    const table = mixed({ characters: { 1: 'arsenica' } })
      .fill('', 'poison')
      .play('1 dips', '1 takes poison')
    expect(unseen(table.view(1))).toEqual(tokens(14, 9, 9))
    expectOdds(table, 1, [[inGoblet(2, 'poison'), 8 / 31]])
    expect(always(table, 1, full(1, 0))).toBe(true)
  })

  test('T6.1 C5 C13 without a note, too, the Deadly Poison that I fished out is nowhere else', () => {
    const table = mixed({ options: { dial: 'none' }, characters: { 1: 'hellebore', 2: 'arsenica' } })
    table.play('1 trades wine', '1 pours ogre 2', '1 passes', '2 dips', '2 takes ogre')
    expect(always(table, 2, (world) => everything(world).ogre === 1)).toBe(true)
    expect(always(table, 2, holds(1, 'ogre', 0))).toBe(true)
  })

  test('T6.1 C2 behind the veil it is half and half, but not for her', () => {
    const table = mixed({ characters: { 1: 'belladonna' } }).fill('', 'poison', 'wine', '')
    table.play('1 peeks', '1 passes', '2 peeks', '2 passes', '3 passes', '0 passes', '1 veils 2 both')
    // The clear one that stood at 2 is at 1 now, or still at 2, and something else, clear 14 of 31 times, is there.
    const { wine } = unseen(table.view(2))
    const rest = (wine - 1) / 31
    expectOdds(table, 2, [
      [inGoblet(2, 'wine'), 1 / 2 + rest / 2],
      [inGoblet(1, 'wine'), 1 / 2 + rest / 2],
    ])
    expect(always(table, 1, inGoblet(2, 'poison'))).toBe(true)
  })
})

describe('in the duel, counted by hand', () => {
  const CALM = ['wine', 'wine', 'wine', 'ogre', 'wine', 'wine']

  test('T5.1 the Deadly Poison is in one of six goblets; when one is seen, of five', () => {
    const table = sit(2).fill(...CALM)
    expectOdds(table, 1, [[inGoblet(3, 'ogre'), 1 / 6]])
    table.play('1 peeks 0')
    expectOdds(table, 1, [
      [inGoblet(3, 'ogre'), 1 / 5],
      [inGoblet(0, 'ogre'), 0],
    ])
    table.play('0 peeks 1', '1 peeks 3')
    expect(always(table, 1, inGoblet(3, 'ogre'))).toBe(true)
  })

  test('T5.1 the others hold what they have not poured of three and three', () => {
    const table = sit(2).fill(...CALM)
    expect(always(table, 0, holdsAll(1, tokens(0, 3, 3)))).toBe(true)
    table.play('1 pours poison 0')
    expectOdds(table, 0, [[holdsAll(1, tokens(0, 2, 3)), 1 / 2]])
    table.play('0 peeks 0')
    expect(always(table, 0, holdsAll(1, tokens(0, 2, 3)))).toBe(true)
  })

  test('T5.3 what was drunk lies open: with it and what I saw, four are left for the Deadly Poison', () => {
    const table = sit(2).fill(...CALM)
    table
      .play('1 pours poison 0', '0 peeks 5', '1 pours poison 0')
      .hold(0, '')
      .hold(1, '')
      .play('0 toasts', '0 drinks 1')
    expect(always(table, 0, ({ box, table: open }) => alike(at(box.goblets, 1), tokens()) && !open.standing[1])).toBe(
      true,
    )
    expectOdds(table, 0, [
      [inGoblet(3, 'ogre'), 1 / 4],
      [inGoblet(5, 'ogre'), 0],
    ])
  })
})
