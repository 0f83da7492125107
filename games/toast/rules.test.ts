import { describe, expect, test } from 'vitest'
import { tokens } from '../banquet/tokens.ts'
import { type Sitting, sit } from './script.ts'
import { choices } from './setup.ts'

const MIXED = 'wine wine poison antidote'

describe('turns', () => {
  test('T3.1 from the left of the Master of Ceremonies, two actions each', () => {
    const table = sit(4, { options: { host: 2 } }).play('3 peeks', '3 rotates 1')
    expect(table.asked()).toBe(0)
    table.play('0 swaps 2', '0 peeks', '1 rotates 1', '1 rotates -1', '2 peeks')
    expect([table.asked(), table.state.table.round]).toEqual([2, 1])
    table.play('2 rotates 1')
    expect([table.asked(), table.state.table.round]).toEqual([3, 2])
  })

  test('T3.1 or one, or none', () => {
    expect(sit(4).play('1 passes').asked()).toBe(2)
    const one = sit(4).play('1 peeks')
    expect(one.asked()).toBe(1)
    expect(one.play('1 passes').asked()).toBe(2)
    expect(one.news('passed')).toEqual({ kind: 'passed', seat: 1 })
  })

  test.each(['pours wine 0', 'peeks', 'rotates -1', 'swaps 3'])('T3.1 the same twice: %s', (line) => {
    const table = sit(4, { drawn: { 1: MIXED } }).play(`1 ${line}`, `1 ${line}`)
    expect(table.asked()).toBe(2)
  })

  test('T3.1 out of turn nothing is open', () => {
    const table = sit(4)
    expect([table.try('0 passes'), table.try('2 peeks'), table.offered(3)]).toEqual(['closed', 'closed', []])
  })
})

describe('actions', () => {
  test('T3.2 Pour: one of one’s tokens into any goblet', () => {
    const table = sit(4, { drawn: { 1: MIXED } })
      .fill()
      .play('1 pours poison 3', '1 pours wine 1')
    expect(table.state.box.goblets).toEqual([tokens(), tokens(1), tokens(), tokens(0, 1)])
    expect(table.view(1).hand.tokens).toEqual(tokens(1, 0, 1))
    expect(table.state.table.screens).toEqual([4, 2, 4, 4])
  })

  test('T3.2 Pour: only what lies under the napkin, only into what stands there', () => {
    const table = sit(4, { drawn: { 1: 'wine wine wine wine' } })
    expect(table.offered(1).filter(({ kind }) => kind === 'pour')).toHaveLength(4)
    expect(['poison 0', 'ogre 0', 'wine 4'].map((what) => table.try(`1 pours ${what}`))).toEqual(
      Array(3).fill('illegal'),
    )
    const last = sit(4).hold(1, 'antidote').play('1 pours antidote 1')
    expect(last.kinds(1)).toEqual(['peek', 'rotate', 'swap', 'pass'])
  })

  test('T3.2 Peek: the goblet in front and no other, all its tokens', () => {
    const table = sit(4).fill('wine', 'poison poison antidote', '', '')
    expect(table.offered(1).filter(({ kind }) => kind === 'peek')).toEqual([{ kind: 'peek', place: 1 }])
    expect(table.try('1 peeks 0')).toBe('illegal')
    table.play('1 peeks')
    const goblet = { place: 1, ring: null, before: 1 }
    expect(table.secret(1, 'saw')).toEqual({ kind: 'saw', goblet, tokens: tokens(0, 2, 1) })
    expect(table.news('peeked')).toEqual({ kind: 'peeked', seat: 1, goblet, free: false })
    expect([0, 2, 3].map((seat) => table.secret(seat, 'saw'))).toEqual([undefined, undefined, undefined])
  })

  test('T3.2 Peek: mine is whatever stands in front of me now', () => {
    const table = sit(4).fill('poison', 'wine', '', '').play('1 rotates 1', '1 peeks')
    expect(table.secret(1, 'saw')?.tokens).toEqual(tokens(0, 1))
  })

  test('T3.2 Rotate: all goblets one place, either way', () => {
    const table = sit(4).fill('wine', 'poison', 'antidote', '')
    expect(table.offered(1).filter(({ kind }) => kind === 'rotate')).toEqual([
      { kind: 'rotate', by: 1 },
      { kind: 'rotate', by: -1 },
    ])
    table.play('1 rotates 1')
    expect(table.state.box.goblets).toEqual([tokens(), tokens(1), tokens(0, 1), tokens(0, 0, 1)])
    table.play('1 rotates -1', '2 rotates -1')
    expect(table.state.box.goblets).toEqual([tokens(0, 1), tokens(0, 0, 1), tokens(), tokens(1)])
    expect(table.try('2 rotates 2')).toBe('illegal')
  })

  test('T3.2 Swap: the goblet in front with that of another, and no other two', () => {
    const table = sit(4).fill('wine', 'poison', '', 'antidote')
    expect(table.offered(1).filter(({ kind }) => kind === 'swap')).toEqual([
      { kind: 'swap', places: [0, 1] },
      { kind: 'swap', places: [1, 2] },
      { kind: 'swap', places: [1, 3] },
    ])
    expect(table.try('1 swaps 0 3')).toBe('illegal')
    table.play('1 swaps 3')
    expect(table.state.box.goblets).toEqual([tokens(1), tokens(0, 0, 1), tokens(), tokens(0, 1)])
  })

  test('T3.2 with rings, rings go with their goblets', () => {
    const table = sit(4, { options: { rings: true } }).play('1 rotates 1', '1 swaps 3')
    expect(table.state.table.rings).toEqual([3, 2, 1, 0])
  })
})

