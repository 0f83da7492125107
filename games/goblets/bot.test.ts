import { describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { type Bot, recollect, strengths } from '../../kernel/bot.ts'
import { scatter, seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { selfPlay, shares } from '../../kernel/selfplay.ts'
import { inAll } from '../../test/long.ts'
import { likelyWorlds } from '../banquet/bots/suspicion.ts'
import { bots } from './bot.ts'
import { court } from './bots/court.ts'
import { goblets } from './index.ts'
import { attentive } from './recalled.ts'
import { sit } from './script.ts'
import type { Goblets } from './state.ts'

const { random, easy, normal, hard } = bots
const thinkers = [
  ['normal', normal],
  ['hard', hard],
] as const

/**
 * The share of the wins of one bot among three others. Whoever has won more than `enough` of them has done so whatever the rest
 * bring, and the rest is not played.
 */
function share(bot: Bot<Goblets>, others: Bot<Goblets>, games: number, enough: number): number {
  let sum = 0
  for (let game = 0; game < games && sum <= enough * games; game++) {
    const seat = game % 4
    const bots = [others, others, others].toSpliced(seat, 0, bot)
    const { ranking } = selfPlay(goblets, bots, defaults(goblets, 4), scatter(11, game))
    sum += at(shares(ranking), seat)
  }
  return sum / games
}

/** One of each level, the hard one as taster and as Noble; whoever else sits at a large table does not think for long. */
function companyOf(seats: number): Bot<Goblets>[] {
  const first = seats % 2
  return Array.from({ length: seats }, (_, seat) => {
    const place = (seat - first + seats) % seats
    return bots[at(strengths, place < strengths.length ? place : place % 2)]
  })
}

describe('the strengths', () => {
  test('easy wins far more often than one of four who play at random', () => {
    expect(share(easy, random, 200, 0.4)).toBeGreaterThan(0.4)
  })

  test('normal wins far more often than one of four beginners', () => {
    expect(share(normal, easy, 60, 0.36)).toBeGreaterThan(0.36)
  })

  test.each(inAll([2, 5, 7], [2, 3, 5, 7, 9, 12]))('every level plays a table of %i to its end', (seats) => {
    const company = companyOf(seats)
    const options = { ...defaults(goblets, seats), rounds: 10 }
    const { ranking } = selfPlay(goblets, company, options, seats)
    expect(ranking).toContain(1)
  })
})

describe.each(thinkers)('the last word (%s)', (_name, bot) => {
  /** Seat 1 has called the Toast and everybody else has passed; they have seen their own goblet and that of their target. */
  const called = (...goblets: string[]) => {
    const table = sit(5, { characters: { 1: 'datura' } }).fill(...goblets)
    const others = ['2 passes', '3 passes', '4 passes', '0 passes']
    table.play('1 pours wine 1', '1 peeks 2', ...others, '1 pours wine 1', '1 peeks', ...others, '1 pours wine 1')
    return table.play('1 passes', ...others, '1 toasts', ...others)
  }
  const choices = (table: ReturnType<typeof called>) =>
    Array.from({ length: 5 }, (_, seed) => bot.choose(table.view(1), seeded(seed)))

  test('with a safe goblet before him the poison goes to the target', () => {
    const table = called('poison', 'wine', 'wine', 'antidote', 'poison')
    expect(choices(table)).toEqual(Array(5).fill({ kind: 'pour', token: 'poison', place: 2 }))
  })

  test('nobody drinks what he has seen to be deadly, if his target may have it', () => {
    const table = called('antidote', 'poison', 'wine', 'wine', 'poison')
    expect(choices(table)).toEqual(Array(5).fill({ kind: 'swap', places: [1, 2] }))
  })
})

describe.each(thinkers)('manners (%s)', (_name, bot) => {
  test('who has wine left pours it', () => {
    const move = bot.choose(sit(4).view(1), seeded(1))
    expect(move).toMatchObject({ kind: 'pour', token: 'wine' })
  })

  test('a traitor does not empty the poison out of his Noble’s goblet', () => {
    const table = sit(8, { cards: { 2: 'traitor' } }).fill('', 'poison', '', '')
    table.play('3 yields', '2 peeks', '3 passes')
    for (const [noble, taster] of [
      [5, 4],
      [7, 6],
      [1, 0],
    ] as const)
      table.play(`${noble} yields`, `${taster} passes`, `${noble} passes`)
    table.play('3 yields')
    for (let seed = 0; seed < 5; seed++) {
      expect(bot.choose(table.view(2), seeded(seed))).not.toMatchObject({ kind: 'pour', token: 'antidote', place: 1 })
    }
  })
})

test('where the wine of a hard one goes cannot be counted on', () => {
  const view = sit(4).view(1)
  const moves = Array.from({ length: 16 }, (_, seed) => hard.choose(view, seeded(seed)))
  for (const place of [1, 2]) expect(moves).toContainEqual({ kind: 'pour', token: 'wine', place })
})

describe('a goblet of the row is nobody’s', () => {
  test('G7.1 what is poured there is no likelier good for whoever sits on the chair of its number', () => {
    const poisoned = (place: number) => {
      const view = attentive(recollect(goblets, sit(2).play('1 peeks 5', `0 pours poison ${place}`).state, 1))
      const worlds = likelyWorlds(court, view, 600, seeded(3))
      const poured = worlds.filter(({ hands }) => {
        const { memory } = sure(hands[0], 'hand')
        return memory.some((one) => one.kind === 'pour' && one.token === 'poison')
      })
      return poured.length / worlds.length
    }
    const [elsewhere, chair, other] = [poisoned(3), poisoned(0), poisoned(1)]
    expect(Math.abs(chair - elsewhere)).toBeLessThan(0.1)
    expect(Math.abs(other - elsewhere)).toBeLessThan(0.1)
  })

  test.each(thinkers)('G7.1 nor is wine poured there rather than elsewhere (%s)', (_name, bot) => {
    const view = recollect(goblets, sit(2).state, 1)
    const moves = Array.from({ length: 24 }, (_, seed) => bot.choose(view, seeded(seed)))
    const places = new Set(moves.map((move) => (move.kind === 'pour' ? move.place : -1)))
    expect(places.size).toBeGreaterThan(4)
    expect(moves.filter((move) => move.kind === 'pour' && move.place === 1).length).toBeLessThan(12)
  })
})
