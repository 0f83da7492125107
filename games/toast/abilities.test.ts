/** T6.1: every character at this table, used and declined; C5 and C11, which are others here, have files of their own. */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { watch } from '../../kernel/state.ts'
import { clauseOf } from '../banquet/characters/key.ts'
import { tokens } from '../banquet/tokens.ts'
import { type ToastKey, toastKeys } from './deck.ts'
import { toast } from './index.ts'
import { drawn, grudging, keeping, type Sitting, sit, toasting } from './script.ts'
import { setup } from './setup.ts'

const MIXED = 'wine wine poison antidote'
const BEGINNING: readonly ToastKey[] = ['quicksilver', 'hellebore', 'foxglove', 'cellarer']
const TURN: readonly ToastKey[] = ['belladonna', 'datura', 'mandrake', 'yew', 'curare', 'arsenica', 'butler']
const BEFORE: readonly ToastKey[] = ['cicuta', 'antimony', 'cantarella']

/** Seat 1 of five has this character and a token of each sort. */
const as = (key: ToastKey) => sit(5, { characters: { 1: key }, drawn: { 1: MIXED } })
const count = (table: Sitting, kind: string) => table.offered(1).filter((move) => move.kind === kind).length

describe('the deck', () => {
  test('T6.1 fifteen characters of the goblets deck, by their clauses', () => {
    expect(toastKeys.map(clauseOf).join(' ')).toBe('C2 C3 C4 C5 C7 C8 C9 C11 C12 C13 C15 C17 C18 C19 C20')
  })

  test.each([3, 4, 5, 6])('T6.1 %i players: one each, none twice, open to all, kept for the game', (seats) => {
    const { table } = setup(seats, { ...defaults(toast, seats), host: 0 }, seeded(seats))
    expect(table.characters.every((key) => toastKeys.some((one) => one === key))).toBe(true)
    expect(new Set(table.characters).size).toBe(seats)
  })

  test('T6.1 a character stays for the game, poisoned or not', () => {
    const table = toasting(as('wolfsbane').fill('', 'poison'), 1)
    expect(watch(table.state).table).toMatchObject({ course: 2, characters: [null, 'wolfsbane', null, null, null] })
  })

  test('T6.1 the table may play without: nobody has one, and nobody is asked', () => {
    const { table } = setup(5, { ...defaults(toast, 5), characters: 'none' }, seeded(1))
    expect(table.characters).toEqual([null, null, null, null, null])
    const plain = sit(5)
    expect(plain.state.table.stage).toBe('turn')
    expect(plain.hold(1, '').play('1 toasts').state.table.course).toBe(2)
  })

  test('T6.1 “beginning” is after the grievances, from the left of the Master of Ceremonies', () => {
    const table = keeping(
      drawn(5, {
        options: { host: 3 },
        characters: { 0: 'quicksilver', 1: 'yew', 2: 'foxglove', 3: 'hellebore', 4: 'cellarer' },
      }),
    )
    expect(table.state.table.stage).toBe('grievance')
    table.play('3 accuses 0', '0 accuses 1', '1 accuses 2')
    const asked: number[] = []
    while (table.state.table.stage === 'beginning') {
      asked.push(table.asked())
      table.play(`${table.asked()} passes`)
    }
    expect([asked, table.asked(), table.state.table.stage]).toEqual([[4, 0, 2, 3], 4, 'turn'])
  })

  test.each(toastKeys)('T6.1 %s has its own moment, and can be declined in it', (key) => {
    const table = as(key)
    expect(table.state.table.stage === 'beginning').toBe(BEGINNING.includes(key))
    if (BEGINNING.includes(key)) table.play('1 passes')
    expect(table.state.table).toMatchObject({ stage: 'turn', used: [] })
    expect(table.offered(1).length > sit(5, { drawn: { 1: MIXED } }).offered(1).length).toBe(TURN.includes(key))
    table.play('1 passes').hold(2, '').play('2 toasts')
    expect(table.state.table.stage === 'before').toBe(BEFORE.includes(key))
    if (BEFORE.includes(key)) expect([table.asked(), table.try('1 passes')]).toEqual([1, 'taken'])
    expect(table.state.table).toMatchObject({ course: 2, used: [] })
  })

  test.each([
    ['belladonna', '1 veils 2 goblets', 'veil'],
    ['arsenica', '1 dips', 'dip'],
    ['curare', '1 doubles', 'double pour'],
  ] as const)('T6.1 %s goes once per round, and again in the next', (key, line, kind) => {
    const table = as(key).play(line)
    if (key === 'arsenica') table.play('1 passes')
    if (key === 'curare') table.play('1 pours wine 0', '1 pours wine 0')
    expect(table.kinds(1)).not.toContain(kind)
    table.play('1 passes').skip().skip().skip().skip()
    expect([table.asked(), table.kinds(1).includes(kind)]).toEqual([1, false])
    grudging(toasting(table, 2))
    while (table.asked() !== 1) table.skip()
    expect([table.state.table.course, table.kinds(1).includes(kind)]).toEqual([2, true])
  })
})

