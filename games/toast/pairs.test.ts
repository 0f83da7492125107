import { describe, expect, test } from 'vitest'
import type { ToastKey } from './deck.ts'
import { toast } from './index.ts'
import { drawn, grudging, keeping, sit, toasting } from './script.ts'
import { swapRoles } from './seats.ts'

const CLEAR = 'wine wine wine wine'

describe('noble and wine-taster', () => {
  test.each([
    [6, [1, 3, 5], [0, 2, 4]],
    [7, [1, 3, 5, 6], [0, 2, 4, null]],
    [9, [1, 3, 5, 7, 8], [0, 2, 4, 6, null]],
    [11, [1, 3, 5, 7, 9, 10], [0, 2, 4, 6, 8, null]],
    [12, [1, 3, 5, 7, 9, 11], [0, 2, 4, 6, 8, 10]],
  ])(
    'T7.1 %i: the noble sits to the left of his taster, a goblet and a target for each house',
    (seats, nobles, tasters) => {
      const { table, box } = sit(seats, { options: { party: 'pairs' } }).state
      expect([table.nobles, table.tasters]).toEqual([nobles, tasters])
      const houses = nobles.map((_, house) => house)
      expect([table.screens.length, box.goblets.length]).toEqual([houses.length, houses.length])
      expect(table.targets.toSorted()).toEqual(houses)
    },
  )

  test('T7.1 the Master of Ceremonies, left and targets go by house, the odd player counts as a noble', () => {
    const table = drawn(7, { options: { host: 4 } })
    expect([table.state.table.host, table.news('course')?.host]).toEqual([2, 5])
    keeping(table).play('5 accuses 3', '6 accuses 0')
    expect(table.state.table).toMatchObject({ targets: [1, 2, 3, 0], turn: 3 })
    expect(table.asked()).toBe(6)
  })

  test('T7.1 one action each, the taster first', () => {
    const table = sit(8)
    expect(table.asked()).toBe(2)
    expect(table.play('2 peeks').asked()).toBe(3)
    expect(table.play('3 passes').asked()).toBe(4)
    expect(table.play('4 passes', '5 passes', '6 rotates 1').asked()).toBe(7)
  })

  test('T7.1 the noble decides what was drawn and whom they resent; his taster is not asked', () => {
    const table = drawn(8, { drawn: { 1: CLEAR } })
    expect(table.state.agenda.asked).toEqual([1, 3, 5, 7])
    expect([table.kinds(3), table.offered(2), table.try('2 returns')]).toEqual([['keep', 'again'], [], 'closed'])
    table.play('3 returns', '1 keeps', '5 keeps', '7 keeps')
    expect(table.view(2).hand.tokens).toEqual(table.view(3).hand.tokens)
    expect(table.secret(2, 'drew')).toEqual(table.secret(3, 'drew'))
    keeping(table)
    expect([table.asked(), table.try('0 accuses 1')]).toEqual([1, 'closed'])
    table.play('1 accuses 3')
    expect([table.asked(), table.news('accused')]).toEqual([7, { kind: 'accused', seat: 1, target: 7, forced: false }])
  })
})

describe('the odd player', () => {
  /** It is the odd player's turn: seat 6, house 3, with two clear ones and two poisons. */
  const odd = (key?: ToastKey) =>
    sit(7, { drawn: { 3: 'wine wine poison poison' }, ...(key && { characters: { 3: key } }) })
      .skip()
      .skip()

  test('T7.4 plays alone as normal, two actions', () => {
    const table = odd()
    expect([table.asked(), table.kinds(6)]).toEqual([6, ['pour', 'peek', 'rotate', 'swap', 'pass']])
    expect(table.play('6 peeks', '6 rotates 1').asked()).toBe(0)
    expect(odd().hold(3, '').play('6 swaps 0').try('6 toasts')).toBe('taken')
  })

  test('T7.4 but does not pour twice in one turn', () => {
    const table = odd().play('6 pours wine 0')
    expect([table.asked(), table.kinds(6), table.try('6 pours wine 0')]).toEqual([
      6,
      ['peek', 'rotate', 'swap', 'pass'],
      'illegal',
    ])
    expect(table.play('6 rotates 1').asked()).toBe(0)
    expect(odd().play('6 rotates 1').try('6 pours wine 0')).toBe('taken')
    table.skip().skip().skip()
    expect(table.kinds(6)).toContain('pour')
  })

  test('T6.2 T7.4 a double Pour is one Pour, and no other goes with it', () => {
    const table = odd('curare').play('6 doubles', '6 pours wine 0', '6 pours poison 1')
    expect([table.asked(), table.kinds(6)]).toEqual([6, ['peek', 'rotate', 'swap', 'pass']])
    expect(odd('curare').play('6 pours wine 0').try('6 doubles')).toBe('illegal')
    expect(odd('curare').play('6 rotates 1').try('6 doubles')).toBe('taken')
  })

  test('T7.4 at a table without pairs everybody pours twice', () => {
    expect(
      sit(6, { drawn: { 1: CLEAR } })
        .play('1 pours wine 0')
        .try('1 pours wine 0'),
    ).toBe('taken')
  })
})

