import { describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/chance.ts'
import { outOfTime } from '../../kernel/clock.ts'
import { defaults } from '../../kernel/game.ts'
import { watch } from '../../kernel/state.ts'
import { count, sorts, tokens } from '../banquet/tokens.ts'
import { toast } from './index.ts'
import { everything, type Sitting, sit } from './script.ts'
import { choices, setup } from './setup.ts'
import type { Options } from './state.ts'

const DEADLY = { ...tokens(), ogre: 1 }
/** Two or three around the row, seat 0 conducts the ceremonies. */
const duel = (seats: number, options: Partial<Options> = {}) => sit(seats, { options: { party: 'duel', ...options } })
/** Nobody has anything left, and the one who is asked toasts. */
const toasts = (table: Sitting) => {
  for (const house of table.state.table.nobles.keys()) table.hold(house, '')
  return table.play(`${table.asked()} toasts`)
}
const inARow = (table: Sitting, ...places: number[]) => {
  for (const place of places) table.play(`${table.asked()} drinks ${place}`)
  return table
}

describe('the row', () => {
  test.each([
    [2, tokens(0, 3, 3)],
    [3, tokens(0, 2, 2)],
  ])('T5.1 %i players split 6 poison and 6 antidote equally', (seats, hand) => {
    const { table, hands, box } = duel(seats).state
    expect(hands.map((one) => one.tokens)).toEqual(hands.map(() => hand))
    expect(table.screens).toEqual(hands.map(() => count(hand)))
    expect([box.goblets.length, table.standing]).toEqual([6, Array(6).fill(true)])
    expect([everything(duel(seats).state), box.bag]).toEqual([{ ...tokens(5, 6, 6), ogre: 1 }, tokens()])
  })

  test('T5.1 five clear and the Deadly Poison, one in each goblet, anywhere and unseen', () => {
    const places = Array.from({ length: 60 }, (_, seed) => {
      const { box } = setup(2, defaults(toast, 2), seeded(seed))
      expect(box.goblets.map(count)).toEqual([1, 1, 1, 1, 1, 1])
      expect(box.goblets.filter(({ wine }) => wine === 1)).toHaveLength(5)
      return box.goblets.findIndex(({ ogre }) => ogre === 1)
    })
    expect([...new Set(places)].sort()).toEqual([0, 1, 2, 3, 4, 5])
    const views = (...fill: string[]) => {
      const { state, view } = duel(2).fill(...fill)
      return JSON.stringify([watch(state), view(0), view(1)])
    }
    expect(views('ogre', 'wine')).toBe(views('wine', 'ogre'))
  })

  test('T5.1 no characters, no targets, no rings, nothing to redraw', () => {
    const { table } = duel(3, { characters: 'all', rings: true }).state
    expect(table).toMatchObject({ mode: 'duel', stage: 'turn', targets: [], rings: null, queue: [] })
    expect(table.characters).toEqual([null, null, null])
  })
})

describe('a turn', () => {
  test('T5.2 one action each, from the left of the Master of Ceremonies', () => {
    const table = duel(3)
    expect(table.asked()).toBe(1)
    table.play('1 peeks 4', '2 pours poison 0')
    expect([table.asked(), table.state.table.round]).toEqual([0, 1])
    expect([table.play('0 pours antidote 5').asked(), table.state.table.round]).toEqual([1, 2])
  })

  test('T5.2 Peek and Pour into any goblet, and nothing else: no Rotate, no Swap, no Pass', () => {
    const table = duel(2).fill('wine', '', '', '', '', 'ogre')
    expect(table.kinds(1)).toEqual(['pour', 'peek'])
    expect(table.offered(1)).toHaveLength(2 * 6 + 6)
    expect(['passes', 'rotates 1', 'swaps 0 1', 'toasts'].map((what) => table.try(`1 ${what}`))).toEqual(
      Array(4).fill('illegal'),
    )
    table.play('1 peeks 5')
    expect(table.secret(1, 'saw')).toEqual({ kind: 'saw', goblet: { place: 5, ring: null }, tokens: DEADLY })
    table.play('0 pours poison 5')
    expect(table.state.box.goblets[5]).toEqual({ ...DEADLY, poison: 1 })
  })

  test('T5.2 the Toast needs one’s own tokens gone, not those of the others', () => {
    const table = duel(2, { opens: 'own' }).hold(1, 'poison')
    expect(table.try('1 toasts')).toBe('illegal')
    table.play('1 pours poison 0', '0 peeks 1')
    expect([table.state.table.screens, table.kinds(1)]).toEqual([
      [6, 0],
      ['peek', 'toast'],
    ])
    expect(table.play('1 toasts').state.table).toMatchObject({ stage: 'drinking', call: { house: 1, by: 'caller' } })
  })

  test('T5.2 as it is usually played, it needs everybody’s tokens gone', () => {
    const table = duel(3).hold(0, '').hold(1, 'poison').hold(2, '')
    table.play('1 pours poison 0')
    expect([table.state.table.screens, table.kinds(2)]).toEqual([
      [0, 0, 0],
      ['peek', 'toast'],
    ])
    const one = duel(3).hold(0, '').hold(1, '').hold(2, 'poison')
    expect([one.kinds(1), one.try('1 toasts')]).toEqual([['peek'], 'illegal'])
    expect([choices(2).opens, choices(3).opens, choices(4).opens]).toEqual([
      ['everybody', 'own'],
      ['everybody', 'own'],
      ['everybody'],
    ])
  })

  test('T5.2 after the last round who cannot pour may still peek, until all tokens are played: then only toast', () => {
    const table = duel(2, { rounds: 10 }).idle(10).hold(0, 'poison').hold(1, '')
    expect([table.state.table.round, table.kinds(1)]).toEqual([11, ['peek']])
    table.play('1 peeks 0')
    expect(table.kinds(0)).toEqual(['pour'])
    expect(table.play('0 pours poison 3').kinds(1)).toEqual(['toast'])
  })

  test.each([10, 20, 40])('T5.2 after %i rounds Peek is closed: one pours, or with nothing left toasts', (rounds) => {
    const table = duel(2, { rounds, opens: 'own' }).idle(rounds - 1)
    expect([table.state.table.round, table.kinds(1), table.kinds(0)]).toEqual([rounds, ['pour', 'peek'], []])
    table.play('1 peeks 0')
    expect(table.kinds(0)).toContain('peek')
    table.play('0 peeks 0')
    expect([table.state.table.round, table.kinds(1), table.try('1 peeks 0')]).toEqual([rounds + 1, ['pour'], 'illegal'])
    table.play('1 pours poison 0').hold(0, '')
    expect(table.kinds(0)).toEqual(['toast'])
  })

  test('T5.2 so that every round ends: six pours each at the most, and a Toast', () => {
    const table = duel(2, { rounds: 10 }).idle(10)
    let moves = 0
    while (table.state.table.stage === 'turn') {
      const sort = sorts.find((one) => table.view(table.asked()).hand.tokens[one] > 0)
      table.play(`${table.asked()} ${sort ? `pours ${sort} ${moves % 6}` : 'toasts'}`)
      moves++
    }
    expect([moves, table.state.table.call]).toEqual([13, { house: 1, by: 'caller', tokens: 0 }])
  })

  test('T5.2 when time runs out he peeks as long as he may, into the first goblet', () => {
    const table = duel(2, { rounds: 10 })
    for (let seed = 0; seed < 10; seed++) {
      expect(outOfTime(toast, table.view(1), seeded(seed))).toEqual({ kind: 'peek', place: 0 })
    }
    expect(outOfTime(toast, table.idle(10).view(1), seeded(1)).kind).toBe('pour')
  })
})

describe('drinking', () => {
  test('T5.3 the caller first, any goblet that stands, and nobody may refuse', () => {
    const table = toasts(duel(2).fill('wine', '', '', '', '', 'poison'))
    expect([table.asked(), table.kinds(1), table.offered(1).length]).toEqual([1, ['drink'], 6])
    expect(table.try('1 passes')).toBe('illegal')
    table.play('1 drinks 0')
    expect(table.news('drank')?.drunk).toMatchObject({ seat: 1, place: 0, tokens: tokens(1), poisoned: false })
    expect([table.asked(), table.offered(0).length, table.try('0 drinks 0')]).toEqual([0, 5, 'illegal'])
  })

  test('T5.3 a drunk goblet leaves, and what was in it lies open', () => {
    const table = toasts(duel(2).fill('wine antidote', 'wine')).play('1 drinks 1')
    expect(watch(table.state).table).toMatchObject({
      standing: [true, false, true, true, true, true],
      emptied: [null, tokens(1), null, null, null, null],
    })
    expect(table.state.box.goblets[1]).toEqual(tokens())
  })

  test('T5.3 the poisoned one is out, the others go on, clockwise, round and round', () => {
    const table = toasts(duel(3).fill('wine poison', 'wine')).play('1 drinks 0')
    expect(table.state.table.out).toEqual([false, true, false])
    expect(inARow(table, 1, 2).asked()).toBe(2)
  })

  test('T5.3 the next after the caller is his left', () => {
    expect(inARow(toasts(duel(3).fill()), 0).asked()).toBe(2)
    expect(inARow(toasts(duel(3).fill()), 0, 1, 2).asked()).toBe(1)
  })

  test('T5.3 one left wins at once, whether he has drunk or not', () => {
    const two = toasts(duel(2).fill('ogre antidote')).play('1 drinks 0')
    expect([two.news('course won'), two.state.table.score]).toEqual([{ kind: 'course won', seats: [0] }, [1, 0]])
    const three = inARow(toasts(duel(3).fill('poison', 'poison')), 0)
    expect(three.news('course won')).toBeUndefined()
    inARow(three, 1)
    expect([three.news('course won')?.seats, three.state.table.score]).toEqual([[0], [1, 0, 0]])
  })

  test('T5.3 each goblet is judged alone', () => {
    const table = inARow(toasts(duel(2).fill('antidote antidote', 'wine', 'poison')), 0, 1, 2)
    expect(table.news('course won')?.seats).toEqual([0])
  })

  test('T5.3 if the goblets run out the survivors share, a point each', () => {
    const all = inARow(toasts(duel(3).fill()), 0, 1, 2, 3, 4, 5)
    expect([all.news('course won')?.seats, all.state.table.score]).toEqual([
      [0, 1, 2],
      [1, 1, 1],
    ])
    // 1, 2, 0, 1 and 2 drink; then 0 takes the last one, which is poisoned.
    const rest = inARow(toasts(duel(3).fill('', '', '', '', '', 'poison')), 0, 1, 2, 3, 4, 5)
    expect([rest.news('course won')?.seats, rest.state.table.score]).toEqual([
      [1, 2],
      [0, 1, 1],
    ])
  })
})

describe('a match', () => {
  /** The caller is poisoned at once, the only other wins. */
  const lose = (table: Sitting, caller: number) => {
    while (table.asked() !== caller) table.skip()
    return toasts(table.fill('poison')).play(`${caller} drinks 0`)
  }

  test('T5.4 three rounds, or as many as agreed; with four players there is none', () => {
    expect([choices(2).match, choices(3).match, choices(4).match]).toEqual([
      [3, 1, 2, 4, 5, 7],
      [3, 1, 2, 4, 5, 7],
      [3],
    ])
  })

  test.each([1, 2, 3, 4, 5, 7])('T5.4 %i rounds and no more, and none counts double', (match) => {
    const table = duel(2, { match })
    for (let round = 1; round <= match; round++) {
      expect(table.state.table).toMatchObject({ course: round, stage: 'turn' })
      if (round > 1) expect(table.news('course')).toMatchObject({ course: round, of: match, doubled: false })
      lose(table, 1)
    }
    expect(table.state.table).toMatchObject({ stage: 'over', score: [match, 0] })
    expect([table.news('over')?.winners, toast.ranking(table.state.table)]).toEqual([[0], [1, 2]])
    expect([toast.ending(table.state.table), table.try('0 peeks 0')]).toEqual(['duel', 'over'])
  })

  test('T5.4 the Master of Ceremonies passes, and everything is laid out anew', () => {
    const table = lose(duel(3), 1)
    expect(inARow(table.fill('', 'poison'), 1).state.table).toMatchObject({ course: 2, host: 1, turn: 2 })
    expect(table.state.table).toMatchObject({ out: [false, false, false], standing: Array(6).fill(true), round: 1 })
    expect(everything(table.state)).toEqual({ ...tokens(5, 6, 6), ogre: 1 })
  })

  test('T5.4 most rounds won; a tied match is shared', () => {
    const even = lose(lose(duel(2, { match: 2 }), 1), 0)
    expect([even.state.table.score, even.news('over')?.winners]).toEqual([
      [1, 1],
      [0, 1],
    ])
    expect(toast.ranking(even.state.table)).toEqual([1, 1])
    const odd = lose(lose(lose(duel(2), 1), 0), 1)
    expect([odd.state.table.score, toast.ranking(odd.state.table)]).toEqual([
      [2, 1],
      [1, 2],
    ])
  })
})
