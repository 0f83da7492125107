import { describe, expect, test } from 'vitest'
import { type Key, keys } from '../banquet/characters/key.ts'
import { tokens } from '../banquet/tokens.ts'
import { sit } from './script.ts'

describe('abilities', () => {
  const BEGINNING: Key[] = ['quicksilver', 'hellebore', 'amalthea', 'oleander', 'foxglove', 'cellarer']
  const BEFORE: Key[] = ['cicuta', 'antimony', 'cantarella']
  const TURN: Key[] = ['belladonna', 'datura', 'mandrake', 'yew', 'curare', 'arsenica', 'butler']

  test.each(keys)('G9.1 %s has its own moment, and can be declined in it', (key) => {
    const table = sit(6, { characters: { 1: key } })
    expect(table.state.table.stage === 'beginning').toBe(BEGINNING.includes(key))
    if (BEGINNING.includes(key)) table.play('1 passes')
    expect(table.state.table).toMatchObject({ stage: 'turn', used: [] })
    const plain = sit(6)
    expect(table.offered(1).length > plain.offered(1).length).toBe(TURN.includes(key))
    table.hold(2, '').play('1 passes', '2 toasts')
    const stages = new Set<string>()
    while (table.state.table.call) {
      stages.add(table.state.table.stage)
      table.play(`${table.asked()} passes`)
    }
    expect(stages.has('before')).toBe(BEFORE.includes(key))
    expect(stages.has('hold')).toBe(key === 'hemlock')
  })

  test.each([
    ['belladonna', '1 veils 2 both', 'veil'],
    ['arsenica', '1 dips', 'dip'],
    ['curare', '1 doubles', 'double pour'],
  ] as const)('G9.1 %s goes once per course, and again in the next', (key, line, kind) => {
    const table = sit(4, { characters: { 1: key } })
      .fill('', '', '', '')
      .play(line)
    if (key === 'arsenica') table.play('1 passes')
    if (key === 'curare') table.play('1 pours wine 0', '1 pours wine 0')
    expect(table.kinds(1)).not.toContain(kind)
    table.play('1 passes').hold(2, '').play('2 toasts').drinkUp()
    table.play('3 passes', '0 passes')
    expect(table.asked()).toBe(1)
    expect(table.kinds(1)).toContain(kind)
  })

  test.each(['wolfsbane', 'socrates', 'quicksilver', 'cantarella'] as const)(
    'G9.1 the wine point is beyond the reach of %s',
    (key) => {
      const wine = (...contents: string[]) => {
        const table = sit(4, { characters: { 1: key } }).fill(...contents)
        if (key === 'quicksilver') table.play('1 confesses')
        table.hold(1, '').play('1 toasts').drinkUp()
        return table.news('scored')?.earned.map((one) => one.wine)
      }
      expect(wine('', 'wine poison', '', '')).toEqual([0, 1, 0, 0])
      expect(wine('wine', 'wine', '', '')).toEqual([0, 0, 0, 0])
    },
  )

  test('G9.2 in pairs a neighbour, a target, a goblet is that of the house; the points are the Noble’s', () => {
    const table = sit(8, { characters: { 3: 'wolfsbane' }, cards: { 0: 'loyal', 2: 'loyal', 4: 'loyal', 6: 'loyal' } })
    table.fill('poison', '', 'poison', '').hold(1, '').play('3 toasts').drinkUp()
    expect(table.earned().slice(2, 4)).toEqual([4, 4])
    const traitor = sit(8, { characters: { 3: 'wolfsbane' }, cards: { 2: 'traitor' } })
    traitor.fill('poison', '', 'poison', '').hold(1, '').play('3 toasts').drinkUp()
    expect(traitor.earned().slice(2, 4)).toEqual([0, 4])
  })

  test('G9.3 what is free neither counts towards the two actions nor bars the Toast', () => {
    const table = sit(4, { characters: { 1: 'butler' } })
      .hold(1, 'poison poison')
      .play('1 looks')
    expect(table.kinds(1)).toContain('toast')
    table.play('1 pours poison 0', '1 pours poison 0')
    expect(table.asked()).toBe(2)
    const toast = sit(4, { characters: { 1: 'butler' } })
      .hold(1, '')
      .play('1 looks')
    expect(toast.try('1 toasts')).toBe('taken')
  })

  test('G9.3 what is an action does both', () => {
    const table = sit(4, { characters: { 1: 'belladonna' } })
      .hold(1, 'poison')
      .play('1 veils 2 neither')
    expect([table.asked(), table.try('1 toasts')]).toEqual([1, 'illegal'])
    table.play('1 pours poison 0')
    expect(table.asked()).toBe(2)
  })

  test('G9.4 Datura changes the Peek, so in a pair only the taster with leave has it', () => {
    const anyPeek = { kind: 'peek', place: 0 }
    const leave = sit(8, { characters: { 3: 'datura' } }).play('3 yields leave')
    expect(leave.offered(2)).toContainEqual(anyPeek)
    leave.play('2 passes')
    expect(leave.kinds(3)).not.toContain('peek')
    const none = sit(8, { characters: { 3: 'datura' } }).play('3 yields')
    expect(none.offered(2)).not.toContainEqual(anyPeek)
  })

  test('G9.4 a look that is the ability itself is open to the Noble, and who looks alone sees', () => {
    const cellarer = sit(8, { characters: { 3: 'cellarer' } })
      .fill('wine')
      .play('3 looks 0')
    expect([cellarer.secret(3, 'saw')?.tokens, cellarer.secret(2, 'saw')]).toEqual([tokens(1), undefined])
    const abbess = sit(8, { characters: { 3: 'arsenica' } })
      .fill('', 'poison')
      .play('3 yields', '2 passes', '3 dips')
    expect([abbess.view(3).hand.dipped, abbess.view(2).hand.dipped]).toEqual([tokens(0, 1), null])
    const butler = sit(8, { characters: { 3: 'butler' } })
      .fill('', 'wine')
      .play('3 looks')
    expect([butler.secret(3, 'saw')?.tokens, butler.secret(2, 'saw')]).toEqual([tokens(1), undefined])
  })

  test('G9.4 a token that the Abbess took lies behind the shared screen', () => {
    const table = sit(8, { characters: { 3: 'arsenica' } }).fill('', 'poison')
    table.play('3 yields', '2 passes', '3 dips', '3 takes poison')
    for (const seat of [2, 3]) {
      expect(table.view(seat).hand.tokens).toEqual(tokens(3, 3, 2))
      expect(table.secret(seat, 'took')).toEqual({ kind: 'took', token: 'poison' })
    }
    expect(table.state.table.screens).toEqual([7, 8, 7, 7])
  })

  test('G9.4 the Butler looks once per turn of the pair, whoever of the two it is', () => {
    const early = sit(8, { characters: { 3: 'butler' } }).play('3 looks')
    expect(early.kinds(3)).toEqual(['after you'])
    early.play('3 yields leave')
    expect(early.kinds(2)).not.toContain('look')
    const taster = sit(8, { characters: { 3: 'butler' } }).play('3 yields leave', '2 looks', '2 passes')
    expect([taster.asked(), taster.kinds(3).includes('look')]).toEqual([3, false])
    const late = sit(8, { characters: { 3: 'butler' } }).play('3 yields leave', '2 passes')
    expect(late.kinds(3)).toContain('look')
  })
})
