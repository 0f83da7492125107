import { describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/chance.ts'
import { outOfTime } from '../../kernel/clock.ts'
import { defaults } from '../../kernel/game.ts'
import { watch } from '../../kernel/state.ts'
import { seating } from '../banquet/houses.ts'
import { tokens } from '../banquet/tokens.ts'
import { moveUp } from './houses.ts'
import { goblets } from './index.ts'
import { sit } from './script.ts'
import { setup } from './setup.ts'

describe('Noble and Winetaster', () => {
  test('G8.1 seats one and two, three and four are taster and Noble; the last of an odd number is alone', () => {
    expect(seating(7, 'pairs')).toEqual({ nobles: [1, 3, 5, 6], tasters: [0, 2, 4, null] })
    expect(seating(12, 'pairs')).toEqual({ nobles: [1, 3, 5, 7, 9, 11], tasters: [0, 2, 4, 6, 8, 10] })
    const counts = [7, 8, 9, 10, 11, 12].map((seats) => sit(seats).state.table)
    expect(counts.map(({ nobles }) => nobles.length)).toEqual([4, 4, 5, 5, 6, 6])
    expect(counts.map(({ screens, targets, rings }) => [screens, targets, rings].map((list) => list?.length))).toEqual(
      [4, 4, 5, 5, 6, 6].map((houses) => [houses, houses, houses]),
    )
  })

  test('G8.1 both see what lies behind their screen, and what the other pours', () => {
    const table = sit(7).play('3 yields', '2 pours poison 0')
    for (const seat of [2, 3]) expect(table.view(seat).hand.tokens).toEqual(tokens(3, 1, 2))
    expect(table.secret(3, 'poured')).toMatchObject({ seat: 2, token: 'poison' })
    expect([0, 1, 2, 4, 5, 6].map((seat) => table.secret(seat, 'poured'))).toEqual(Array(6).fill(undefined))
    expect(table.state.table.screens).toEqual([7, 6, 7, 7])
  })

  test('G8.1 the odd player plays as among four: two actions, a peek of his own, a Toast', () => {
    const table = sit(7).skip().skip()
    expect([table.asked(), table.state.table.stage]).toEqual([6, 'turn'])
    table.hold(3, '').play('6 peeks', '6 rotates 1')
    expect(table.asked()).toBe(1)
    const toast = sit(7).skip().skip().hold(3, '')
    expect(toast.kinds(6)).toContain('toast')
  })

  test('G8.2 the Noble sits to the left of his taster, and his is the card that counts', () => {
    const table = sit(7, { characters: { 2: 'datura', 3: 'yew' } }).play('3 yields leave')
    expect(table.offered(2)).toContainEqual({ kind: 'rotate', by: 2 })
    expect(table.offered(2)).not.toContainEqual({ kind: 'peek', place: 0 })
    const { nobles, tasters } = seating(11, 'pairs')
    for (const [house, taster] of tasters.entries()) if (taster !== null) expect(nobles[house]).toBe(taster + 1)
  })

  test('G8.2 the taster’s card lies face down, but everybody knows it', () => {
    const table = sit(7, { characters: { 2: 'cellarer', 3: 'hemlock' } })
    expect(table.state.table.stage).toBe('opening')
    expect(watch(table.state).table.characters[2]).toBe('cellarer')
  })

  test('G8.3 each taster has a secret card; Nobles and the odd player have none', () => {
    const { table, hands } = setup(9, defaults(goblets, 9), seeded(2))
    const holders = [...hands.entries()].filter(([, { card }]) => card)
    expect(holders.map(([seat]) => seat)).toEqual([0, 2, 4, 6])
    for (const [, { card, news }] of holders) expect(news).toEqual([{ kind: 'card', card }])
    expect(table.news.some(({ kind }) => kind === 'cards')).toBe(false)
  })

  test('G8.3 all six are shuffled each course, so a Traitor may sit out; dealt cards are shown at scoring', () => {
    const traitors = Array.from({ length: 60 }, (_, seed) => {
      const { hands } = setup(7, defaults(goblets, 7), seeded(seed))
      return hands.filter(({ card }) => card === 'traitor').length
    })
    expect([...new Set(traitors)].sort()).toEqual([0, 1])
    const table = sit(7, { cards: { 0: 'loyal', 2: 'traitor', 4: 'loyal' } })
      .hold(1, '')
      .play('3 toasts')
      .drinkUp()
    expect(table.news('cards')?.cards).toEqual(['loyal', null, 'traitor', null, 'loyal', null, null])
  })
})

describe('the turn of a pair', () => {
  test('G8.4 the taster acts first, then the Noble, one action each', () => {
    const table = sit(8).play('3 yields')
    expect(table.asked()).toBe(2)
    table.play('2 peeks')
    expect(table.asked()).toBe(3)
    table.play('3 rotates 1')
    expect([table.asked(), table.state.table.turn]).toEqual([5, 2])
  })

  test('G8.4 the taster does not toast, the Noble does not peek', () => {
    const table = sit(8).hold(1, '').play('3 yields')
    expect(table.kinds(2)).toEqual(['peek', 'rotate', 'swap', 'pass'])
    expect(table.try('2 toasts')).toBe('illegal')
    table.play('2 passes')
    expect(table.kinds(3)).toEqual(['rotate', 'swap', 'pass'])
    expect([table.try('3 peeks'), table.try('3 toasts')]).toEqual(['illegal', 'illegal'])
  })

  test('G8.4 what the taster sees is his alone', () => {
    const table = sit(8).fill('', 'poison wine').play('3 yields', '2 peeks')
    expect(table.secret(2, 'saw')?.tokens).toEqual(tokens(1, 1))
    expect(table.secret(3, 'saw')).toBeUndefined()
    expect([table.view(2).hand.memory.length, table.view(3).hand.memory.length]).toEqual([1, 0])
  })

  test('G8.5 every turn of a pair opens with the Noble, wine or not', () => {
    const wet = sit(8)
    const dry = sit(8).hold(1, 'poison')
    expect([wet.asked(), dry.asked()]).toEqual([3, 3])
    expect([wet.kinds(3), dry.kinds(3)]).toEqual([['after you'], ['after you', 'toast']])
    expect(wet.try('3 toasts')).toBe('illegal')
  })

  test('G8.5 his Toast comes before his taster acts; after “after you” there is none', () => {
    const table = sit(8).hold(1, '').play('3 toasts')
    expect(table.state.table.call).toMatchObject({ house: 1, by: 'caller' })
    expect([table.asked(), table.state.table.stage]).toEqual([4, 'sip'])
    const yielded = sit(8).hold(1, '').play('3 yields', '2 passes')
    expect(yielded.try('3 toasts')).toBe('illegal')
  })

  test('G8.5 when his time runs out the Noble says “after you”, whether he could toast or not', () => {
    const wet = sit(8, { characters: { 3: 'butler' } })
    const dry = sit(8, { characters: { 3: 'butler' } }).hold(1, '')
    expect(dry.kinds(3)).toContain('toast')
    for (let seed = 0; seed < 20; seed++) {
      for (const table of [wet, dry]) {
        expect(outOfTime(goblets, table.view(3), seeded(seed))).toEqual({ kind: 'after you', leave: false })
      }
    }
    // The taster, and the Noble afterwards, simply pass.
    dry.play('3 yields')
    expect(outOfTime(goblets, dry.view(2), seeded(1))).toEqual({ kind: 'pass' })
  })

  test('G8.6 with leave, openly, the taster has the Noble’s ability; without it he has not', () => {
    const open = sit(8, { characters: { 3: 'yew' } }).play('3 yields leave')
    expect(open.news('after you')).toEqual({ kind: 'after you', seat: 3, to: 2, leave: true })
    expect(open.try('2 rotates 2')).toBe('taken')
    const shut = sit(8, { characters: { 3: 'yew' } }).play('3 yields')
    expect(shut.try('2 rotates 2')).toBe('illegal')
    shut.play('2 passes')
    expect(shut.try('3 rotates 2')).toBe('taken')
  })

  test.each([
    ['belladonna', true],
    ['datura', true],
    ['mandrake', true],
    ['yew', true],
    ['curare', true],
    ['arsenica', true],
    ['butler', true],
    ['nightshade', false],
    ['cobra', false],
    ['quicksilver', false],
    ['cicuta', false],
  ] as const)('G8.6 leave covers the abilities of one’s turn: %s %s', (key, covered) => {
    const table = sit(8, { characters: { 3: key } })
    if (table.state.table.stage === 'beginning') table.play('3 passes')
    expect(table.try('3 yields leave')).toBe(covered ? 'taken' : 'illegal')
  })

  test('G8.6 leave is given anew each turn, and the limits are shared', () => {
    const table = sit(8, { characters: { 3: 'curare' } }).play('3 yields leave', '2 doubles', '2 pours wine 0')
    table.play('2 pours wine 0')
    expect(table.asked()).toBe(3)
    expect(table.kinds(3)).not.toContain('double pour')
    table.play('3 passes')
    expect(table.state.table).toMatchObject({ turn: 2, stage: 'opening', leave: false })
    table.skip().skip().skip().play('3 yields')
    expect(table.kinds(2)).not.toContain('double pour')
  })

  test('G8.7 in the Toast phase the taster may peek for free, then the Noble has the last action', () => {
    const table = sit(7).fill('', '', 'poison').hold(1, '').play('3 toasts')
    expect([table.asked(), table.kinds(4)]).toEqual([4, ['pass', 'peek']])
    table.play('4 peeks')
    expect(table.news('peeked')).toMatchObject({ seat: 4, free: true })
    expect(table.secret(4, 'saw')?.tokens).toEqual(tokens(0, 1))
    expect([table.asked(), table.kinds(5)]).toEqual([5, ['pour', 'rotate', 'swap', 'pass']])
    table.play('5 rotates 1')
    // The odd player has one last action, which may be a peek; the caller's house comes last.
    expect([table.asked(), table.kinds(6)]).toEqual([6, ['pour', 'peek', 'rotate', 'swap', 'pass']])
    table.play('6 peeks', '0 passes', '1 passes', '2 passes')
    expect([table.asked(), table.state.table.stage]).toEqual([3, 'last'])
  })
})

describe('what it earns', () => {
  const course = (cards: Record<number, 'loyal' | 'traitor'>, ...contents: string[]) =>
    sit(8, { cards })
      .fill(...contents)
      .hold(1, '')
      .play('3 toasts')
      .drinkUp()
  const loyal = { 0: 'loyal', 2: 'loyal', 4: 'loyal', 6: 'loyal' } as const

  test('G8.8 a loyal taster scores what his Noble scores, the wine point too', () => {
    const table = course(loyal, 'wine', 'poison', '', '')
    expect(table.earned()).toEqual([4, 4, 0, 0, 1, 1, 1, 1])
    expect(watch(table.state).table.score).toEqual([4, 4, 0, 0, 1, 1, 1, 1])
  })

  test('G8.8 a Traitor scores three if his Noble is poisoned, else nothing, whatever his Noble gets', () => {
    expect(
      course({ ...loyal, 2: 'traitor' }, '', 'poison', '', '')
        .earned()
        .slice(2, 4),
    ).toEqual([3, 0])
    expect(
      course({ ...loyal, 0: 'traitor' }, 'wine', 'poison', '', '')
        .earned()
        .slice(0, 2),
    ).toEqual([0, 4])
    expect(
      course({ ...loyal, 0: 'traitor' }, 'wine poison', '', '', '')
        .earned()
        .slice(0, 2),
    ).toEqual([3, 1])
  })
})

describe('moving up', () => {
  test.each([7, 8, 9, 10, 11, 12])(
    'G8.9 %i seats: over three courses everybody moves as the rules have it',
    (seats) => {
      let now = seating(seats, 'pairs')
      for (let course = 2; course <= 4; course++) {
        const next = moveUp(now, seats)
        const left = (seat: number) => (seat + 1) % seats
        const nobleOf = (taster: number) => next.nobles[next.tasters.indexOf(taster)]
        for (const [house, noble] of now.nobles.entries()) {
          if (now.tasters[house] !== null) expect(nobleOf(noble)).toBe(left(noble))
          else {
            const right = (noble + seats - 1) % seats
            expect(nobleOf(right)).toBe(noble)
            expect(next.nobles[next.tasters.indexOf(null)]).toBe(left(noble))
          }
        }
        const everybody = [...next.nobles, ...next.tasters.filter((taster) => taster !== null)].sort((a, b) => a - b)
        expect(everybody).toEqual(Array.from({ length: seats }, (_, seat) => seat))
        now = next
      }
    },
  )

  test.each([7, 8, 9, 10, 11, 12])('G8.10 %i seats: a house stays with its last Noble, now its taster', (seats) => {
    const first = seating(seats, 'pairs')
    const next = moveUp(first, seats)
    for (const [house, noble] of first.nobles.entries()) {
      if (first.tasters[house] !== null) expect(next.tasters[house]).toBe(noble)
      else expect([next.tasters[house], next.nobles[house]]).toEqual([null, (noble + 1) % seats])
    }
  })

  test('G8.9 G8.10 at the table: new pairs, new cards, and the caller’s house hosts', () => {
    const table = sit(7, { cards: { 0: 'loyal', 2: 'loyal', 4: 'traitor' } })
      .hold(1, '')
      .play('3 toasts')
      .drinkUp()
    expect(table.state.table).toMatchObject({ course: 2, nobles: [2, 4, 6, 0], tasters: [1, 3, 5, null], host: 1 })
    expect(table.state.hands.flatMap(({ card }, seat) => (card ? [seat] : []))).toEqual([1, 3, 5])
    expect([table.asked(), table.state.table.turn]).toEqual([6, 2])
  })

  test('G8.10 the odd player who called hosts from the house in which he now is Noble', () => {
    const table = sit(7).skip().skip().hold(3, '').play('6 toasts').drinkUp()
    expect(table.state.table).toMatchObject({ course: 2, host: 2 })
    expect([table.state.table.nobles[2], table.asked()]).toEqual([6, 0])
  })
})