describe('at the beginning', () => {
  test('T6.1 C3 Lord Quicksilver loves his target: points for its survival', () => {
    const earns = (line: string, ...contents: string[]) =>
      toasting(
        as('quicksilver')
          .fill(...contents)
          .play(line),
        1,
      ).earned()[1]
    expect(as('quicksilver').play('1 confesses').news('confessed')).toEqual({ kind: 'confessed', seat: 1, target: 2 })
    expect([earns('1 confesses'), earns('1 confesses', '', '', 'poison')]).toEqual([3, 1])
    expect([earns('1 confesses', '', 'poison'), earns('1 confesses', '', 'poison', 'poison')]).toEqual([1, 0])
    expect([earns('1 passes'), earns('1 passes', '', '', 'poison')]).toEqual([1, 3])
  })

  test('T6.1 C12 the Cellarer looks into any one goblet, which bars no Toast', () => {
    const table = as('cellarer').fill('', '', '', 'poison antidote')
    expect([count(table, 'look'), table.kinds(1)]).toEqual([5, ['pass', 'look']])
    table.play('1 looks 3')
    expect(table.secret(1, 'saw')?.tokens).toEqual(tokens(0, 1, 1))
    expect(table.news('peeked')).toMatchObject({ seat: 1, free: true })
    expect(table.kinds(1)).not.toContain('look')
    expect(table.hold(1, '').kinds(1)).toContain('toast')
  })
})

describe('on one’s turn', () => {
  test('T6.1 C2 Marquise Belladonna exchanges goblets unseen, or not: an action, and no bar to the Toast', () => {
    const table = as('belladonna').fill('', 'wine', 'poison')
    expect(count(table, 'veil')).toBe(2 * 4)
    table.play('1 veils 2 goblets')
    expect(table.state.box.goblets.slice(1, 3)).toEqual([tokens(0, 1), tokens(1)])
    expect(table.news('veiled')).toEqual({ kind: 'veiled', seat: 1, other: 2, rings: 'none' })
    expect(table.hold(1, '').kinds(1)).toContain('toast')
    expect(table.play('1 peeks').asked()).toBe(2)
    const still = as('belladonna').fill('', 'wine', 'poison').play('1 veils 2 neither')
    expect(still.state.box.goblets.slice(1, 3)).toEqual([tokens(1), tokens(0, 1)])
  })

  test('T6.1 C2 with rings there are four ways', () => {
    const ringed = sit(5, { options: { rings: true }, characters: { 1: 'belladonna' } })
    expect(count(ringed, 'veil')).toBe(4 * 4)
    expect(ringed.play('1 veils 2 both').news('veiled')?.rings).toBe('still')
  })

  test('T6.1 C4 Doctor Datura peeks into any goblet', () => {
    const table = as('datura').fill('', '', '', 'antidote').play('1 peeks 3')
    expect(table.secret(1, 'saw')?.tokens).toEqual(tokens(0, 0, 1))
    expect([count(table, 'peek'), table.hold(1, '').try('1 toasts')]).toEqual([5, 'illegal'])
  })

  test('T6.1 C7 Madame Mandrake swaps any two goblets', () => {
    const table = as('mandrake').fill('wine', '', 'poison')
    expect(count(table, 'swap')).toBe(10)
    table.play('1 swaps 0 2')
    expect(table.state.box.goblets).toEqual([tokens(0, 1), tokens(), tokens(1), tokens(), tokens()])
    expect(table.hold(1, '').kinds(1)).toContain('toast')
  })

  test('T6.1 C8 Chevalier Yew rotates one place or two', () => {
    const table = as('yew').fill('wine')
    expect(count(table, 'rotate')).toBe(4)
    table.play('1 rotates 2', '1 rotates -1')
    expect(table.state.box.goblets[1]).toEqual(tokens(1))
  })

  test('T6.1 C9 Viscount Curare pours two tokens as one action', () => {
    const table = as('curare').fill().play('1 doubles')
    expect([table.kinds(1), table.state.table.pours, table.try('1 passes')]).toEqual([['pour'], 2, 'illegal'])
    table.play('1 pours poison 0', '1 pours wine 3')
    expect([table.state.box.goblets[0], table.state.box.goblets[3]]).toEqual([tokens(0, 1), tokens(1)])
    expect([table.asked(), table.play('1 rotates 1').asked()]).toEqual([1, 2])
    expect(as('curare').hold(1, 'wine').kinds(1)).not.toContain('double pour')
  })

  test('T6.1 C13 Abbess Arsenica takes a token out of her goblet, or leaves it', () => {
    const table = as('arsenica').fill('', 'poison wine').play('1 dips', '1 takes poison')
    expect([table.state.box.goblets[1], table.view(1).hand.tokens]).toEqual([tokens(1), tokens(2, 2, 1)])
    expect(table.state.table.screens).toEqual([4, 5, 4, 4, 4])
    const left = as('arsenica').fill('', 'poison').play('1 dips', '1 passes')
    expect([left.news('left it'), left.state.box.goblets[1]]).toEqual([{ kind: 'left it', seat: 1 }, tokens(0, 1)])
    expect([left.asked(), left.state.table.stage]).toEqual([1, 'turn'])
  })

  test('T6.1 C15 the Butler looks into his goblet for free, before his actions', () => {
    const table = as('butler').fill('', 'antidote').play('1 looks')
    expect(table.secret(1, 'saw')?.tokens).toEqual(tokens(0, 0, 1))
    expect(table.kinds(1)).not.toContain('look')
    expect(table.play('1 rotates 1', '1 rotates 1').asked()).toBe(2)
    expect(as('butler').play('1 rotates 1').kinds(1)).not.toContain('look')
  })
})

