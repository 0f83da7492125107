import { describe, expect, test } from 'vitest'
import { fromTape, seeded, taping } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { watch } from '../../kernel/state.ts'
import { HOUSES } from '../banquet/state.ts'
import { count, isPoisoned, ordinary, tokens } from '../banquet/tokens.ts'
import { BAGS, drawHand, drawOne, isAllClear } from './bag.ts'
import { toast } from './index.ts'
import { drawn, everything, grudging, keeping, sit, toasting } from './script.ts'
import { choices, setup } from './setup.ts'

const CLEAR = 'wine wine wine wine'
const MIXED = 'wine wine poison antidote'

describe('the bag', () => {
  test('T1.3 holds 16 clear, 10 poison, 10 antidote, or what the table chooses', () => {
    expect(BAGS).toEqual({
      usual: tokens(16, 10, 10),
      mild: tokens(18, 8, 12),
      deadly: tokens(12, 14, 10),
      large: tokens(24, 15, 15),
    })
    expect([choices(4).bag, choices(2).bag]).toEqual([['usual', 'mild', 'deadly', 'large'], ['usual']])
    for (const bag of choices(5).bag) expect(everything(drawn(5, { options: { bag } }).state)).toEqual(BAGS[bag])
  })

  test.each(Object.entries(BAGS))(
    'T1.3 the %s one has five tokens for each goblet, and enough of each sort',
    (_, bag) => {
      expect(count(bag)).toBeGreaterThanOrEqual(5 * HOUSES)
      expect(bag.wine).toBeGreaterThanOrEqual(5)
      expect(bag.poison).toBeGreaterThanOrEqual(6)
      expect(bag.antidote).toBeGreaterThanOrEqual(6)
      expect([bag.unicorn, bag.ogre]).toEqual([0, 0])
    },
  )

  test('T1.3 gives each of its tokens as likely as the next', () => {
    const bag = tokens(2, 1, 1)
    const firsts = [0, 1, 2, 3].map((at) => drawOne({ ...bag }, fromTape([at]).chance))
    expect(firsts).toEqual(['wine', 'wine', 'poison', 'antidote'])
    expect([drawHand(bag, seeded(1)), count(bag)]).toEqual([tokens(2, 1, 1), 0])
  })
})

