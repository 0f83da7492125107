import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { strengths } from '../../kernel/bot.ts'
import { scatter, seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { selfPlay, shares } from '../../kernel/selfplay.ts'
import { bots } from './bot.ts'
import { rats } from './index.ts'
import { AT_LEAST, THROWN, truth } from './odds.ts'
import type { Sitting } from './script.ts'
import { FIVE_DICE_OF_FOUR, sit } from './script.ts'

const { random, easy, normal, hard } = bots

/** How often, of a hundred tries with other luck, a bot makes this kind of move. */
function rate(bot: typeof normal, table: Sitting, seat: number, kind: string, tries = 100): number {
  let count = 0
  for (let seed = 0; seed < tries; seed++) if (bot.choose(table.view(seat), seeded(seed)).kind === kind) count++
  return count / tries
}

/**
 * The share of the wins of one bot among three others. Whoever has won more than `enough` of them has done so whatever the rest
 * bring, and the rest is not played.
 */
function share(bot: typeof normal, others: typeof normal, games: number, enough: number): number {
  let sum = 0
  for (let game = 0; game < games && sum <= enough * games; game++) {
    const seat = game % 4
    const bots = [others, others, others].toSpliced(seat, 0, bot)
    const { ranking } = selfPlay(rats, bots, defaults(rats, 4), scatter(11, game))
    sum += at(shares(ranking), seat)
  }
  return sum / games
}

describe('the odds', () => {
  test('R1.1 are those of the dice', () => {
    expect(THROWN[1]?.slice(0, 3)).toEqual([4 / 6, 1 / 6, 1 / 6].map((p) => expect.closeTo(p)))
    for (const spread of THROWN) expect(spread.reduce((sum, p) => sum + p)).toBeCloseTo(1)
    expect(truth(10, at(THROWN, 5))).toBeCloseTo((1 / 6) ** 5)
    expect(AT_LEAST[2]?.[4]).toBeCloseTo(1 / 36)
    expect(AT_LEAST[2]?.[0]).toBeCloseTo(16 / 36)
  })
})

describe('a bot that knows the odds', () => {
  const blindClaim = (claim: number) => sit(4).play(...FIVE_DICE_OF_FOUR, '0 shakes 0 0 0 0 0', `0 says ${claim}`)

  test.each([
    ['normal', normal],
    ['hard', hard],
  ] as const)('(%s) believes a low number and doubts a high one', (_name, bot) => {
    expect(rate(bot, blindClaim(1), 1, 'doubt', 20)).toBeLessThan(0.4)
    expect(rate(bot, blindClaim(8), 1, 'doubt', 20)).toBeGreaterThan(0.8)
  })

  test.each([
    ['normal', normal],
    ['hard', hard],
  ] as const)('(%s) never doubts what it has seen to be true', (_name, bot) => {
    // Seat 0 saw two rats, and they come round to it again as two.
    const table = sit(3).play(
      '0 shakes 2',
      '0 looks',
      '0 says 1',
      '1 believes',
      '1 hands on 2',
      '2 believes',
      '2 hands on 2',
    )
    expect(rate(bot, table, 0, 'doubt', 20)).toBeLessThan(0.1)
  })

  test('(normal) lies sometimes and not always, so that it cannot be read', () => {
    const table = sit(4).play('0 shakes 0', '0 says none', '1 believes', '1 shakes 0 1', '1 looks')
    const said = new Set<string>()
    for (let seed = 0; seed < 200; seed++) said.add(JSON.stringify(normal.choose(table.view(1), seeded(seed))))
    expect(said.size).toBeGreaterThan(1)
  })
})

test('R4.6 the hard bot hands on under no number that it has said itself, though others hand dice on as it never would', () => {
  const round = ['1 believes', '1 hands on 2', '2 believes', '2 hands on 2', '3 believes', '3 hands on 2', '0 believes']
  const five = [...FIVE_DICE_OF_FOUR, '0 shakes 2 2 1 0 0', '0 looks', '0 says 1']
  const table = sit(4).play(...five, ...round, '0 hands on 2', '1 believes')
  const open = rats.moves(table.view(1))
  for (let seed = 0; seed < 100; seed++) expect(open).toContainEqual(hard.choose(table.view(1), seeded(seed)))
})

describe('the ladder of strength', () => {
  test('each level wins more than its share against three of the one below', () => {
    expect(share(easy, random, 400, 0.4)).toBeGreaterThan(0.4)
    expect(share(normal, easy, 400, 0.4)).toBeGreaterThan(0.4)
  })

  test('the hard bot wins more than its share against three normal ones', () => {
    expect(share(hard, normal, 60, 0.25)).toBeGreaterThan(0.25)
  })

  test('every level plays at a table of every size', () => {
    for (let seats = 3; seats <= 12; seats += 3) {
      const company = Array.from({ length: seats }, (_, seat) => bots[at(strengths, seat % strengths.length)])
      expect(selfPlay(rats, company, defaults(rats, seats), 5).ranking).toHaveLength(seats)
    }
  })
})