describe('a round of pairs', () => {
  test('T7.4 the pair scores together', () => {
    const table = toasting(sit(7).fill('', 'poison', '', ''), 1)
    expect(table.news('scored')?.earned.map(({ seats, points }) => [seats, points])).toEqual([
      [[1, 0], 3],
      [[3, 2], 0],
      [[5, 4], 1],
      [[6], 1],
    ])
    expect(table.state.table).toMatchObject({ score: [3, 3, 0, 0, 1, 1, 1], full: [1, 1, 0, 0, 0, 0, 0] })
  })

  test('T4.5 a breach of either partner is the pair’s', () => {
    const table = sit(8).late('2 passes').play('3 passes', '4 passes').late('5 passes')
    expect(table.state.table.breaches).toEqual([0, 1, 1, 0])
    expect(toasting(table.fill(), 3).earned()).toEqual([1, 1, 0, 0, 0, 0, 1, 1])
  })

  test('T7.4 roles swap after each round, seats and houses stay, the odd player stays alone', () => {
    expect(swapRoles({ nobles: [1, 3, 4], tasters: [0, 2, null] })).toEqual({
      nobles: [0, 2, 4],
      tasters: [1, 3, null],
    })
    const table = toasting(sit(7), 1)
    expect(table.state.table).toMatchObject({ course: 2, host: 1, nobles: [0, 2, 4, 6], tasters: [1, 3, 5, null] })
    expect([table.state.agenda.asked, table.news('pairs')?.nobles]).toEqual([
      [0, 2, 4, 6],
      [0, 2, 4, 6],
    ])
    grudging(table)
    expect([table.asked(), table.state.table.turn]).toEqual([5, 2])
    expect(toasting(table, 2).state.table).toMatchObject({ course: 3, nobles: [1, 3, 5, 6], tasters: [0, 2, 4, null] })
  })

  test('T7.4 with the roles goes the character, which is the pair’s', () => {
    const table = toasting(sit(8, { characters: { 2: 'yew' } }), 1)
    grudging(table)
    expect([table.asked(), table.try('5 rotates 2')]).toEqual([5, 'taken'])
  })

  test('T7.4 six in pairs are three houses, and play three rounds', () => {
    const table = sit(6, { options: { party: 'pairs' } })
    for (const course of [1, 2, 3]) {
      expect(table.state.table.course).toBe(course)
      toasting(table, 0)
    }
    expect(table.state.table.stage).toBe('over')
    expect(toast.ranking(table.state.table)).toHaveLength(6)
    const [a, b] = [table.state.table.score.slice(0, 2), table.state.table.score.slice(2, 4)]
    expect([a[0], b[0]]).toEqual([a[1], b[1]])
  })
})

describe('the Toast of a pair', () => {
  const toastsAfter = (line: string) => sit(8).hold(1, '').play(line).try('3 toasts')

  test.each([
    ['2 passes', 'taken'],
    ['2 rotates 1', 'taken'],
    ['2 swaps 0', 'taken'],
    ['2 peeks', 'illegal'],
  ])('T7.5 its napkin is empty and “%s”: %s', (line, answer) => {
    expect(toastsAfter(line)).toBe(answer)
  })

  test('T7.5 not with a token left, and not by the taster', () => {
    expect(sit(8).hold(1, 'wine').play('2 passes').try('3 toasts')).toBe('illegal')
    expect(sit(8).hold(1, '').try('2 toasts')).toBe('illegal')
  })

  test.each([
    ['butler', ['2 looks', '2 passes']],
    ['butler', ['2 passes', '3 looks']],
    ['arsenica', ['2 dips', '2 passes']],
  ] as const)('T6.2 T7.5 every look of this turn bars it: %s', (key, lines) => {
    const table = sit(8, { characters: { 1: key } }).hold(1, '')
    expect(table.play(...lines).try('3 toasts')).toBe('illegal')
  })

  test('T6.2 T7.5 a look before the first turn bars nothing', () => {
    const table = sit(8, { characters: { 1: 'cellarer' } }).hold(1, '')
    expect(table.play('2 passes', '3 looks 0', '2 passes').try('3 toasts')).toBe('taken')
  })

  test('T7.5 in the next turn of the pair it is forgotten', () => {
    const table = sit(8).hold(1, '').play('2 peeks', '3 passes').skip().skip().skip()
    expect(table.play('2 passes').try('3 toasts')).toBe('taken')
  })

  test('T7.5 a peek of another house bars nothing', () => {
    const table = sit(8).hold(2, '').play('2 peeks', '3 passes', '4 passes')
    expect(table.try('5 toasts')).toBe('taken')
  })
})
