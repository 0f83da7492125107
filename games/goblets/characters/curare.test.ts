import { describe, expect, test } from 'vitest'
import { tokens } from '../../banquet/tokens.ts'
import { sit } from '../script.ts'

const him = { characters: { 1: 'curare' } } as const

describe('C9 Viscount Curare', () => {
  test('C9 announces a double Pour: two tokens one after the other, as one action', () => {
    const table = sit(4, him).fill('', '', '', '').play('1 doubles')
    expect(table.news('doubling')).toEqual({ kind: 'doubling', seat: 1 })
    table.play('1 pours poison 0', '1 pours wine 2')
    expect(table.state.box.goblets).toEqual([tokens(0, 1), tokens(), tokens(1), tokens()])
    expect([table.asked(), table.state.table.left]).toEqual([1, 1])
    table.play('1 pours wine 2')
    expect(table.asked()).toBe(2)
    expect(table.state.table.screens[1]).toBe(4)
  })

  test('C9 both may go into the same goblet', () => {
    const table = sit(4, him).fill('', '', '', '').play('1 doubles', '1 pours wine 3', '1 pours wine 3')
    expect(table.state.box.goblets[3]).toEqual(tokens(2))
  })

  test('C9 once announced both must be poured, and nothing else can be done between', () => {
    const table = sit(4, him).play('1 doubles')
    expect(table.kinds(1)).toEqual(['pour'])
    table.play('1 pours wine 0')
    expect(table.kinds(1)).toEqual(['pour'])
  })

  test('C9 needs two tokens', () => {
    expect(sit(4, him).hold(1, 'wine').kinds(1)).not.toContain('double pour')
    expect(sit(4, him).hold(1, 'wine wine').kinds(1)).toContain('double pour')
  })

  test('C9 may come second, but bars the Toast as any action does', () => {
    const table = sit(4, him).hold(1, 'poison poison poison').play('1 peeks', '1 doubles')
    table.play('1 pours poison 0', '1 pours poison 0')
    expect(table.asked()).toBe(2)
    const first = sit(4, him).hold(1, 'poison poison').play('1 doubles', '1 pours poison 0', '1 pours poison 0')
    expect([first.asked(), first.try('1 toasts')]).toEqual([1, 'illegal'])
  })

  test('C9 goes once per course, is his alone, and not in the Toast phase', () => {
    const table = sit(4, him).play('1 doubles', '1 pours wine 0', '1 pours wine 0')
    expect(table.try('1 doubles')).toBe('illegal')
    table.play('1 passes')
    expect(table.try('2 doubles')).toBe('illegal')
    const toast = sit(4, him).play('1 passes').hold(2, '').play('2 toasts', '3 passes', '0 passes')
    expect([toast.asked(), toast.try('1 doubles')]).toEqual([1, 'illegal'])
    expect(toast.play('1 pours wine 0').asked()).toBe(2)
  })

  test('C9 in a pair: with leave the taster may, and the Noble still has his one action', () => {
    const pair = { characters: { 3: 'curare' } } as const
    const table = sit(8, pair).play('3 yields leave', '2 doubles', '2 pours wine 0', '2 pours poison 1')
    expect(table.view(3).hand.tokens).toEqual(tokens(2, 1, 2))
    expect([table.asked(), table.try('3 doubles')]).toEqual([3, 'illegal'])
    expect(table.play('3 pours wine 0').asked()).toBe(5)
    const noble = sit(8, pair).play('3 yields')
    expect(noble.try('2 doubles')).toBe('illegal')
    noble.play('2 passes', '3 doubles', '3 pours wine 0', '3 pours wine 0')
    expect(noble.asked()).toBe(5)
  })
})
