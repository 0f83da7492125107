/** How likely an imagined world finds what cannot be seen, against counts by hand on small tables. */

import { describe, expect, test } from 'vitest'
import { at } from '../../../kernel/at.ts'
import { seeded } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/state.ts'
import { count, ordinary, type Sort, tokens } from '../../banquet/tokens.ts'
import { imagine } from '../imagine.ts'
import { type Sitting, sit } from '../script.ts'
import type { GobletsState } from '../state.ts'

const DRAWS = 4000

/** Many worlds that this seat imagines. */
function dreams(table: Sitting, seat: Seat, draws = DRAWS): GobletsState[] {
  const chance = seeded(11)
  return Array.from({ length: draws }, () => imagine(table.view(seat), chance))
}

/** Whether this is so in every one of a few of them. */
function always(table: Sitting, seat: Seat, so: (world: GobletsState) => boolean): boolean {
  return dreams(table, seat, 150).every(so)
}

/** So often it is so, within four standard errors of what was counted by hand. */
function expectShare(worlds: readonly GobletsState[], so: (world: GobletsState) => boolean, counted: number): void {
  const found = worlds.filter(so).length / DRAWS
  expect(Math.abs(found - counted), `${found} instead of ${counted}`).toBeLessThan(
    4 * Math.sqrt((counted * (1 - counted)) / DRAWS),
  )
}

const holds = (place: number, sort: Sort) => (world: GobletsState) => at(world.box.goblets, place)[sort] > 0
const counts = (place: number, many: number) => (world: GobletsState) => count(at(world.box.goblets, place)) === many
/** Seat still has so many of a sort behind its screen. */
const has = (seat: Seat, sort: Sort, many: number) => (world: GobletsState) =>
  at(world.hands, seat).tokens[sort] === many

