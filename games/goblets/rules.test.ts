import { describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { watch } from '../../kernel/state.ts'
import { keys } from '../banquet/characters/key.ts'
import { tokens } from '../banquet/tokens.ts'
import { goblets } from './index.ts'
import { sit } from './script.ts'
import { choices, setup } from './setup.ts'
import type { Options } from './state.ts'

const dealt = (seats: number, change: Partial<Options>, seed = 1) =>
  setup(seats, { ...defaults(goblets, seats), ...change }, seeded(seed)).table

describe('setup', () => {
  test.each([4, 5, 6])('G2.1 %i players: a goblet, a house, a screen and a ring each', (seats) => {
    const { table, box } = sit(seats).state
    const everybody = Array.from({ length: seats }, (_, seat) => seat)
    expect(box.goblets).toHaveLength(seats)
    expect(table).toMatchObject({
      mode: 'single',
      nobles: everybody,
      rings: everybody,
      screens: everybody.map(() => 7),
    })
    expect(table.tasters).toEqual(everybody.map(() => null))
  })

  test('G2.1 mine is the goblet in front of me, whatever its ring', () => {
    const table = sit(4).fill('poison', 'wine', '', '').play('1 rotates 1', '1 peeks')
    expect(table.secret(1, 'saw')).toEqual({
      kind: 'saw',
      goblet: { place: 1, ring: 0, before: 0 },
      tokens: tokens(0, 1),
    })
  })

  test('G2.2 one character each, none twice, open to all', () => {
    for (let seats = 4; seats <= 12; seats++) {
      const { characters } = dealt(seats, { characters: 'all' }, seats)
      expect(new Set(characters).size).toBe(seats)
      expect(characters.every((key) => key !== null && keys.includes(key))).toBe(true)
    }
    const { state } = sit(4, { characters: { 2: 'yew' } })
    expect(watch(state).table.characters).toEqual([null, null, 'yew', null])
  })

  test('G2.2 only those known from print, and with six one must do without; or none at all', () => {
    const known = dealt(6, { characters: 'known' }).characters
    expect(known.filter((key) => key !== null).sort()).toEqual(keys.slice(0, 5).toSorted())
    expect(known.filter((key) => key === null)).toHaveLength(1)
    expect(dealt(6, { characters: 'none' }).characters).toEqual(Array(6).fill(null))
    expect(choices(4).characters).toEqual(['all', 'known', 'none'])
  })

  test('G2.2 a character is kept for the game, poisoned or not', () => {
    const table = sit(4, { characters: { 1: 'nightshade', 2: 'socrates' } })
    table.fill('', 'poison', 'poison', '').hold(1, '').play('1 toasts').drinkUp()
    expect(table.state.table).toMatchObject({ course: 2, characters: [null, 'nightshade', 'socrates', null] })
  })

  test('G2.3 the first Host is drawn, everybody now and then', () => {
    const hosts = Array.from({ length: 60 }, (_, seed) => dealt(5, { host: 'random' }, seed).host)
    expect([...new Set(hosts)].sort()).toEqual([0, 1, 2, 3, 4])
  })

  test('G2.3 or picked; afterwards it is whoever called the last Toast', () => {
    expect(choices(4).host).toEqual(['random', 0, 1, 2, 3])
    const table = sit(4, { options: { host: 2 } })
    expect([table.state.table.host, table.asked()]).toEqual([2, 3])
    table.play('3 passes').hold(0, '').play('0 toasts').drinkUp()
    expect([table.state.table.host, table.asked()]).toEqual([0, 1])
  })

  test('G2.4 three courses, and not a fourth', () => {
    const table = sit(4)
    const course = () => {
      table.state.table.targets = [1, 2, 3, 0]
      table.fill('', '', '', 'poison').hold(1, '').play('1 toasts').drinkUp()
    }
    course()
    expect(table.state.table).toMatchObject({ course: 2, stage: 'turn' })
    table.play('2 passes', '3 passes', '0 passes')
    course()
    expect(table.state.table).toMatchObject({ course: 3, stage: 'turn' })
    table.play('2 passes', '3 passes', '0 passes')
    course()
    expect(table.state.table).toMatchObject({ course: 3, stage: 'over', score: [3, 3, 9, 0] })
    expect(table.try('2 passes')).toBe('over')
  })
})

describe('turns', () => {
  test('G4.1 from the Host’s left, two actions each, the same twice; passing ends the turn', () => {
    const table = sit(4)
    expect(table.asked()).toBe(1)
    table.play('1 pours wine 2', '1 pours wine 2')
    expect(table.asked()).toBe(2)
    table.play('2 passes')
    expect(table.asked()).toBe(3)
  })

  test('G4.1 one action and a pass is a turn too, and after the Host it is his left again', () => {
    const table = sit(4).play('1 peeks', '1 passes', '2 rotates 1', '2 rotates -1', '3 passes')
    expect([table.asked(), table.state.table.round]).toEqual([0, 1])
    table.play('0 swaps 3', '0 passes')
    expect([table.asked(), table.state.table.round]).toEqual([1, 2])
    expect([table.try('0 passes'), table.try('2 peeks')]).toEqual(['closed', 'closed'])
  })

  test('G4.2 one token from behind the screen into any goblet', () => {
    const table = sit(4).fill('', '', '', '').play('1 pours poison 3', '1 pours wine 1')
    expect(table.state.box.goblets).toEqual([tokens(), tokens(1), tokens(), tokens(0, 1)])
    expect(table.view(1).hand.tokens).toEqual(tokens(2, 1, 2))
    expect(table.state.table.screens).toEqual([7, 5, 7, 7])
  })

  test('G4.2 only a sort that lies there, and only into a goblet that stands there', () => {
    const table = sit(4).hold(1, 'wine')
    expect(table.offered(1).filter(({ kind }) => kind === 'pour')).toHaveLength(4)
    expect([table.try('1 pours poison 0'), table.try('1 pours ogre 0')]).toEqual(['illegal', 'illegal'])
    expect(table.try('1 pours wine 4')).toBe('illegal')
    table.play('1 pours wine 0')
    expect(table.kinds(1)).toEqual(['peek', 'rotate', 'swap', 'pass'])
  })

  test('G4.3 a peek shows which tokens are in my goblet, and nothing of another', () => {
    const table = sit(4).fill('', 'wine poison wine', 'antidote', '').play('1 peeks')
    expect(table.secret(1, 'saw')?.tokens).toEqual(tokens(2, 1))
    expect(table.news('peeked')).toEqual({
      kind: 'peeked',
      seat: 1,
      goblet: { place: 1, ring: 1, before: 1 },
      free: false,
    })
    expect([table.try('1 peeks 2'), table.try('1 peeks 0')]).toEqual(['illegal', 'illegal'])
  })

  test('G4.3 a look does not tell who poured which, or in which order', () => {
    const saw = (first: string, second: string) =>
      sit(4)
        .fill('', '', '', '')
        .play(`1 pours ${first} 2`, '1 passes')
        .play(`2 pours ${second} 2`, '2 peeks')
        .secret(2, 'saw')
    expect(JSON.stringify(saw('wine', 'poison'))).toBe(JSON.stringify(saw('poison', 'wine')))
  })

  test('G4.4 all goblets go one place clockwise or widdershins, and their rings with them', () => {
    const table = sit(5).fill('wine', 'poison', '', '', 'antidote')
    table.play('1 rotates 1')
    expect(table.state.box.goblets).toEqual([tokens(0, 0, 1), tokens(1), tokens(0, 1), tokens(), tokens()])
    expect(table.state.table.rings).toEqual([4, 0, 1, 2, 3])
    table.play('1 rotates -1', '2 rotates -1')
    expect(table.state.box.goblets).toEqual([tokens(0, 1), tokens(), tokens(), tokens(0, 0, 1), tokens(1)])
    expect(table.state.table.rings).toEqual([1, 2, 3, 4, 0])
    expect(table.try('2 rotates 2')).toBe('illegal')
  })

  test('G4.5 my goblet with that of another, ring and all, and nobody is asked', () => {
    const table = sit(4).fill('wine', 'poison', '', 'antidote').play('1 swaps 3')
    expect(table.state.box.goblets).toEqual([tokens(1), tokens(0, 0, 1), tokens(), tokens(0, 1)])
    expect(table.state.table.rings).toEqual([0, 3, 2, 1])
    expect(table.asked()).toBe(1)
    expect([table.try('1 swaps 0 2'), table.try('1 swaps 1')]).toEqual(['illegal', 'illegal'])
  })

  test('G4.6 a Toast only without wine behind the screen', () => {
    const table = sit(4).hold(1, 'wine poison')
    expect([table.kinds(1).includes('toast'), table.try('1 toasts')]).toEqual([false, 'illegal'])
    table.hold(1, 'poison antidote')
    expect(table.try('1 toasts')).toBe('taken')
    expect(table.state.table.call).toEqual({ house: 1, by: 'caller', tokens: 2 })
  })

  test('G4.6 who pours his last wine now may toast on his next turn, not on this one', () => {
    const table = sit(4).hold(1, 'wine').play('1 pours wine 0')
    expect(table.try('1 toasts')).toBe('illegal')
    table.play('1 passes', '2 passes', '3 passes', '0 passes')
    expect(table.try('1 toasts')).toBe('taken')
  })

  test('G4.6 only as the first and only action', () => {
    const table = sit(4).hold(1, '').play('1 peeks')
    expect(table.try('1 toasts')).toBe('illegal')
    const toasted = sit(4).hold(1, '').play('1 toasts')
    expect([toasted.asked(), toasted.state.table.stage]).toEqual([2, 'last'])
  })

  test('G4.7 a pass is open to whoever is asked, and does nothing else', () => {
    const table = sit(4).fill('wine', 'poison', '', '')
    const before = JSON.stringify([table.state.box, table.state.hands])
    table.play('1 passes')
    expect(table.news('passed')).toEqual({ kind: 'passed', seat: 1 })
    expect(JSON.stringify([table.state.box, table.state.hands])).toBe(before)
    expect(table.kinds(2)).toContain('pass')
  })
})

describe('no endless course', () => {
  test.each([
    ['among four', 4],
    ['in Russian Goblette', 3],
    ['in pairs', 8],
  ])('G4.8 %s the table calls the Toast after the last whole round, wine or not', (_mode, seats) => {
    const table = sit(seats, { options: { rounds: 10 } }).idle(9)
    expect(table.state.table).toMatchObject({ round: 10, call: null })
    const lastButOne = table.state.table.nobles.length - 1
    for (let turn = 0; turn < lastButOne; turn++) table.skip()
    expect(table.state.table.call).toBeNull()
    table.skip()
    expect(table.state.table.call).toEqual({ house: 0, by: 'table', tokens: 7 })
    expect(table.news('toast')).toMatchObject({ seat: table.state.table.nobles[0], by: 'table' })
    expect(table.state.table.turn).toBe(1)
  })

  test('G4.8 twenty rounds unless the table says otherwise, from ten to forty and never off', () => {
    const offered = [2, 4, 7].map((seats) => choices(seats).rounds)
    for (const rounds of offered) {
      expect([rounds[0], Math.min(...rounds), Math.max(...rounds)]).toEqual([20, 10, 40])
    }
    expect(sit(4).idle(19).state.table).toMatchObject({ round: 20, call: null })
    expect(sit(4).idle(20).state.table.call).toMatchObject({ by: 'table' })
  })

  test('G4.8 the Host for whom the table called takes his last action last, and hosts again', () => {
    const table = sit(4, { options: { rounds: 10, host: 2 } }).idle(10)
    const asked = [3, 0, 1, 2].map((seat) => {
      expect(table.asked()).toBe(seat)
      table.play(`${seat} passes`)
      return seat
    })
    expect(asked).toHaveLength(4)
    expect(table.state.table).toMatchObject({ course: 2, host: 2 })
  })
})
