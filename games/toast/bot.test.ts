import { describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { type Bot, recollect, strengths } from '../../kernel/bot.ts'
import { scatter, seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { selfPlay, shares } from '../../kernel/selfplay.ts'
import { likelyWorlds } from '../banquet/bots/suspicion.ts'
import { bots } from './bot.ts'
import { court } from './bots/court.ts'
import { toast } from './index.ts'
import { drawn, keeping, sit } from './script.ts'
import type { Options, Toast } from './state.ts'

const { random, easy, normal, hard } = bots

/**
 * The share of the wins of one bot among so many others. Whoever has won more than `enough` of them has done so whatever the rest
 * bring, and the rest is not played.
 */
function share(bot: Bot<Toast>, others: Bot<Toast>, seats: number, games: number, enough: number): number {
  let sum = 0
  for (let game = 0; game < games && sum <= enough * games; game++) {
    const seat = game % seats
    const bots = Array.from({ length: seats }, (_, at) => (at === seat ? bot : others))
    const { ranking } = selfPlay(toast, bots, defaults(toast, seats), scatter(11, game))
    sum += at(shares(ranking), seat)
  }
  return sum / games
}

describe('the strengths', () => {
  test('easy wins more often than one of four who play at random', () => {
    expect(share(easy, random, 4, 150, 0.32)).toBeGreaterThan(0.32)
  })

  test('normal wins more often than one of four beginners', () => {
    expect(share(normal, easy, 4, 60, 0.36)).toBeGreaterThan(0.36)
  })

  test('in a duel, too', () => {
    expect(share(normal, random, 2, 12, 0.6)).toBeGreaterThan(0.6)
  })

  test.each<[number, Options['party']]>([
    [2, 'duel'],
    [3, 'duel'],
    [3, 'single'],
    [6, 'pairs'],
    [9, 'pairs'],
    [12, 'pairs'],
  ])('every level plays a table of %i to its end (%s)', (seats, party) => {
    const company = Array.from({ length: seats }, (_, seat) => bots[at(strengths, seat % strengths.length)])
    const { ranking } = selfPlay(toast, company, { ...defaults(toast, seats), party, rounds: 10 }, seats)
    expect(ranking).toContain(1)
  })
})

describe.each([
  ['normal', normal],
  ['hard', hard],
] as const)('manners (%s)', (_name, bot) => {
  const choices = (table: ReturnType<typeof sit>, seat: number) =>
    Array.from({ length: 4 }, (_, seed) => bot.choose(recollect(toast, table.state, seat), seeded(seed)))

  test('T5.3 what lay in a goblet that was drunk tells no more, whoever has seen all others', () => {
    const options = { party: 'duel', dial: 'mine' } as const
    const table = sit(2, { options }).fill('wine', 'wine', 'wine', 'ogre', 'wine', 'wine')
    for (const [token, does] of [
      ['antidote', 'peeks 0'],
      ['antidote', 'peeks 1'],
      ['antidote', 'peeks 2'],
      ['poison', 'peeks 3'],
      ['poison', 'peeks 5'],
      ['poison', 'pours poison 3'],
    ])
      table.play(`1 pours ${token} 4`, `0 ${does}`)
    for (const token of ['poison', 'poison', 'antidote', 'antidote', 'antidote'])
      table.play('1 peeks 3', `0 pours ${token} 3`)
    table.play('1 toasts', '1 drinks 4')
    for (const choice of choices(table, 0)) expect(choice).not.toEqual({ kind: 'drink', place: 3 })
  })

  test('four clear tokens are drawn again', () => {
    const table = drawn(4, { drawn: { 2: 'wine wine wine wine' } })
    expect(choices(table, 2)).toEqual(Array(4).fill({ kind: 'again' }))
  })

  test('the grudge is against one who is ahead', () => {
    const table = drawn(4)
    table.state.table.score = [0, 1, 5, 2]
    expect(choices(keeping(table), 0)).toEqual(Array(4).fill({ kind: 'accuse', house: 2 }))
  })

  test('poison that is poured goes before the enemy', () => {
    const table = sit(4, { drawn: { 1: 'poison poison poison poison' } })
    for (const move of choices(table, 1)) expect(move).toMatchObject({ kind: 'pour', token: 'poison', place: 2 })
  })

  test('with an empty napkin, and death known to stand before oneself, it is given to the enemy', () => {
    const laid = { drawn: { 1: 'wine wine wine wine', 3: 'poison poison poison poison' } }
    const table = sit(4, laid).fill('wine', 'wine', 'wine', 'wine')
    table.play('1 pours wine 3', '1 pours wine 3', '2 passes', '3 pours poison 1', '3 pours poison 1', '0 passes')
    table.play('1 pours wine 0', '1 pours wine 0', '2 passes', '3 passes', '0 passes')
    table.play('1 peeks', '1 passes', '2 passes', '3 passes', '0 passes')
    // Either way it then stands before the enemy.
    const ways = [
      { kind: 'rotate', by: 1 },
      { kind: 'swap', places: [1, 2] },
    ]
    for (const move of choices(table, 1)) expect(ways).toContainEqual(move)
  })
})

test('T5.1 a goblet of the row is nobody’s: what is poured there is no likelier good for whoever sits on the chair of its number', () => {
  const poisoned = (place: number) => {
    const table = sit(2).play('1 peeks 5', `0 pours poison ${place}`)
    const worlds = likelyWorlds(court, recollect(toast, table.state, 1), 600, seeded(3))
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

describe('what a pour tells (hard)', () => {
  const poured = (drawn: string) => {
    const view = recollect(toast, sit(4, { drawn: { 1: drawn } }).state, 1)
    return Array.from({ length: 24 }, (_, seed) => hard.choose(view, seeded(seed))).filter(
      ({ kind }) => kind === 'pour',
    )
  }

  test('before the enemy it may be poison or wine, and either comes first', () => {
    const moves = poured('wine wine poison poison')
    expect(moves).toContainEqual({ kind: 'pour', token: 'poison', place: 2 })
    expect(moves).toContainEqual({ kind: 'pour', token: 'wine', place: 2 })
  })

  test('before oneself it may be antidote or wine', () => {
    const moves = poured('wine wine antidote antidote')
    expect(moves).toContainEqual({ kind: 'pour', token: 'antidote', place: 1 })
    expect(moves).toContainEqual({ kind: 'pour', token: 'wine', place: 1 })
  })

  test('where somebody could toast before the next turn, what is needed now comes first', () => {
    const table = sit(4, { drawn: { 1: 'wine wine poison poison', 3: 'wine wine wine wine' } })
    table
      .fill('wine', 'wine', 'wine', 'wine')
      .play('1 passes', '2 passes', '3 pours wine 0', '3 pours wine 0', '0 passes')
    table.play('1 passes', '2 passes', '3 pours wine 0', '3 pours wine 0', '0 passes')
    const view = recollect(toast, table.state, 1)
    const moves = Array.from({ length: 12 }, (_, seed) => hard.choose(view, seeded(seed)))
    expect(moves).not.toContainEqual(expect.objectContaining({ kind: 'pour', token: 'wine' }))
  })
})

test('T7.5 a hard taster whose noble may toast at once does not look: that would bar it', () => {
  const table = sit(8, { drawn: { 1: 'poison poison poison poison' } })
  for (let turn = 0; turn < 4; turn++) table.play('2 passes', '3 pours poison 2').skip().skip().skip()
  const view = recollect(toast, table.state, 2)
  const moves = Array.from({ length: 8 }, (_, seed) => hard.choose(view, seeded(seed)))
  expect(moves).not.toContainEqual(expect.objectContaining({ kind: 'peek' }))
})