describe('counted by hand', () => {
  test('G3.3 four fresh goblets: two poisons, one antidote, one wine', () => {
    const worlds = dreams(sit(4), 1)
    expectShare(worlds, holds(2, 'poison'), 1 / 2)
    expectShare(worlds, holds(2, 'antidote'), 1 / 4)
    expectShare(worlds, holds(2, 'wine'), 1 / 4)
  })

  test('one goblet shows a poison: in each other there is anything, a third each', () => {
    const table = sit(4).fill('wine', 'poison', 'antidote', 'poison').play('1 peeks')
    const worlds = dreams(table, 1)
    for (const place of [0, 2, 3]) for (const sort of ordinary) expectShare(worlds, holds(place, sort), 1 / 3)
    expect(worlds.every(holds(1, 'poison'))).toBe(true)
  })

  // Poison and wine in my goblet, one of them poured by seat 1. The primer was wine (1 of 4) and they poured poison
  // (2 of 7), or it was poison (2 of 4) and they poured wine (3 of 7): 2 to 6.
  test.each(['mine', 'record'] as const)('(%s) what the other poured, when I see two tokens', (dial) => {
    const table = sit(4, { options: { dial } }).fill('poison', 'antidote', 'wine', 'poison')
    const worlds = dreams(table.play('1 pours poison 2', '1 passes', '2 peeks'), 2)
    expectShare(worlds, has(1, 'poison', 1), 1 / 4)
    expectShare(worlds, has(1, 'wine', 2), 3 / 4)
  })

  test('with the record a token is where it was poured; without, in any of four', () => {
    const poured = (dial: 'mine' | 'record') => sit(4, { options: { dial } }).play('1 pours wine 0', '1 passes')
    expect(always(poured('record'), 2, counts(0, 2))).toBe(true)
    const worlds = dreams(poured('mine'), 2)
    for (const place of [0, 1, 2, 3]) expectShare(worlds, counts(place, 2), 1 / 4)
  })

  test('(mine) a token poured before my look, and not in my goblet, is in one of three', () => {
    const table = sit(4).fill('wine', 'poison', 'antidote', 'poison').play('1 pours wine 0', '1 passes', '2 peeks')
    const worlds = dreams(table, 2)
    for (const place of [0, 1, 3]) expectShare(worlds, counts(place, 2), 1 / 3)
    expect(worlds.every(counts(2, 1))).toBe(true)
  })

  test('what another holds after one unseen pour', () => {
    const worlds = dreams(sit(4).play('1 pours wine 0', '1 passes'), 0)
    expectShare(worlds, has(1, 'wine', 2), 3 / 7)
    expectShare(worlds, has(1, 'poison', 1), 2 / 7)
    expectShare(worlds, has(1, 'antidote', 1), 2 / 7)
  })

  test('C2 behind the veil it is half and half, but not for her', () => {
    const table = sit(4, { characters: { 1: 'belladonna' } }).fill('wine', 'poison', 'antidote', 'poison')
    table.play('1 peeks', '1 passes', '2 peeks', '2 passes', '3 passes', '0 passes', '1 veils 2 both')
    // The only antidote stood at 2.
    const worlds = dreams(table, 2)
    expectShare(worlds, holds(2, 'antidote'), 1 / 2)
    expectShare(worlds, holds(1, 'antidote'), 1 / 2)
    expect(always(table, 1, holds(2, 'poison'))).toBe(true)
  })

  test('C2 who sees one of the two again knows the other as well', () => {
    const table = sit(4, { characters: { 1: 'belladonna' } }).fill('wine', 'poison', 'antidote', 'poison')
    table.play('1 passes', '2 peeks', '2 passes', '3 passes', '0 passes', '1 veils 2 both', '1 passes', '2 peeks')
    expect(always(table, 2, holds(1, 'antidote'))).toBe(true)
    expect(always(table, 2, holds(2, 'poison'))).toBe(true)
  })

  // Seat 2 saw a poison at their place before the veil and sees one after it. It is still the same one, or else the
  // exchanged one, which was one of wine, antidote and poison: 3 to 1. So at 1 stands a poison with 3/4 · 1/3 + 1/4.
  test('C2 the same sight after the veil makes it likelier that nothing moved', () => {
    const table = sit(4, { characters: { 1: 'belladonna' } }).fill('wine', 'antidote', 'poison', 'poison')
    table.play('1 passes', '2 peeks', '2 passes', '3 passes', '0 passes', '1 veils 2 neither', '1 passes', '2 peeks')
    expectShare(dreams(table, 2), holds(1, 'poison'), 1 / 2)
  })

  test('C11 what the Duchess exchanged is one of six, each as likely', () => {
    const worlds = dreams(sit(4, { characters: { 1: 'foxglove' } }).play('1 exchanges wine poison'), 2)
    const hers = ({ hands }: GobletsState) => ordinary.map((sort) => at(hands, 1).tokens[sort]).join('')
    for (const hand of ['232', '223', '412', '313', '421', '331']) {
      expectShare(worlds, (world) => hers(world) === hand, 1 / 6)
    }
  })

  test('G4.6 C11 a Duchess who toasts with five tokens must have given a wine', () => {
    const table = sit(4, { characters: { 1: 'foxglove' } }).play('1 exchanges wine poison', '1 pours wine 0')
    const worlds = dreams(table.play('1 pours wine 0', '2 passes', '3 passes', '0 passes', '1 toasts'), 2)
    const hers = ({ hands }: GobletsState) => JSON.stringify(at(hands, 1).tokens)
    const possible = [tokens(0, 3, 2), tokens(0, 2, 3)].map((held) => JSON.stringify(held))
    expect(worlds.every((world) => possible.includes(hers(world)))).toBe(true)
    expectShare(worlds, (world) => hers(world) === possible[0], 1 / 2)
  })

  test('G8.3 my own loyal card makes it likelier by a little that another’s is the Traitor’s', () => {
    const table = sit(8, { cards: { 0: 'loyal', 2: 'loyal', 4: 'loyal', 6: 'loyal' } })
    const traitor = (world: GobletsState) => at(world.hands, 2).card === 'traitor'
    expectShare(dreams(table, 0), traitor, 1 / 5)
    expectShare(dreams(table, 1), traitor, 1 / 6)
  })

  test('G5.9 the wine of the last drink stands in any goblet that is left', () => {
    const table = sit(5)
    Object.assign(table.state.table, { course: 3, score: [4, 4, 4, 1, 0] })
    table.fill('', '', '', '', '').hold(1, '').play('1 toasts').drinkUp().fill('poison', 'poison', 'wine')
    const before = dreams(table, 2)
    for (const place of [0, 1, 2]) expectShare(before, holds(place, 'wine'), 1 / 3)
    const after = dreams(table.play('1 drinks 0'), 2)
    for (const place of [1, 2]) expectShare(after, holds(place, 'wine'), 1 / 2)
  })

  // Seat 1 pours; seat 0 looks into the first goblet, sees nothing new; seat 2 pours; seat 0 looks into the second: two
  // poisons, so one was poured. It is seat 1's (1 of 6), and seat 2's is elsewhere (5 of 6); or it is seat 2's, and seat
  // 1's is in neither of the two (4 of 6): 5 to 4. The other one poured anything, and no poison 5 times of 7.
  test('G7.2 (mine) whose token it is, when one of two could have been seen before', () => {
    const table = sit(3).fill('wine', 'poison', 'wine', 'antidote', 'poison', 'wine')
    table.play('1 pours poison 1', '2 passes', '0 peeks 0', '1 passes', '2 pours wine 4', '0 peeks 1')
    const worlds = dreams(table, 0)
    const only = (seat: Seat) => (world: GobletsState) =>
      has(seat, 'poison', 1)(world) && has(3 - seat, 'poison', 2)(world)
    expectShare(worlds, only(1), (5 / 9) * (5 / 7))
    expectShare(worlds, only(2), (4 / 9) * (5 / 7))
  })

  // The second token was in goblet 2 before seat 3 poured, so seat 1 poured it or the other: no antidote at any rate.
  test('(mine) a second look that shows the same does not forget the first', () => {
    const table = sit(4).fill('poison', 'antidote', 'wine', 'poison').play('1 pours poison 2', '1 passes', '2 peeks')
    table.play('2 passes', '3 pours poison 0', '3 passes', '0 passes', '1 passes', '2 peeks')
    expect(always(table, 2, has(1, 'antidote', 2))).toBe(true)
  })
})
