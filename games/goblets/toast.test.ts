import { describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { play as submitted } from '../../kernel/match.ts'
import { look, type Seat } from '../../kernel/state.ts'
import { tokens } from '../banquet/tokens.ts'
import { goblets } from './index.ts'
import { type Sitting, sit } from './script.ts'
import { choices } from './setup.ts'
import { finish } from './tie.ts'

/** The first toasts without a last token, nobody does anything more. */
const drinks = (...contents: string[]) =>
  sit(contents.length)
    .fill(...contents)
    .hold(1, '')
    .play('1 toasts')
    .drinkUp()

/** As it is told on the page of the rules (web/boards/goblets/example.words.ts). */
test('G5.1 G5.4 G5.5 G5.6 the example of the last actions comes out as it is told', () => {
  const table = sit(4).fill('wine', 'poison', 'wine antidote', 'poison antidote')
  table.play('1 passes', '2 passes', '3 passes').hold(3, 'poison').hold(0, '').play('0 toasts')
  table.play('1 swaps 0', '2 rotates 1', '3 pours poison 0', '0 swaps 2')
  expect(table.news('drunk')?.goblets.map(({ tokens: inside, poisoned }) => [inside, poisoned])).toEqual([
    [tokens(1), false],
    [tokens(0, 1), true],
    [tokens(0, 2, 1), true],
    [tokens(1, 0, 1), false],
  ])
  expect(table.earned()).toEqual([3, 1, 0, 1])
})

describe('the Toast', () => {
  test('G5.1 from the caller’s left everybody has one last action, the caller last; then they drink', () => {
    const table = sit(4).hold(1, '').play('1 toasts')
    const order: Seat[] = []
    while (table.state.table.stage === 'last') {
      order.push(table.asked())
      table.play(`${table.asked()} peeks`)
    }
    expect(order).toEqual([2, 3, 0, 1])
    expect(table.news('drunk')).toBeDefined()
  })

  test('G5.1 what is left may still be poured, one token, but nobody toasts again', () => {
    const table = sit(4).hold(1, 'poison').hold(2, 'antidote').fill().play('1 toasts')
    expect(table.kinds(2)).toEqual(['pour', 'peek', 'rotate', 'swap', 'pass'])
    expect(table.try('2 toasts')).toBe('illegal')
    table.play('2 pours antidote 0', '3 passes', '0 passes')
    expect(table.kinds(1)).toEqual(['pour', 'peek', 'rotate', 'swap', 'pass'])
    table.play('1 pours poison 0')
    expect(table.news('drunk')?.goblets[0]).toMatchObject({ seat: 0, tokens: tokens(0, 1, 1), poisoned: false })
  })

  test('G5.2 after all last actions come the abilities before drinking, from the caller’s left', () => {
    const table = sit(5, { characters: { 0: 'cantarella', 1: 'antimony', 3: 'cicuta' } })
    table.hold(1, 'wine wine').hold(2, '').play('1 passes', '2 toasts')
    const asked: string[] = []
    while (table.state.table.call) {
      asked.push(`${table.state.table.stage} ${table.asked()}`)
      table.play(`${table.asked()} passes`)
    }
    expect(asked).toEqual(['last 3', 'last 4', 'last 0', 'last 1', 'last 2', 'before 3', 'before 0', 'before 1'])
  })

  test.each(['datura', 'mandrake', 'yew', 'curare', 'arsenica', 'belladonna', 'butler'] as const)(
    'G5.3 the ability of one’s turn (%s) is off in the Toast phase',
    (key) => {
      const table = sit(5, { characters: { 2: key } })
      const turn = table.hold(1, '').play('1 passes').offered(2).length
      expect(turn).toBeGreaterThan(sit(5).play('1 passes').offered(2).length)
      table.play('2 passes', '3 passes', '4 passes', '0 passes', '1 toasts')
      const plain = sit(5).hold(1, '').play('1 toasts')
      expect(table.offered(2)).toEqual(plain.offered(2))
    },
  )

  test.each([
    ['nothing at all', '', false],
    ['wine alone', 'wine wine wine', false],
    ['antidote alone', 'antidote', false],
    ['one poison', 'poison', true],
    ['poison in much wine', 'wine wine wine poison', true],
    ['poison and antidote', 'poison antidote', false],
    ['two poisons, one antidote', 'poison antidote poison', true],
    ['two poisons, three antidotes', 'poison poison antidote antidote antidote', false],
    ['the Ogre poison and an antidote', 'ogre antidote', true],
    ['the Ogre poison, poison and the Unicorn', 'ogre poison poison unicorn', false],
  ])('G5.4 %s', (_what, contents, poisoned) => {
    const drunk = sure(drinks('', '', contents, '').news('drunk'), 'drinking').goblets
    expect(drunk.map((one) => one.poisoned)).toEqual([false, false, poisoned, false])
  })

  test('G5.4 everybody drinks what stands in front of him, all at once', () => {
    const table = sit(4).fill('poison', '', 'wine', '').hold(1, '').play('1 toasts', '2 rotates 1').drinkUp()
    expect(table.news('drunk')?.goblets).toMatchObject([
      { seat: 0, place: 0, ring: 3, tokens: tokens(), poisoned: false },
      { seat: 1, place: 1, ring: 0, tokens: tokens(0, 1), poisoned: true },
      { seat: 2, place: 2, ring: 1, tokens: tokens(), poisoned: false },
      { seat: 3, place: 3, ring: 2, tokens: tokens(1), poisoned: false },
    ])
  })
})

describe('points', () => {
  test('G5.5 one for surviving, one for the poisoned target, one more for both', () => {
    // Everybody targets their left: 0 lives and got 1; 1 is dead and got 2; 2 is dead, 3 lives; 3 lives, 0 lives.
    const table = drinks('', 'poison', 'poison', '')
    expect(table.earned()).toEqual([3, 1, 0, 1])
    expect(table.news('scored')?.earned).toMatchObject([
      { seat: 0, alive: 1, target: 1, both: 1, other: 0, wine: 0 },
      { seat: 1, alive: 0, target: 1, both: 0 },
      { seat: 2, alive: 0, target: 0, both: 0 },
      { seat: 3, alive: 1, target: 0, both: 0 },
    ])
  })

  test('G5.6 the single goblet with the most wine is worth a point, dead or alive', () => {
    expect(drinks('wine', 'wine wine', '', '').earned()).toEqual([1, 2, 1, 1])
    expect(drinks('wine', 'wine wine poison', '', '').earned()).toEqual([3, 1, 1, 1])
  })

  test('G5.6 a tie gives nobody the point, nor do goblets without wine', () => {
    expect(drinks('wine', 'wine', '', '').earned()).toEqual([1, 1, 1, 1])
    expect(drinks('', '', 'antidote', '').earned()).toEqual([1, 1, 1, 1])
    expect(drinks('wine wine', 'wine wine', 'wine wine', 'wine').earned()).toEqual([1, 1, 1, 1])
  })

  test('G5.7 hiding the points is a matter of display, and only with four to six', () => {
    const offered = [2, 3, 4, 5, 6, 7, 12].map((seats) => choices(seats).points.join())
    expect(offered).toEqual(['shown', 'shown', 'hidden,shown', 'hidden,shown', 'hidden,shown', 'shown', 'shown'])
    const scores = (points: 'hidden' | 'shown') => {
      const { table } = sit(4, { options: { points } }).fill('poison').hold(1, '').play('1 toasts').drinkUp().state
      return table.score
    }
    expect(scores('hidden')).toEqual(scores('shown'))
  })

  test('G5.8 the caller hosts the next course, and points add up', () => {
    const table = drinks('', 'poison', '', '')
    expect(table.state.table).toMatchObject({ course: 2, host: 1, score: [3, 0, 1, 1], call: null, used: [] })
    expect([table.asked(), table.news('course')]).toEqual([2, { kind: 'course', course: 2, host: 1 }])
  })

  test('G5.8 after the third the most points win, and ties below first are shared', () => {
    const table = thirdCourse(sit(4), [5, 0, 2, 0])
    table.fill('poison', '', '', 'poison').hold(1, '').play('1 toasts').drinkUp()
    // 0 dies in vain, 1 lives, 2 lives and got 3, who got 0 and dies.
    expect(table.state.table).toMatchObject({ stage: 'tie', score: [5, 1, 5, 1] })
    const clear = thirdCourse(sit(4), [6, 0, 2, 0]).fill('poison', '', '', 'poison').hold(1, '')
    clear.play('1 toasts').drinkUp()
    expect(clear.news('over')).toEqual({ kind: 'over', winners: [0] })
    expect(goblets.ranking(clear.state.table)).toEqual([1, 3, 2, 3])
  })
})

function thirdCourse(table: Sitting, score: number[]): Sitting {
  Object.assign(table.state.table, { course: 3, score })
  return table
}

describe('a tie for the victory', () => {
  test('G5.9 one goblet for each, one wine and the rest poison; the last caller picks first', () => {
    const table = thirdCourse(sit(4), [3, 4, 3, 3]).fill('', '', '', '').hold(1, '').play('1 toasts').drinkUp()
    expect(table.state.table).toMatchObject({ stage: 'over', tied: [] })
    const tied = thirdCourse(sit(4), [4, 3, 3, 4]).fill('', '', '', '').hold(1, '').play('1 toasts').drinkUp()
    expect(tied.state.table).toMatchObject({ stage: 'tie', tied: [0, 3], standing: [true, true] })
    expect(tied.state.box.goblets.map(({ wine, poison }) => `${wine}${poison}`).sort()).toEqual(['01', '10'])
    // The caller, seat 1, is not tied: the next tied player clockwise is seat 3.
    expect([tied.asked(), tied.kinds(3)]).toEqual([3, ['drink']])
  })

  test('G5.9 who drinks the poison is second, though he picked first', () => {
    const table = thirdCourse(sit(4), [4, 3, 3, 4]).fill('', '', '', '').hold(1, '').play('1 toasts').drinkUp()
    table.fill('poison', 'wine').play('3 drinks 0')
    expect([table.asked(), table.try('0 drinks 0')]).toEqual([0, 'illegal'])
    table.play('0 drinks 1')
    expect(table.news('over')).toEqual({ kind: 'over', winners: [0] })
    expect(goblets.ranking(table.state.table)).toEqual([1, 3, 3, 2])
  })

  test('G5.9 three are tied: the wine at once leaves two unpicked and both second', () => {
    const table = thirdCourse(sit(5), [4, 4, 4, 1, 0]).fill('', '', '', '', '').hold(1, '').play('1 toasts').drinkUp()
    expect([table.asked(), table.state.table.tied]).toEqual([1, [0, 1, 2]])
    table.fill('poison', 'poison', 'wine').play('1 drinks 2')
    expect(table.state.table).toMatchObject({ stage: 'over', winner: 1 })
    expect(goblets.ranking(table.state.table)).toEqual([2, 1, 2, 4, 5])
  })

  test('G5.9 twelve are tied: twelve goblets, clockwise from the caller, until the wine shows', () => {
    const { state } = sit(12)
    Object.assign(state.table, { call: { house: 3, by: 'caller', tokens: 0 } })
    finish(state, seeded(4))
    expect(state.box.goblets).toHaveLength(12)
    expect(state.box.goblets.filter(({ wine }) => wine === 1)).toHaveLength(1)
    expect(state.box.goblets.filter(({ poison }) => poison === 1)).toHaveLength(11)
    const wine = state.box.goblets.findIndex((goblet) => goblet.wine === 1)
    const order: Seat[] = []
    for (let step = 0; step < 12; step++) {
      const seat = at(state.agenda.asked, 0)
      order.push(seat)
      const moves = goblets.moves(look(state, seat))
      expect(moves).toHaveLength(12 - step)
      const poison = moves.find((move) => move.kind === 'drink' && move.place !== wine)
      submitted(goblets, state, seat, poison ?? at(moves, 0), seeded(1))
    }
    // House 3 is tasted by seat 6; its Noble, seat 7, has called.
    expect(order).toEqual([7, 8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6])
    expect(state.table).toMatchObject({ stage: 'over', winner: 6 })
    expect(goblets.ranking(state.table)).toEqual([2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2])
  })
})
