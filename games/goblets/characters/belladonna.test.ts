import { describe, expect, test } from 'vitest'
import { tokens } from '../../banquet/tokens.ts'
import { sit } from '../script.ts'

const her = { characters: { 1: 'belladonna' } } as const
const WINE = tokens(1)
const POISON = tokens(0, 1)

describe('C2 Marquise Belladonna', () => {
  test.each([
    ['goblets', [POISON, WINE], [0, 2, 1, 3], 'moved'],
    ['rings', [WINE, POISON], [0, 2, 1, 3], 'moved'],
    ['both', [POISON, WINE], [0, 1, 2, 3], 'still'],
    ['neither', [WINE, POISON], [0, 1, 2, 3], 'still'],
  ] as const)('C2 exchanges %s', (how, [mine, other], rings, seen) => {
    const table = sit(4, her).fill('', 'wine', 'poison', '').play(`1 veils 2 ${how}`)
    expect(table.state.box.goblets).toEqual([tokens(), mine, other, tokens()])
    expect(table.state.table.rings).toEqual(rings)
    expect(table.news('veiled')).toEqual({ kind: 'veiled', seat: 1, other: 2, rings: seen })
  })

  test('C2 only the one who does it knows which', () => {
    const table = sit(4, her).play('1 veils 3 both')
    expect([0, 1, 2, 3].map((seat) => table.secret(seat, 'veiled')?.how)).toEqual([
      undefined,
      'both',
      undefined,
      undefined,
    ])
    expect([0, 1, 2, 3].map((seat) => table.view(seat).hand.veiled)).toEqual([null, 'exchanged', null, null])
  })

  test('C2 is an action: the other one is left, and the Toast is barred', () => {
    const table = sit(4, her).hold(1, '').play('1 veils 0 goblets')
    expect([table.asked(), table.try('1 toasts')]).toEqual([1, 'illegal'])
    expect(table.play('1 peeks').asked()).toBe(2)
  })

  test('C2 names another, each of them in four ways, and goes once per course', () => {
    const table = sit(4, her)
    expect(table.offered(1).filter(({ kind }) => kind === 'veil')).toHaveLength(12)
    expect(table.try('1 veils 1 both')).toBe('illegal')
    table.play('1 veils 0 neither')
    expect(table.try('1 veils 2 neither')).toBe('illegal')
    table.play('1 passes', '2 passes', '3 passes', '0 passes')
    expect(table.kinds(1)).not.toContain('veil')
  })

  test('C2 is hers alone, and not in the Toast phase', () => {
    const table = sit(4, her).play('1 passes')
    expect(table.try('2 veils 0 both')).toBe('illegal')
    table.hold(2, '').play('2 toasts', '3 passes', '0 passes')
    expect([table.asked(), table.try('1 veils 2 both')]).toEqual([1, 'illegal'])
  })

  test('C2 can be left alone', () => {
    const table = sit(4, her).fill('', 'wine', 'poison').play('1 passes')
    expect(table.state.table).toMatchObject({ used: [], rings: [0, 1, 2, 3] })
  })

  test('C2 without rings exchanges the goblets or not, and nothing shows', () => {
    const twin = (how: string) =>
      sit(4, { ...her, options: { memory: true } })
        .fill('', 'wine')
        .play(`1 veils 2 ${how}`)
    expect(
      sit(4, { ...her, options: { memory: true } })
        .offered(1)
        .filter(({ kind }) => kind === 'veil'),
    ).toHaveLength(6)
    expect(twin('goblets').state.box.goblets[2]).toEqual(WINE)
    expect(twin('neither').state.box.goblets[1]).toEqual(WINE)
    expect(twin('goblets').news('veiled')?.rings).toBe('none')
    expect(JSON.stringify(twin('goblets').view(2))).toBe(JSON.stringify(twin('neither').view(2)))
    expect(() => twin('both')).toThrow('illegal')
  })

  test('C2 in a pair: the Noble, or the taster with leave, and then the Noble does not know', () => {
    const pair = { characters: { 3: 'belladonna' } } as const
    const noble = sit(8, pair).play('3 yields', '2 passes', '3 veils 0 both')
    expect([noble.secret(3, 'veiled')?.how, noble.secret(2, 'veiled')]).toEqual(['both', undefined])
    const taster = sit(8, pair).fill('wine', 'poison').play('3 yields leave', '2 veils 0 both')
    expect(taster.news('veiled')).toMatchObject({ seat: 2, other: 1 })
    expect([taster.secret(2, 'veiled')?.how, taster.secret(3, 'veiled')]).toEqual(['both', undefined])
    expect(taster.state.box.goblets.slice(0, 2)).toEqual([POISON, WINE])
    expect(taster.kinds(3)).not.toContain('veil')
    expect(sit(8, pair).play('3 yields').try('2 veils 0 both')).toBe('illegal')
  })
})