describe('calling the Toast', () => {
  const toastsAfter = (hand: string, ...lines: string[]) =>
    sit(4)
      .hold(1, hand)
      .play(...lines)
      .try('1 toasts')

  test.each([
    ['at once', [], 'taken'],
    ['after a Rotate', ['1 rotates 1'], 'taken'],
    ['after a Swap', ['1 swaps 0'], 'taken'],
    ['after a Peek', ['1 peeks'], 'illegal'],
  ])('T3.3 with no tokens left: %s', (_when, lines, answer) => {
    expect(toastsAfter('', ...lines)).toBe(answer)
  })

  test.each([
    ['one token, at once', 'antidote', []],
    ['four tokens', MIXED, []],
    ['one token after a Rotate', 'wine', ['1 rotates 1']],
    ['the last poured in this turn', 'poison', ['1 pours poison 0']],
    ['one of two poured', 'poison poison', ['1 pours poison 0']],
  ])('T3.3 not with %s', (_what, hand, lines) => {
    expect(toastsAfter(hand, ...lines)).toBe('illegal')
  })

  test('T3.3 it may be any of the two actions, and needs one', () => {
    expect(sit(4).hold(1, '').play('1 rotates 1', '1 rotates 1').try('1 toasts')).toBe('closed')
  })

  test('T3.3 who has peeked or poured may toast in his next turn', () => {
    const table = sit(4).hold(1, 'wine').play('1 pours wine 0', '1 peeks')
    table.play('2 passes', '3 passes', '0 passes')
    expect(table.kinds(1)).toEqual(['peek', 'rotate', 'swap', 'toast', 'pass'])
    expect(table.try('1 toasts')).toBe('taken')
  })

  test('T3.3 what others do in their turns bars nothing', () => {
    const table = sit(4).hold(2, '').play('1 peeks', '1 passes')
    expect(table.try('2 toasts')).toBe('taken')
    expect(table.news('toast')).toEqual({ kind: 'toast', seat: 2, by: 'caller' })
  })
})

describe('the patience of the court', () => {
  const lastTurn = (table: Sitting, rounds: number) => table.idle(rounds - 1)

  test('T3.4 twenty whole rounds, or ten to forty', () => {
    expect(choices(4).rounds).toEqual([20, 10, 15, 25, 30, 35, 40])
    expect(choices(9).rounds).toEqual(choices(4).rounds)
  })

  test.each([10, 15, 20, 25, 30, 35, 40])('T3.4 after %i rounds the table calls, singly', (rounds) => {
    const table = lastTurn(sit(3, { options: { rounds } }), rounds)
    expect(table.state.table).toMatchObject({ course: 1, round: rounds, call: null })
    table.play('1 passes', '2 passes', '0 rotates 1')
    expect([table.state.table.course, table.news('toast')]).toEqual([1, undefined])
    table.play('0 passes')
    expect(table.news('toast')).toEqual({ kind: 'toast', seat: 0, by: 'table' })
    expect([table.news('drunk')?.goblets.length, table.state.table.course]).toEqual([3, 2])
  })

  test.each([10, 15, 20, 25, 30, 35, 40])('T3.4 after %i rounds the table calls, in pairs', (rounds) => {
    const table = lastTurn(sit(7, { options: { rounds } }), rounds)
    for (const line of ['2 passes', '3 passes', '4 passes', '5 passes', '6 peeks', '6 passes', '0 passes']) {
      expect(table.play(line).news('toast')).toBeUndefined()
    }
    expect(table.play('1 passes').news('toast')).toEqual({ kind: 'toast', seat: 1, by: 'table' })
  })

  test('T3.4 also for those who still hold tokens, and abilities at the Toast are asked', () => {
    const table = sit(3, { options: { rounds: 10 }, characters: { 2: 'antimony' } }).idle(10)
    expect(table.state.table.call).toEqual({ house: 0, by: 'table', tokens: 4 })
    expect([table.state.table.stage, table.asked()]).toEqual(['before', 2])
  })

  test('T3.4 all hear it coming, a round before and in the last', () => {
    const table = sit(3, { options: { rounds: 10 } }).idle(7)
    expect(table.news('round')).toBeUndefined()
    expect(table.idle(1).news('round')).toEqual({ kind: 'round', round: 9, of: 10 })
    expect(table.idle(1).news('round')).toEqual({ kind: 'round', round: 10, of: 10 })
  })

  test('T3.4 a Toast of the last turn is the caller’s own', () => {
    const table = lastTurn(sit(3, { options: { rounds: 10 } }), 10)
    table.play('1 passes', '2 passes').hold(0, '').play('0 toasts')
    expect(table.news('toast')).toEqual({ kind: 'toast', seat: 0, by: 'caller' })
  })
})
