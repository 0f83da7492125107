/** The count over the twelve cards, by hand and against every deal there is. */

import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { drawDeal, odds, type Weights } from './cards.ts'
import { DECK } from './setup.ts'
import { type Role, roles } from './state.ts'

const ANY = roles.map(() => 1)
const only = (...suits: Role[]) => roles.map((role) => Number(suits.includes(role)))
const not = (...denied: Role[]) => roles.map((role) => Number(!denied.includes(role)))
const chanceOf = (weights: Weights, seat: number, role: Role) => at(at(odds(weights).likely, seat), roles.indexOf(role))

/** Deals every card to every seat in every way, and weighs each deal. */
function everyDeal(weights: Weights): Map<string, number> {
  const found = new Map<string, number>()
  const on = (hands: readonly number[], weight: number): void => {
    const own = weights[hands.length]
    if (!own) {
      const key = hands.map((card) => DECK[card]).join()
      found.set(key, (found.get(key) ?? 0) + weight)
      return
    }
    for (const [card, role] of DECK.entries()) {
      const suits = at(own, roles.indexOf(role))
      if (suits > 0 && !hands.includes(card)) on([...hands, card], weight * suits)
    }
  }
  on([], 1)
  const all = [...found.values()].reduce((sum, weight) => sum + weight)
  for (const [key, weight] of found) found.set(key, weight / all)
  return found
}

function oddsOf(deals: Map<string, number>, seats: number): number[][] {
  const likely = Array.from({ length: seats }, () => roles.map(() => 0))
  for (const [key, weight] of deals) {
    for (const [seat, role] of key.split(',').entries()) {
      const [row, kind] = [at(likely, seat), roles.indexOf(role as Role)]
      row[kind] = at(row, kind) + weight
    }
  }
  return likely
}

const TABLES: [string, Weights][] = [
  ['nobody knows anything', [ANY, ANY, ANY]],
  ['one is known, one confessed', [only('thief'), not('thief', 'judge'), ANY]],
  ['two compete for one card', [only('thief'), only('thief', 'pope'), not('pope'), only('thief', 'judge')]],
  ['it is more or less likely', [[3, 1, 1, 0.5, 0, 2], [1, 4, 0, 0, 0.25, 1], ANY]],
]

describe('the odds', () => {
  test('H1.1 by hand: I am Thief, so of eleven cards one is a Thief, two are each of the others', () => {
    const weights = [only('thief'), ANY, ANY]
    expect(chanceOf(weights, 0, 'thief')).toBe(1)
    expect(chanceOf(weights, 1, 'thief')).toBeCloseTo(1 / 11)
    expect(chanceOf(weights, 2, 'pope')).toBeCloseTo(2 / 11)
  })

  test('H5.4 by hand: who is no Emperor and no Judge is one of the rest', () => {
    const weights = [only('thief'), not('emperor', 'judge'), ANY]
    expect(chanceOf(weights, 1, 'thief')).toBeCloseTo(1 / 7)
    expect(chanceOf(weights, 1, 'pope')).toBeCloseTo(2 / 7)
    // Seat 2 takes one of ten: the second Thief is left there in six of seven cases.
    expect(chanceOf(weights, 2, 'thief')).toBeCloseTo(6 / 7 / 10)
  })

  test('H1.1 by hand: two Thieves are seen, so nobody else is one', () => {
    expect(chanceOf([only('thief'), only('thief'), ANY, ANY], 3, 'thief')).toBe(0)
  })

  test.each(TABLES)('H1.1 H1.2 as in every deal there is, where %s', (_what, weights) => {
    const counted = oddsOf(everyDeal(weights), weights.length)
    for (const [seat, likely] of odds(weights).likely.entries())
      for (const [kind, chance] of likely.entries()) expect(chance).toBeCloseTo(at(at(counted, seat), kind), 10)
  })
})

describe('the ways', () => {
  test('H1.1 H1.2 in which the cards can lie: of three seats twelve times eleven times ten', () => {
    expect(odds([ANY, ANY, ANY]).ways).toBe(12 * 11 * 10)
    expect(odds([only('thief'), only('thief'), ANY]).ways).toBe(2 * 1 * 10)
    expect(odds([only('thief'), only('thief'), only('thief')]).ways).toBe(0)
  })
})

describe('a deal', () => {
  test.each(TABLES)('H1.2 is drawn as often as it is likely, where %s', (_what, weights) => {
    const DRAWS = 6000
    const chance = seeded(11)
    const drawn = new Map<string, number>()
    for (let nth = 0; nth < DRAWS; nth++) {
      const key = drawDeal(weights, chance).hands.join()
      drawn.set(key, (drawn.get(key) ?? 0) + 1)
    }
    const deals = everyDeal(weights)
    for (const key of drawn.keys()) expect(deals.has(key)).toBe(true)
    for (const [key, likely] of deals) {
      const spread = Math.sqrt(DRAWS * likely)
      expect(Math.abs((drawn.get(key) ?? 0) - DRAWS * likely)).toBeLessThan(5 * spread + 1)
    }
  })

  test('H1.1 H1.2 leaves the rest of the twelve, at any table', () => {
    const chance = seeded(3)
    for (let seats = 3; seats <= 12; seats++) {
      const weights = Array.from({ length: seats }, (_, seat) => (seat % 3 === 1 ? not('pope', 'thief') : ANY))
      const { hands, rest } = drawDeal(weights, chance)
      expect([...hands, ...rest].toSorted()).toEqual(DECK.toSorted())
      expect(hands).toHaveLength(seats)
    }
  })

  test('H1.2 finds the only deal there is, with all twelve at the table', () => {
    expect(
      drawDeal(
        DECK.map((role) => only(role)),
        seeded(1),
      ),
    ).toEqual({ hands: [...DECK], rest: [] })
  })
})