describe('at the Toast', () => {
  const called = (key: ToastKey, ...contents: string[]) =>
    as(key)
      .fill(...contents)
      .play('1 passes')
      .hold(2, '')
      .play('2 toasts')
  const poisoned = (table: Sitting) => table.news('drunk')?.goblets.map((one) => Number(one.poisoned))

  test('T6.1 C17 Cardinal Cicuta swaps with a neighbour, after the call and before they drink', () => {
    expect(poisoned(called('cicuta', '', 'poison').play('1 swaps 0'))).toEqual([1, 0, 0, 0, 0])
    expect(poisoned(called('cicuta', '', 'poison').play('1 swaps 2'))).toEqual([0, 0, 1, 0, 0])
    expect(poisoned(called('cicuta', '', 'poison').play('1 passes'))).toEqual([0, 1, 0, 0, 0])
    expect(called('cicuta').try('1 swaps 3')).toBe('illegal')
  })

  test('T6.1 C18 Earl Antimony pours one token that he still has', () => {
    const table = called('antimony')
    expect(count(table, 'pour')).toBe(3 * 5)
    expect(poisoned(table.play('1 pours poison 4'))).toEqual([0, 0, 0, 0, 1])
    const bare = as('antimony').hold(1, '').play('1 toasts')
    expect([bare.asked(), bare.kinds(1)]).toEqual([1, ['pass']])
  })

  test('T6.1 C19 Contessa Cantarella names another who is not her target; a point if he is poisoned', () => {
    const table = called('cantarella', '', '', '', 'poison')
    expect(table.offered(1).flatMap((move) => (move.kind === 'foretell' ? [move.house] : []))).toEqual([0, 3, 4])
    expect(table.play('1 foretells 3').earned()[1]).toBe(2)
    expect(called('cantarella', '', '', '', 'poison').play('1 foretells 4').earned()[1]).toBe(1)
    expect(called('cantarella', '', '', '', 'poison').play('1 passes').earned()[1]).toBe(1)
    expect(called('cantarella').try('1 foretells 2')).toBe('illegal')
  })

  test('T6.1 C20 the Widow Wolfsbane scores for her neighbours instead of her target', () => {
    const earns = (...contents: string[]) => toasting(as('wolfsbane').fill(...contents), 1)
    expect(earns('poison', '', 'poison').earned()[1]).toBe(4)
    expect(earns('poison', '', 'poison').state.table.full[1]).toBe(1)
    expect(
      [earns('poison'), earns('', '', 'poison'), earns('poison', 'poison', 'poison')].map((t) => t.earned()[1]),
    ).toEqual([2, 2, 2])
    expect(earns('', '', 'poison').state.table.full[1]).toBe(0)
  })
})

describe('what bars the Toast', () => {
  test.each([
    ['butler', '1 looks', []],
    ['arsenica', '1 dips', ['1 passes']],
  ] as const)('T6.2 every look on one’s turn does: %s', (key, look, after) => {
    const table = as(key).hold(1, '')
    expect(table.kinds(1)).toContain('toast')
    table.play(look, ...after)
    expect([table.asked(), table.try('1 toasts')]).toEqual([1, 'illegal'])
    table.play('1 passes').skip().skip().skip().skip()
    expect(table.try('1 toasts')).toBe('taken')
  })

  test('T6.2 a double Pour is a Pour, also with the last two tokens', () => {
    const table = as('curare').hold(1, 'wine wine').play('1 doubles', '1 pours wine 0', '1 pours wine 0')
    expect([table.asked(), table.state.table.screens[1], table.try('1 toasts')]).toEqual([1, 0, 'illegal'])
  })
})
