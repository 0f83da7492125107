import { describe, expect, test } from 'vitest'
import { tokens } from '../../banquet/tokens.ts'
import { sit } from '../script.ts'

const her = { characters: { 1: 'arsenica' } } as const

describe('C13 Abbess Arsenica', () => {
  test('C13 looks into her goblet and puts one of its tokens behind her screen', () => {
    const table = sit(4, her).fill('', 'wine poison', '', '').play('1 dips')
    expect(table.view(1).hand.dipped).toEqual(tokens(1, 1))
    expect(table.news('dipped')).toEqual({ kind: 'dipped', seat: 1, goblet: { place: 1, ring: 1, before: 1 } })
    expect(table.offered(1)).toEqual([
      { kind: 'pass' },
      { kind: 'take', token: 'wine' },
      { kind: 'take', token: 'poison' },
    ])
    table.play('1 takes poison')
    expect(table.state.box.goblets[1]).toEqual(tokens(1))
    expect(table.view(1).hand).toMatchObject({ tokens: tokens(3, 3, 2), dipped: null })
    expect(table.state.table.screens).toEqual([7, 8, 7, 7])
    expect(table.news('took')).toEqual({ kind: 'took', seat: 1, goblet: { place: 1, ring: 1, before: 1 } })
  })

  test('C13 or none, and all see that she left it', () => {
    const table = sit(4, her).fill('', 'wine').play('1 dips', '1 passes')
    expect(table.news('left it')).toEqual({ kind: 'left it', seat: 1 })
    expect(table.state.box.goblets[1]).toEqual(tokens(1))
    expect([table.asked(), table.state.table.stage, table.view(1).hand.dipped]).toEqual([1, 'turn', null])
  })

  test('C13 any sort that is in it, Ogre and Unicorn too, and none that is not', () => {
    const table = sit(4, her).fill('', 'ogre unicorn').play('1 dips')
    expect(table.try('1 takes wine')).toBe('illegal')
    table.play('1 takes ogre')
    expect(table.view(1).hand.tokens.ogre).toBe(1)
    table.play('1 pours ogre 3')
    expect(table.state.box.goblets[3]?.ogre).toBe(1)
  })

  test('C13 an empty goblet can be looked into, and left', () => {
    expect(sit(4, her).fill('', '').play('1 dips').offered(1)).toEqual([{ kind: 'pass' }])
  })

  test('C13 is one action of two, once per course, taken or not', () => {
    const table = sit(4, her).fill('', 'wine').play('1 dips', '1 passes')
    expect(table.try('1 dips')).toBe('illegal')
    expect(table.play('1 peeks').asked()).toBe(2)
    const second = sit(4, her).fill('', 'wine').play('1 peeks', '1 dips', '1 takes wine')
    expect(second.asked()).toBe(2)
  })

  test('C13 with a wine taken she can no longer toast', () => {
    const table = sit(4, her).fill('', 'wine').hold(1, '').play('1 dips', '1 takes wine', '1 passes')
    table.play('2 passes', '3 passes', '0 passes')
    expect(table.try('1 toasts')).toBe('illegal')
  })

  test('C13 is hers alone, and not in the Toast phase', () => {
    const table = sit(4, her).play('1 passes')
    expect(table.try('2 dips')).toBe('illegal')
    table.hold(2, '').play('2 toasts', '3 passes', '0 passes')
    expect(table.try('1 dips')).toBe('illegal')
  })

  test('C13 in a pair: the taster with leave looks alone, and decides alone', () => {
    const pair = { characters: { 3: 'arsenica' } } as const
    const table = sit(8, pair).fill('', 'antidote').play('3 yields leave', '2 dips')
    expect([table.asked(), table.view(2).hand.dipped, table.view(3).hand.dipped]).toEqual([2, tokens(0, 0, 1), null])
    table.play('2 takes antidote')
    expect([table.asked(), table.view(3).hand.tokens.antidote]).toEqual([3, 3])
    expect(table.try('3 dips')).toBe('illegal')
    expect(sit(8, pair).play('3 yields').try('2 dips')).toBe('illegal')
    expect(sit(8, pair).play('3 yields', '2 passes').try('3 dips')).toBe('taken')
  })
})