describe('drawing', () => {
  test('T1.4 everybody draws four, from the Master of Ceremonies clockwise', () => {
    // The tape always shows the first token, and clear wine is first in the bag: the first four houses get it all.
    const { chance, drawn: asked } = taping(() => 0)
    const { table, hands, box } = setup(6, { ...defaults(toast, 6), host: 2, characters: 'none' }, chance)
    expect(hands.map((hand) => hand.tokens)).toEqual([tokens(0, 4), tokens(0, 4), ...[2, 3, 4, 5].map(() => tokens(4))])
    expect([box.bag, asked.length, table.screens]).toEqual([tokens(0, 2, 10), 24, [4, 4, 4, 4, 4, 4]])
    expect(hands[2]?.news).toEqual([{ kind: 'drew', tokens: tokens(4) }])
  })

  test('T1.4 all are asked together: keep, and only with four clear ones again', () => {
    const table = drawn(4, { drawn: { 0: CLEAR, 1: 'wine wine wine poison', 2: 'antidote wine wine wine', 3: CLEAR } })
    expect([table.state.table.stage, table.state.agenda.asked]).toEqual(['redraw', [0, 1, 2, 3]])
    expect([0, 1, 2, 3].map((seat) => table.kinds(seat))).toEqual([
      ['keep', 'again'],
      ['keep'],
      ['keep'],
      ['keep', 'again'],
    ])
    expect(table.try('1 returns')).toBe('illegal')
    expect([isAllClear(tokens(4)), isAllClear(tokens(3, 1)), isAllClear(tokens())]).toEqual([true, false, false])
  })

  test('T1.4 who drew only clear may keep it', () => {
    const table = keeping(drawn(4, { drawn: { 1: CLEAR } }))
    expect([table.view(1).hand.tokens, table.state.table.redraws]).toEqual([tokens(4), 0])
    expect(table.news('redrawn')).toBeUndefined()
  })

  test('T1.4 nobody draws before all have said', () => {
    const table = drawn(4, { drawn: { 1: CLEAR } }).play('1 returns', '0 keeps', '3 keeps')
    expect([table.view(1).hand.tokens, table.try('1 keeps'), table.try('1 returns')]).toEqual([
      tokens(4),
      'closed',
      'closed',
    ])
    table.play('2 keeps')
    expect(table.news('redrawn')).toEqual({ kind: 'redrawn', seats: [1] })
    expect(table.secret(1, 'drew')?.tokens).toEqual(table.view(1).hand.tokens)
    expect([table.state.table.stage, table.state.agenda.asked, table.state.table.redraws]).toEqual([
      'redraw',
      [0, 1, 2, 3],
      1,
    ])
  })

  test('T1.4 all that is returned goes in before anybody draws anew, from the Master of Ceremonies on', () => {
    const table = drawn(4, { options: { host: 2 }, drawn: { 0: CLEAR, 1: CLEAR, 2: CLEAR, 3: MIXED } })
    table.state.box.bag = tokens(0, 9, 9)
    table.play('0 returns', '1 keeps', '2 returns')
    // 18 tokens and the 8 that came back. The first four draws take the first token there is, the next four the last.
    const sides: number[] = []
    toast.play(table.state, 3, { kind: 'keep' }, (of) => (sides.push(of) <= 4 ? 0 : of - 1))
    expect(sides).toEqual([26, 25, 24, 23, 22, 21, 20, 19])
    expect([0, 1, 2].map((seat) => table.view(seat).hand.tokens)).toEqual([tokens(0, 0, 4), tokens(4), tokens(4)])
    expect(table.state.box.bag).toEqual(tokens(4, 9, 5))
    expect(table.news('redrawn')?.seats).toEqual([2, 0])
  })

  test('T1.4 in which order they say so does not matter', () => {
    const said = (...lines: string[]) => drawn(4, { drawn: { 1: CLEAR, 2: CLEAR } }).play(...lines).state
    const other = said('2 returns', '3 keeps', '1 returns', '0 keeps')
    expect(said('0 keeps', '1 returns', '2 returns', '3 keeps')).toEqual(other)
  })

  test('T1.4 three times, and no fourth', () => {
    const table = drawn(3, { drawn: { 0: MIXED, 1: CLEAR, 2: MIXED } })
    for (const time of [1, 2, 3]) {
      expect([table.state.table.stage, table.state.table.redraws]).toEqual(['redraw', time - 1])
      // Nothing but clear wine in the bag, so that it is clear again.
      Object.assign(table.state.box, { bag: tokens(9) })
      table.play('0 keeps', '2 keeps', '1 returns')
      expect([table.news('redrawn')?.seats, table.view(1).hand.tokens]).toEqual([[1], tokens(4)])
    }
    expect([table.state.table.stage, table.state.table.redraws]).toEqual(['grievance', 3])
    expect(table.try('1 returns')).toBe('closed')
  })

  test('T1.4 and anew in the next round', () => {
    const table = drawn(3, { drawn: { 1: CLEAR } }).play('0 keeps', '2 keeps', '1 returns')
    expect(table.state.table.redraws).toBe(1)
    toasting(grudging(table), 1)
    expect(table.state.table).toMatchObject({ course: 2, redraws: 0, again: [false, false, false] })
  })

  test('T1.5 then the Master of Ceremonies puts one token of the bag into each goblet, unseen', () => {
    const table = drawn(4, { drawn: { 1: CLEAR } })
    expect(table.state.box.goblets.map(count)).toEqual([0, 0, 0, 0])
    table.play('0 keeps', '1 returns', '2 keeps', '3 keeps')
    expect(table.state.box.goblets.map(count)).toEqual([0, 0, 0, 0])
    const before = count(table.state.box.bag)
    keeping(table)
    expect(table.state.box.goblets.map(count)).toEqual([1, 1, 1, 1])
    expect(count(table.state.box.bag)).toBe(before - 4)
    expect(everything(table.state)).toEqual(BAGS.usual)
    for (const seat of [0, 1, 2, 3]) expect(table.state.hands[seat]?.news).toEqual([])
  })

  test.each([3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('T1.5 %i at the table: a token for every goblet', (seats) => {
    const table = keeping(drawn(seats))
    expect(table.state.box.goblets.map(count)).toEqual(table.state.table.nobles.map(() => 1))
  })

  test('T1.5 which one, is in no view', () => {
    const views = (fill: string) => {
      const table = sit(4).fill(fill)
      return JSON.stringify([watch(table.state), [0, 1, 2, 3].map((seat) => table.view(seat))])
    }
    expect(views('wine')).toBe(views('poison'))
  })

  test.each([
    ['alone', { ogre: 1 }, true],
    ['with an antidote', { ogre: 1, antidote: 1 }, true],
    ['with poison and antidotes for both', { ogre: 1, poison: 1, antidote: 3 }, true],
    ['not there: poison and antidote', { poison: 1, antidote: 1 }, false],
  ] as const)('T1.6 no antidote helps against the Deadly Poison: %s', (_what, handful, poisoned) => {
    expect(isPoisoned({ ...tokens(), ...handful })).toBe(poisoned)
  })

  test('T1.6 it is neither drawn nor primed; it comes by the Alchemist, or in the duel', () => {
    for (let seats = 3; seats <= 12; seats++) {
      for (const bag of choices(seats).bag) {
        const all = everything(keeping(drawn(seats, { options: { bag }, seed: seats })).state)
        expect(all).toEqual(BAGS[bag])
        expect(ordinary.reduce((sum, sort) => sum + all[sort], 0)).toBe(count(all))
      }
    }
    expect(everything(drawn(2).state).ogre).toBe(1)
    const table = sit(4, { characters: { 1: 'hellebore' } })
    expect(everything(table.state).ogre).toBe(0)
    table.play(`1 trades ${ordinary.find((sort) => table.view(1).hand.tokens[sort] > 0)}`)
    expect(everything(table.state).ogre).toBe(1)
  })
})
