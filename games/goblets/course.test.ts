import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { type Chance, fromTape, seeded, shuffle, taping } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { watch } from '../../kernel/state.ts'
import { keys } from '../banquet/characters/key.ts'
import { seating } from '../banquet/houses.ts'
import { HOUSES } from '../banquet/state.ts'
import { count, isPoisoned, ordinary, sorts, type Tokens, tokens } from '../banquet/tokens.ts'
import { dealTargets } from './course.ts'
import { goblets } from './index.ts'
import { ALL, primer } from './material.ts'
import { poolOf } from './pool.ts'
import { sit } from './script.ts'
import { choices, setup } from './setup.ts'
import type { Table } from './state.ts'

const sum = (handfuls: readonly Tokens[]): Tokens => {
  const all = tokens()
  for (const handful of handfuls) for (const sort of sorts) all[sort] += handful[sort]
  return all
}
const dealt = (seats: number, seed: number) => setup(seats, defaults(goblets, seats), seeded(seed))

describe('material', () => {
  test('G1.1 21 wine, 15 poison, 14 antidote, one Unicorn, one Ogre; six houses; 21 characters', () => {
    expect(ALL).toEqual({ wine: 21, poison: 15, antidote: 14, unicorn: 1, ogre: 1 })
    expect([HOUSES, keys.length, new Set(keys).size]).toEqual([6, 21, 21])
    for (const seats of [2, 3, 6, 11, 12]) expect(dealt(seats, 1).box.goblets).toHaveLength(6)
  })

  test.each([
    ['the Ogre alone', { ogre: 1 }, true],
    ['the Ogre and three antidotes', { ogre: 1, antidote: 3 }, true],
    ['the Ogre, poison and antidotes for both', { ogre: 1, poison: 1, antidote: 2 }, true],
    ['the Ogre and the Unicorn', { ogre: 1, unicorn: 1 }, false],
    ['five poisons and the Unicorn', { poison: 5, unicorn: 1 }, false],
    ['the Ogre, five poisons and the Unicorn', { ogre: 1, poison: 5, unicorn: 1 }, false],
  ] as const)('G1.2 %s', (_what, handful, poisoned) => {
    expect(isPoisoned({ ...tokens(), ...handful })).toBe(poisoned)
  })

  test('G1.2 neither Ogre nor Unicorn is dealt', () => {
    for (let seats = 2; seats <= 12; seats++) {
      const { hands, box } = dealt(seats, seats)
      const all = sum([...hands.map((hand) => hand.tokens), ...box.goblets])
      expect([all.unicorn, all.ogre]).toEqual([0, 0])
    }
  })

  test('G1.3 one Traitor among six Winetaster cards, or two, or three', () => {
    expect([choices(12).traitors, choices(5).traitors]).toEqual([[1, 2, 3], [1]])
    for (const traitors of [1, 2, 3]) {
      const { hands } = setup(12, { ...defaults(goblets, 12), traitors }, seeded(traitors))
      const cards = hands.flatMap(({ card }) => (card ? [card] : []))
      expect(cards).toHaveLength(6)
      expect(cards.filter((card) => card === 'traitor')).toHaveLength(traitors)
    }
  })
})

