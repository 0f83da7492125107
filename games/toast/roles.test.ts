import { describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { watch } from '../../kernel/state.ts'
import { tokens } from '../banquet/tokens.ts'
import type { ToastKey } from './deck.ts'
import { toast } from './index.ts'
import { sit } from './script.ts'
import { setup } from './setup.ts'

const CLEAR = 'wine wine wine wine'

describe('who does what', () => {
  test('T7.2 the taster: Peek, Rotate, Swap or pass', () => {
    const table = sit(8).hold(1, '')
    expect(table.kinds(2)).toEqual(['peek', 'rotate', 'swap', 'pass'])
    expect(table.offered(2)).toHaveLength(1 + 2 + 3 + 1)
    expect([table.try('2 toasts'), table.try('2 peeks 0')]).toEqual(['illegal', 'illegal'])
    expect(sit(8, { drawn: { 1: CLEAR } }).try('2 pours wine 0')).toBe('illegal')
  })

  test('T7.2 the noble: Pour, Toast or pass', () => {
    const full = sit(8, { drawn: { 1: CLEAR } }).play('2 passes')
    expect([full.kinds(3), full.offered(3).length]).toEqual([['pour', 'pass'], 5])
    expect(['peeks', 'rotates 1', 'swaps 0', 'toasts'].map((what) => full.try(`3 ${what}`))).toEqual(
      Array(4).fill('illegal'),
    )
    expect(sit(8).hold(1, '').play('2 passes').kinds(3)).toEqual(['toast', 'pass'])
  })

  test('T7.2 the taster sees what lies under the napkin, and what his noble pours', () => {
    const table = sit(8, { drawn: { 1: 'wine poison poison antidote' } }).play('2 passes', '3 pours poison 0')
    for (const seat of [2, 3]) expect(table.view(seat).hand.tokens).toEqual(tokens(1, 1, 1))
    expect(table.secret(2, 'poured')).toMatchObject({ seat: 3, token: 'poison' })
    expect([0, 1, 3, 4, 5, 6, 7].map((seat) => table.secret(seat, 'poured'))).toEqual(Array(7).fill(undefined))
  })

  test('T7.2 one character for each pair, the odd player has one of his own', () => {
    const { characters } = setup(7, defaults(toast, 7), seeded(4)).table
    expect([characters[0], characters[2], characters[4]]).toEqual([characters[1], characters[3], characters[5]])
    expect(new Set(characters).size).toBe(4)
  })

  test.each([
    ['belladonna', 'veils 0 goblets', 'any'],
    ['arsenica', 'dips', 'any'],
    ['butler', 'looks', 'any'],
    ['datura', 'peeks 0', 'taster'],
    ['mandrake', 'swaps 0 2', 'taster'],
    ['yew', 'rotates 2', 'taster'],
    ['curare', 'doubles', 'noble'],
  ] as const)('T7.2 on the turn %s goes with the action: %s by %s', (key: ToastKey, line, who) => {
    const pair = () => sit(8, { characters: { 1: key }, drawn: { 1: CLEAR } })
    expect(pair().try(`2 ${line}`)).toBe(who === 'noble' ? 'illegal' : 'taken')
    expect(pair().play('2 passes').try(`3 ${line}`)).toBe(who === 'taster' ? 'illegal' : 'taken')
  })

  test.each([
    ['belladonna', ['2 veils 0 goblets'], 'veil'],
    ['arsenica', ['2 dips', '2 passes'], 'dip'],
    ['butler', ['2 looks', '2 passes'], 'look'],
  ] as const)('T7.2 what the taster has used of %s the noble has not', (key, lines, kind) => {
    const table = sit(8, { characters: { 1: key } }).play(...lines)
    expect([table.asked(), table.kinds(3).includes(kind)]).toEqual([3, false])
  })

  const beginning = (key: ToastKey) => sit(8, { characters: { 1: key }, drawn: { 1: 'wine wine poison antidote' } })
  const atTheToast = (key: ToastKey) =>
    sit(8, { characters: { 2: key }, drawn: { 2: CLEAR } })
      .hold(1, '')
      .play('2 passes', '3 toasts')

  test.each([
    ['quicksilver', 'confesses', beginning],
    ['hellebore', 'trades wine', beginning],
    ['foxglove', 'exchanges wine', beginning],
    ['cellarer', 'looks 0', beginning],
    ['cicuta', 'swaps 1', atTheToast],
    ['antimony', 'pours wine 0', atTheToast],
    ['cantarella', 'foretells 0', atTheToast],
  ] as const)('T7.2 %s is asked of both, the taster first: who uses it first uses it up', (key, line, laid) => {
    const first = laid(key)
    const taster = first.asked()
    expect([taster % 2, first.try(`${taster + 1} ${line}`)]).toEqual([0, 'closed'])
    const before = first.state.table.stage
    expect(first.play(`${taster} ${line}`).state.table.stage).not.toBe(before)
    const second = laid(key).play(`${taster} passes`)
    expect([second.asked(), second.state.table.stage]).toEqual([taster + 1, before])
    expect(second.play(`${taster + 1} ${line}`).state.table.stage).not.toBe(before)
  })

  test('T7.2 the odd player is asked alone, and the next house after the pair', () => {
    const table = sit(7, { characters: { 1: 'cellarer', 2: 'quicksilver', 3: 'foxglove' } })
    expect([table.asked(), table.play('2 passes').asked(), table.play('3 looks 0').asked()]).toEqual([2, 3, 4])
    expect([table.play('4 confesses').asked(), table.play('6 passes').state.table.stage]).toEqual([6, 'turn'])
  })

  test('T7.2 what needs no turn is asked of the noble', () => {
    // Before the rule said more: games of the first edition.
    const options = { edition: 1 } as const
    const beginning = sit(8, { options, characters: { 1: 'cellarer' } })
    expect([beginning.asked(), beginning.try('2 looks 0'), beginning.try('3 looks 0')]).toEqual([3, 'closed', 'taken'])
    const before = sit(8, { options, characters: { 2: 'cicuta' } })
      .hold(1, '')
      .play('2 passes', '3 toasts')
    expect([before.asked(), before.try('4 swaps 1'), before.try('5 swaps 1')]).toEqual([5, 'closed', 'taken'])
  })
})

describe('what partners do not tell', () => {
  test('T7.3 what the taster peeks is his alone', () => {
    const table = sit(8, { options: { rings: true } })
      .fill('', 'poison wine')
      .play('2 peeks')
    expect(table.secret(2, 'saw')?.tokens).toEqual(tokens(1, 1))
    expect(table.secret(3, 'saw')).toBeUndefined()
    expect([table.view(2).hand.memory.length, table.view(3).hand.memory.length]).toEqual([1, 0])
  })

  test('T7.3 the noble learns nothing of it, twins that differ in it look the same to him', () => {
    const seen = (what: string) => {
      const table = sit(8).fill('', what).play('2 peeks')
      return JSON.stringify([watch(table.state), table.view(3)])
    }
    expect(seen('poison')).toBe(seen('antidote wine'))
  })

  test('T7.3 of a look of his own the taster learns nothing either', () => {
    const table = sit(8, { characters: { 1: 'butler' } })
      .fill('', 'poison')
      .play('2 passes', '3 looks')
    expect([table.secret(3, 'saw')?.tokens, table.secret(2, 'saw')]).toEqual([tokens(0, 1), undefined])
  })
})
