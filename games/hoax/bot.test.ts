import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { scatter, seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { selfPlay, shares } from '../../kernel/selfplay.ts'
import { same } from '../../kernel/state.ts'
import { isAction, roleOf } from './actions.ts'
import { bots } from './bot.ts'
import { beliefs, likelihoods, publicBeliefs } from './bots/belief.ts'
import { looksFalse } from './bots/doubt.ts'
import * as tempers from './bots/temper.ts'
import { hoax } from './index.ts'
import { type Sitting, sit } from './script.ts'
import { type Move, type Role, roles } from './state.ts'

const { random, easy, normal, hard } = bots
const thinking = { easy, normal, hard }
const kind = (role: Role) => roles.indexOf(role)
/** Whoever does not listen. */
const deaf = { credits: [1], pretence: 0 }

const FIVE = ['emperor', 'thief', 'pope', 'peasant', 'wizard'] as const
const purses = ['1 gold', '2 wine', '1 grain', '1 gold 1 wine', '']

/** H7.1: one has asked another so often. */
const ask = (by: number, of: number, times: number) => new Array(times).fill({ by, of })

/** What a bot does on this seat, with so many kinds of luck. */
function doings(bot: typeof hard, table: Sitting, seat: number, tries = 60): Move[] {
  return Array.from({ length: tries }, (_, seed) => bot.choose(table.view(seat), seeded(seed)))
}

/** How often it makes such a move. */
function rate(bot: typeof hard, table: Sitting, seat: number, such: Partial<Record<string, unknown>>): number {
  const made = doings(bot, table, seat)
  return made.filter((move) => same({ ...move, ...such }, move)).length / made.length
}

/**
 * The share of the wins of one bot among four others, and how often an accusation of its own lost the game. Whoever has won more
 * than `enough` of them has done so whatever the rest bring, and the rest is not played.
 */
function compete(
  bot: typeof hard,
  others: typeof hard,
  games: number,
  enough: number,
): { share: number; undone: number } {
  let [sum, undone] = [0, 0]
  for (let game = 0; game < games && sum <= enough * games; game++) {
    const seat = game % 5
    const bots = [others, others, others, others].toSpliced(seat, 0, bot)
    let accuser = -1
    const { ranking, state } = selfPlay(hoax, bots, defaults(hoax, 5), scatter(5, game), (_, by, move) => {
      if (move.kind === 'accuse') accuser = by
    })
    sum += at(shares(ranking), seat)
    if (state.table.last?.ending === 'proof' && accuser === seat) undone++
  }
  return { share: sum / games, undone: undone / games }
}

describe('what a bot believes', () => {
  test('H1.1 begins with the count of the cards that it does not hold', () => {
    const [, other] = beliefs(sit(FIVE).view(0), deaf)
    expect(other?.[kind('emperor')]).toBeCloseTo(1 / 11)
    expect(other?.[kind('thief')]).toBeCloseTo(2 / 11)
    const [mine] = beliefs(sit(FIVE).view(0), deaf)
    expect(mine).toEqual([1, 0, 0, 0, 0, 0])
  })

  test('H5.4, H7.1 drops what somebody confessed or showed, and knows that all others know the one', () => {
    const table = sit(FIVE, { denied: { 1: ['judge', 'pope'] } })
    at(table.state.hands, 0).not.push({ seat: 1, role: 'wizard' })
    const own = at(beliefs(table.view(0), deaf), 1)
    const everybodys = at(publicBeliefs(table.view(0), deaf), 1)
    expect([own[kind('judge')], own[kind('pope')], own[kind('wizard')]]).toEqual([0, 0, 0])
    expect([everybodys[kind('judge')], everybodys[kind('pope')]]).toEqual([0, 0])
    expect(everybodys[kind('wizard')]).toBeGreaterThan(0.2)
  })

  test('gives credit to what is claimed more often than usual, and the less for every time more', () => {
    const table = sit(FIVE)
    const suits = () => at(likelihoods(table.state.table, 1, 3), kind('thief'))
    const weights = [0, 1, 2, 3].map((times) => {
      at(table.state.table.acted, 1).thief = times
      return suits()
    })
    expect(weights[0]).toBe(1)
    const steps = weights.slice(1).map((weight, before) => weight / at(weights, before))
    expect(steps[0]).toBeGreaterThan(1)
    expect(steps).toEqual(steps.toSorted((a, b) => b - a))
    expect(likelihoods(table.state.table, 1, 1)).toEqual(roles.map(() => 1))
  })

  test('is never sure of a mask, however often it is worn', () => {
    const taken = (times: number) => {
      const table = sit(FIVE)
      at(table.state.table.reacted, 1).emperor = times
      return at(at(beliefs(table.view(2), tempers.hard), 1), kind('emperor'))
    }
    expect(taken(10)).toBeGreaterThan(taken(0))
    expect(taken(1000)).toBeLessThan(0.5)
  })

  test('listens to each of them alone: where one says one thing and another anything, the one is heard', () => {
    const taken = (others: Partial<Record<Role, number>>) => {
      const table = sit(FIVE)
      Object.assign(at(table.state.table.acted, 1), { pope: 4, ...others })
      const likely = at(beliefs(table.view(0), { credits: [1, 4], pretence: 0 }), 1)
      return at(likely, kind('pope')) / at(likely, kind('judge'))
    }
    expect(taken({ thief: 4, peasant: 4, wizard: 4 })).toBeLessThan(taken({}))
  })
})

describe('a hard bot', () => {
  test('does the same whoever it is: what it claims tells nobody anything', () => {
    const acts = (role: Role) => doings(hard, sit([role, 'thief', 'pope', 'peasant', 'wizard'], { purses }), 0)
    for (const role of roles) expect(acts(role)).toEqual(acts('judge'))
    const reacts = (role: Role) =>
      doings(hard, sit(['thief', role, 'pope', 'peasant', 'wizard'], { purses }).play('0 steals wine from 1'), 1)
    for (const role of roles) expect(reacts(role)).toEqual(reacts('judge'))
    expect(new Set(acts('judge').map((move) => isAction(move) && roleOf(move))).size).toBeGreaterThan(2)
  })

  test('H2.4 is immune more often than it pays, but not always, whoever it is', () => {
    const settles = (role: Role) => {
      const table = sit([role, 'thief', 'pope', 'peasant', 'wizard'], { purses: ['2 gold', '2 wine'] })
      table.play('0 steals wine from 1').window('1 illegal').window('2 fines gold').window('3 forgives')
      return doings(hard, table, 0)
    }
    for (const role of roles) expect(settles(role)).toEqual(settles('judge'))
    const immune = settles('judge').filter(({ kind }) => kind === 'immune').length
    expect(immune).toBeGreaterThan(30)
    expect(immune).toBeLessThan(57)
    expect(settles('judge')).toContainEqual({ kind: 'pay', to: 3, role: 'pope' })
  })

  test('H7.2 shows nothing that it says to be in the same turn', () => {
    const table = sit(FIVE, { purses: ['1 gold 1 wine 1 grain'] })
    at(table.state.hands, 1).shown.push({ seat: 2, role: 'emperor' }, { seat: 3, role: 'emperor' })
    const shows = () => rate(hard, table, 1, { role: 'emperor' })
    table.play('0 earns as peasant').window('1 illegal').window().play('0 questions 1')
    expect(shows()).toBe(0)
    table.state.table.cards = []
    expect(shows()).toBeGreaterThan(0.5)
  })

  test('H7.2 wears no mask that it would have to show to whoever has packs to ask for it', () => {
    const forgives = (purse: string, shown: readonly Role[]) => {
      const table = sit(FIVE, { purses: [purse] })
      at(table.state.hands, 1).shown.push(...shown.map((role) => ({ seat: 0, role })))
      table.play('0 earns as peasant').window('1 illegal', '3 illegal').window('1 fines grain', '2 fines grain')
      return rate(hard, table, 1, { kind: 'forgive' })
    }
    const pack = '1 gold 1 wine 1 grain'
    expect(forgives(pack, ['peasant', 'wizard'])).toBeLessThan(0.05)
    expect(forgives(pack, ['peasant'])).toBeGreaterThan(0.5)
    expect(forgives('1 gold', ['peasant', 'wizard'])).toBeGreaterThan(0.5)
  })

  test('H5.2 keeps what it knows to itself where the accuser never asked', () => {
    const yes = (asked: number) => {
      const table = sit(FIVE, { purses }).play('0 steals wine from 1')
      at(table.state.hands, 2).not.push({ seat: 0, role: 'thief' })
      table.state.table.questions.push(...ask(3, 0, asked))
      return rate(hard, table.play('3 accuses 0 thief'), 2, { vote: 'yes' })
    }
    expect([yes(0), yes(1)]).toEqual([0, 1])
  })

  test('H5.6 baits with what it is where all would take it for a lie', () => {
    const table = sit(['pope', 'emperor', 'thief', 'peasant', 'wizard'], { purses })
    const truths = () => rate(hard, table, 0, { role: 'pope' })
    for (const said of table.state.table.acted) Object.assign(said, { pope: 9, peasant: 9 })
    Object.assign(at(table.state.table.acted, 0), { emperor: 9, thief: 9, wizard: 9, pope: 0, peasant: 20 })
    expect(looksFalse(table.view(0), tempers.hard)).toBe(false)
    const before = truths()
    table.state.table.questions.push(...ask(3, 0, 3))
    expect(looksFalse(table.view(0), tempers.hard)).toBe(true)
    expect(truths()).toBeGreaterThan(before)
  })
})

describe.each(Object.entries(thinking))('a bot (%s)', (level, bot) => {
  test('H6.2 unmasks whom it knows, and nobody about whom it knows nothing', () => {
    const table = sit(FIVE)
    expect(rate(bot, table, 0, { kind: 'unmask' })).toBe(0)
    for (const role of roles) if (role !== 'wizard') at(table.state.hands, 0).not.push({ seat: 4, role })
    expect(rate(bot, table, 0, { kind: 'unmask', seat: 4, role: 'wizard' })).toBe(1)
  })

  test('H9.4 unmasks whom it knows in the last round as well, however many there are', () => {
    for (const rounds of hoax.choices(FIVE.length).rounds) {
      const table = sit(FIVE, { options: { rounds } })
      table.state.table.round = rounds
      for (const role of roles) if (role !== 'wizard') at(table.state.hands, 0).not.push({ seat: 4, role })
      expect(rate(bot, table, 0, { kind: 'unmask', seat: 4, role: 'wizard' })).toBe(1)
    }
  })

  test('H7.1 spends a pack on an answer', () => {
    expect(rate(bot, sit(FIVE, { purses: ['1 gold 1 wine 1 grain'] }), 0, { kind: 'question' })).toBe(1)
  })

  test('H5.2 votes against a claim it knows to be false, and lets stand what may well be true', () => {
    const vote = (knows: 'knows' | 'does not know') => {
      const table = sit(FIVE, { purses }).play('0 steals wine from 1')
      table.state.table.questions.push(...ask(3, 0, 1))
      if (knows === 'knows') at(table.state.hands, 2).not.push({ seat: 0, role: 'thief' })
      else at(table.state.table.acted, 0).thief += 4
      return rate(bot, table.play('3 accuses 0 thief'), 2, { vote: 'yes' })
    }
    expect(vote('knows')).toBe(1)
    expect(vote('does not know')).toBe(0)
  })

  test('H5.1 accuses what it knows to be false and others doubt, never what may be true', () => {
    const table = sit(FIVE, { purses }).play('0 steals wine from 1').window()
    expect(rate(bot, table, 1, { kind: 'accuse' })).toBe(0)
    at(table.state.hands, 1).not.push({ seat: 0, role: 'thief' })
    Object.assign(at(table.state.table.acted, 0), { emperor: 5, peasant: 5 })
    expect(rate(bot, table, 1, { kind: 'accuse' })).toBe(0)
    table.state.table.questions.push(...ask(1, 0, 3))
    expect(rate(bot, table, 1, { kind: 'accuse', seat: 0, role: 'thief' })).toBe(1)
  })

  test('H7.2 shows what its asker believes least', () => {
    const table = sit(FIVE, { purses: ['1 gold 1 wine 1 grain'] })
    Object.assign(at(table.state.table.acted, 1), { emperor: 6, pope: 6, wizard: 6, peasant: 6 })
    const shows = rate(bot, table.play('0 questions 1'), 1, { role: 'judge' })
    expect(shows).toBeGreaterThan(level === 'hard' ? 0.5 : 0.3)
  })
})

describe('the strengths', () => {
  test('are worth their names, and accuse no truth', () => {
    expect(compete(easy, random, 60, 0.3).share).toBeGreaterThan(0.3)
    expect(compete(normal, easy, 40, 0.3).share).toBeGreaterThan(0.3)
    const { share, undone } = compete(hard, normal, 25, 1)
    expect(share).toBeGreaterThan(0.2)
    expect(undone).toBeLessThanOrEqual(0.04)
  })
})
