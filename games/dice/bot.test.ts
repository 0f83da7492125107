import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { strengths } from '../../kernel/bot.ts'
import { scatter, seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { selfPlay, shares } from '../../kernel/selfplay.ts'
import { bots } from './bot.ts'
import { dice } from './index.ts'
import { atLeast } from './odds.ts'
import { sit } from './script.ts'

const { random, easy, normal, hard } = bots
type Player = typeof normal

/** How often, of so many tries with other luck, a bot makes this kind of move. */
function rate(bot: Player, table: ReturnType<typeof sit>, seat: number, kind: string, tries = 20): number {
  let count = 0
  for (let seed = 0; seed < tries; seed++) if (bot.choose(table.view(seat), seeded(seed)).kind === kind) count++
  return count / tries
}

/** The share of the wins of one bot among three others; once it is surely enough, the rest is not played. */
function share(bot: Player, others: Player, games: number, enough: number): number {
  let sum = 0
  for (let game = 0; game < games && sum <= enough * games; game++) {
    const { ranking } = selfPlay(dice, [bot, others, others, others], defaults(dice, 4), scatter(11, game))
    sum += at(shares(ranking), 0)
  }
  return sum / games
}

test('L4.1 L4.3 the odds are those of the dice', () => {
  expect(atLeast(1, 1, 'wild')).toBeCloseTo(1 / 3)
  expect(atLeast(1, 2, 'plain')).toBeCloseTo(11 / 36)
  expect(atLeast(2, 2, 'wild')).toBeCloseTo(1 / 9)
  expect([atLeast(0, 3, 'wild'), atLeast(4, 3, 'wild')]).toEqual([1, 0])
})

describe.each([
  ['normal', normal],
  ['hard', hard],
] as const)('the %s bot', (_level, bot) => {
  test('doubts what can hardly be, and not what it holds itself', () => {
    const high = sit(['23456', '23456', '23456']).play('0 bids 11 6')
    expect(rate(bot, high, 1, 'doubt')).toBeGreaterThan(0.9)
    const held = sit(['23456', '66611', '23456']).play('0 bids 5 6')
    expect(rate(bot, held, 1, 'doubt')).toBe(0)
  })

  test('does not always say the same, so that it cannot be read', () => {
    const table = sit(['22335', '23456', '23456'])
    const said = new Set(
      Array.from({ length: 30 }, (_, seed) => JSON.stringify(bot.choose(table.view(0), seeded(seed)))),
    )
    expect(said.size).toBeGreaterThan(1)
  })
})

test('L6.1 the hard bot calls what must be spot on', () => {
  const table = sit(['2', '66661'], { exact: true }).play('0 bids 5 6')
  // A six or a one under the other cup would make it six.
  expect(rate(hard, table, 1, 'exact')).toBeGreaterThan(0.5)
})

describe('the ladder of strength', () => {
  test.each([
    ['easy', easy, random, 200, 0.4],
    ['normal', normal, easy, 400, 0.32],
    ['hard', hard, normal, 60, 0.25],
  ] as const)('%s wins more than its share against three of the one below', (_, bot, others, games, enough) => {
    expect(share(bot, others, games, enough)).toBeGreaterThan(enough)
  })

  test('every level plays at a table of every size', () => {
    for (let seats = 2; seats <= 8; seats += 3) {
      const company = Array.from({ length: seats }, (_, seat) => bots[at(strengths, seat % strengths.length)])
      expect(selfPlay(dice, company, { starter: 'luck', ones: 'plain', exact: true }, 5).ranking).toHaveLength(seats)
    }
  })
})