describe('setting the table for a course', () => {
  test('G3.1 the goblets come back to the rings’ owners', () => {
    const table = sit(4).play('1 rotates 1', '1 swaps 3')
    expect(table.state.table.rings).not.toEqual([0, 1, 2, 3])
    table.hold(2, '').play('2 toasts').drinkUp()
    expect(table.state.table).toMatchObject({ course: 2, rings: [0, 1, 2, 3] })
  })

  test('G3.2 three wine, two poison, two antidote behind every screen, in every course', () => {
    const table = sit(4)
    const hands = () => table.state.hands.map((hand) => hand.tokens)
    expect(hands()).toEqual(Array(4).fill(tokens(3, 2, 2)))
    table.play('1 pours wine 1', '1 pours poison 0').hold(2, 'poison').play('2 toasts').drinkUp()
    expect(hands()).toEqual(Array(4).fill(tokens(3, 2, 2)))
    expect(table.state.table.screens).toEqual([7, 7, 7, 7])
  })

  test('G3.3 five goblets: one antidote, two poison, two wine, one token in each', () => {
    expect(primer(5)).toEqual(tokens(2, 2, 1))
    const { goblets } = sit(5).state.box
    expect(goblets.map(count)).toEqual([1, 1, 1, 1, 1])
    expect(sum(goblets)).toEqual(tokens(2, 2, 1))
  })

  test.each([4, 5, 6, 7, 8, 9, 10, 11, 12, 2, 3])('G3.3 %i at the table: a token for every goblet', (seats) => {
    const { box, table } = dealt(seats, 3)
    const many = seats <= 3 ? 6 : table.nobles.length
    expect(box.goblets.map(count)).toEqual(Array(many).fill(1))
    expect(sum(box.goblets)).toEqual(tokens(many - 3, 2, 1))
  })

  test('G3.3 the primer is random, and unseen by everybody', () => {
    const found = tokens()
    for (let seed = 0; seed < 400; seed++) {
      const [first = tokens()] = dealt(4, seed).box.goblets
      for (const sort of sorts) found[sort] += first[sort]
    }
    for (const [sort, share] of [
      ['wine', 1 / 4],
      ['poison', 1 / 2],
      ['antidote', 1 / 4],
    ] as const) {
      expect(Math.abs(found[sort] / 400 - share)).toBeLessThan(0.1)
    }
    const views = (fill: string) => {
      const table = sit(4).fill(fill)
      return JSON.stringify([0, 1, 2, 3].map((seat) => table.view(seat)))
    }
    expect(views('wine')).toBe(views('poison'))
  })

  test.each([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('G3.6 with %i at the table the pool suffices', (seats) => {
    const { table, hands, box } = dealt(seats, seats)
    const used = sum([...table.nobles.map((seat) => at(hands, seat).tokens), ...box.goblets])
    for (const sort of sorts) expect(used[sort]).toBeLessThanOrEqual(ALL[sort])
  })

  test('G3.6 with six goblets of six no wine, one poison and one antidote are spare', () => {
    for (const seats of [6, 11, 12]) {
      const { table } = dealt(seats, 1)
      expect(ordinary.map((sort) => poolOf({ ...table, used: [] })[sort])).toEqual([0, 1, 1])
    }
  })

  test('G3.6 what the Alchemist and Dame Amalthea gave back lies in it', () => {
    const { table } = dealt(6, 1)
    const used = (['hellebore', 'amalthea'] as const).map((key) => ({ key, seat: 0, house: 0, named: null }))
    expect(ordinary.map((sort) => poolOf({ ...table, used })[sort])).toEqual([0, 2, 2])
  })

  test('G3.6 what was left behind a screen goes back unseen', () => {
    const views = (left: string) => {
      const table = sit(4).fill('', '', '', '').hold(3, left).hold(1, '').play('1 toasts').drinkUp()
      expect(table.state.table.course).toBe(2)
      return JSON.stringify([watch(table.state), [0, 1, 2].map((seat) => table.view(seat))])
    }
    expect(views('wine wine poison')).toBe(views('antidote antidote antidote'))
  })
})

/** Every answer that a shuffle of so many cards can get. */
function* tapes(cards: number): Generator<number[]> {
  if (cards <= 1) return yield []
  for (let first = 0; first < cards; first++) for (const rest of tapes(cards - 1)) yield [first, ...rest]
}

describe('targets', () => {
  test.each([4, 5, 6])(
    'G3.4 %i houses: one pass after every deal, under every Host, and nobody targets himself',
    (n) => {
      const houses = seating(n, 'single')
      const everybody = houses.nobles
      let deals = 0
      const seen = new Set<string>()
      for (const tape of tapes(n)) {
        const chance = (): Chance => fromTape(tape).chance
        const cards = shuffle([...everybody], chance())
        seen.add(cards.join())
        for (const host of everybody) {
          const targets = dealTargets({ ...houses, host } as unknown as Table, chance())
          expect(targets.some((target, house) => target === house)).toBe(false)
          expect([...targets].sort()).toEqual(everybody)
          if (cards.every((target, house) => target !== house)) expect(targets).toEqual(cards)
          deals++
        }
      }
      const factorial = everybody.reduce((product, one) => product * (one + 1), 1)
      expect([deals, seen.size]).toEqual([factorial * n, factorial])
    },
  )

  test('G3.4 who got his own house swaps with the player to his left, from the Host on', () => {
    // A tape that leaves the cards as they lie, so everybody has their own house: 1 swaps with 2, 2 is content, 3 with 0.
    const asTheyLie = { ...seating(4, 'single'), host: 1 } as unknown as Table
    expect(dealTargets(asTheyLie, fromTape([3, 2, 1]).chance)).toEqual([3, 2, 1, 0])
  })

  test('G3.4 they are open, dealt in every course, and a player, not a goblet', () => {
    const table = sit(4).play('1 rotates 1', '1 swaps 3')
    expect(watch(table.state).table.targets).toEqual([1, 2, 3, 0])
    const taped = taping(seeded(3))
    const again = new Set(Array.from({ length: 20 }, () => dealTargets(table.state.table, taped.chance).join()))
    expect(again.size).toBeGreaterThan(3)
    table.hold(2, '').play('2 toasts').drinkUp()
    expect(table.state.table.targets.every((target, house) => target !== house)).toBe(true)
  })

  test('G3.5 abilities of the beginning are asked from the Host clockwise, then his left has the first turn', () => {
    const table = sit(5, {
      options: { host: 3 },
      characters: { 0: 'quicksilver', 1: 'yew', 2: 'cellarer', 3: 'hellebore', 4: 'butler' },
    })
    expect([table.asked(), table.state.table.stage]).toEqual([3, 'beginning'])
    table.play('3 trades')
    expect(table.asked()).toBe(0)
    table.play('0 passes')
    expect([table.asked(), table.kinds(2)]).toEqual([2, ['pass', 'look']])
    table.play('2 passes')
    expect([table.asked(), table.state.table.stage]).toEqual([4, 'turn'])
  })
})
