import { describe, expect, test } from 'vitest'
import { hoax } from './index.ts'
import { dealt, fined, type Laid, type Sitting, sit } from './script.ts'
import { kinds, type Move, type Role, roles } from './state.ts'

type Kind = Move['kind']

const five = (laid: Laid = {}) =>
  sit(['thief', 'peasant', 'judge', 'pope', 'wizard'], { purses: ['1 wine', '2 gold'], ...laid })
const why = (table: Sitting, seat: number, ...asked: Kind[]) => asked.map((kind) => hoax.why(table.view(seat), kind))
const DEEDS: Kind[] = ['tax', 'income', 'spell', 'steal']
const ASIDES: Kind[] = ['accuse', 'unmask', 'question']

/** The kinds that each clause keeps closed to a seat; what is open stands under 'open'. */
function closed(table: Sitting, seat: number): Record<string, Kind[]> {
  const by: Record<string, Kind[]> = {}
  for (const kind of kinds) {
    const clause = hoax.why(table.view(seat), kind) ?? 'open'
    by[clause] = [...(by[clause] ?? []), kind]
  }
  return by
}

describe('the clause that keeps a move closed', () => {
  test('H1.3 H3.9 while tokens are taken', () => {
    const table = dealt(['thief', 'peasant', 'judge'])
    expect(why(table, 0, 'take', 'pass', ...ASIDES)).toEqual([undefined, 'H1.3', 'H3.9', 'H3.9', 'H3.9'])
    expect(why(table, 1, 'take', 'steal')).toEqual(['H1.3', 'H3.1'])
  })

  test('H3.1 when the acting player is to act', () => {
    expect(closed(five(), 0)).toEqual({
      open: [...DEEDS, 'unmask'],
      'H1.3': ['take'],
      'H3.5': ['illegal'],
      'H2.2': ['fine'],
      'H2.3': ['forgive'],
      'H2.4': ['immune'],
      'H3.6': ['pay', 'share'],
      'H4.3': ['name'],
      'H3.1': ['pass'],
      'H5.1': ['accuse'],
      'H5.2': ['vote'],
      'H7.1': ['question', 'show'],
    })
    expect(why(five(), 1, ...DEEDS)).toEqual(['H3.1', 'H3.1', 'H3.1', 'H3.1'])
  })

  test('H2.7 H5.4 where options or a confession take a deed away', () => {
    const denied = { 0: ['emperor', 'pope', 'peasant', 'thief'] } as const
    expect(why(five({ denied }), 0, ...DEEDS)).toEqual(['H5.4', 'H5.4', undefined, 'H5.4'])
    const poor = { denied: { 0: ['peasant'] }, options: { incomes: false } } as const
    expect(why(five(poor), 0, 'tax', 'income')).toEqual([undefined, 'H2.7'])
  })

  test('H3.3 H3.4 H3.5 H5.4 in a window', () => {
    const table = five({ denied: { 3: ['emperor'] } }).play('0 steals gold from 1', '2 passes')
    expect([0, 1, 2, 3].map((seat) => why(table, seat, 'illegal', 'pass'))).toEqual([
      ['H3.3', 'H3.4'],
      [undefined, undefined],
      ['H3.4', 'H3.4'],
      ['H5.4', 'H3.4'],
    ])
    table.play('1 illegal', '4 passes')
    expect([why(table, 1, 'illegal', 'fine'), why(table, 2, 'fine')]).toEqual([['H3.5', 'H3.3'], [undefined]])
  })

  test('H3.8 in a window that is open once more, for who has such a claim', () => {
    const table = fined(five(), [1], [2, 4], [3]).accuse('0 accuses 4 judge', 1, 2, 3)
    expect([2, 3, 4].map((seat) => why(table, seat, 'fine'))).toEqual([['H3.8'], [undefined], ['H5.4']])
  })

  test('H2.4 H3.6 H4.3 when it comes to paying', () => {
    const table = fined(five({ denied: { 0: ['wizard'] } }), [1, 4], [2], [3])
    expect(why(table, 0, 'pay', 'immune', 'pass', 'name')).toEqual([undefined, 'H5.4', 'H3.6', 'H4.3'])
    expect(why(table, 2, 'pay', 'immune')).toEqual(['H3.6', 'H2.4'])
    table.play('0 pays judge 2')
    expect([why(table, 2, 'share', 'pass'), why(table, 0, 'share', 'pay')]).toEqual([
      [undefined, 'H3.6'],
      ['H3.6', 'H3.6'],
    ])
    table.play('2 shares with 1', '1 passes')
    expect([why(table, 1, 'pass', 'share'), why(table, 2, 'pass')]).toEqual([['H5.7', 'H3.6'], [undefined]])
  })

  test('H3.9 H5.2 H7.1 during a vote or a question', () => {
    const rich = { purses: ['1 gold 1 wine 1 grain', '2 gold'] }
    const voting = five(rich).play('0 steals gold from 1', '1 accuses 0 thief')
    expect(why(voting, 0, 'vote', 'pass', ...ASIDES)).toEqual(['H5.2', 'H3.9', 'H3.9', 'H3.9', 'H3.9'])
    expect(why(voting, 2, 'vote', 'show', 'illegal')).toEqual([undefined, 'H7.1', 'H3.9'])
    const asking = five(rich).play('0 questions 1')
    expect(why(asking, 1, 'show', 'vote', 'accuse')).toEqual([undefined, 'H5.2', 'H3.9'])
    expect(why(asking, 0, 'show', 'steal')).toEqual(['H7.1', 'H3.9'])
  })

  test('H5.1 H5.3 H7.1 H7.2 when nobody can be accused or questioned', () => {
    const table = five().play('0 steals gold from 1')
    expect([why(table, 1, 'accuse'), why(table, 0, 'accuse')]).toEqual([[undefined], ['H5.1']])
    table.accuse('1 accuses 0 thief')
    expect(why(table, 1, 'accuse', 'question')).toEqual(['H5.3', 'H7.1'])
    const allBut = (own: Role) => roles.filter((role) => role !== own)
    const known = five({
      purses: ['1 gold 1 wine 1 grain'],
      out: [3, 4],
      denied: { 1: allBut('peasant'), 2: allBut('judge') },
    })
    expect(why(known, 0, 'question', 'unmask')).toEqual(['H7.2', undefined])
  })

  test('H6.5 H9.1 who is out does nothing, and nobody does when it is over', () => {
    const table = five({ out: [3] }).play('0 steals gold from 1')
    expect(closed(table, 3)).toEqual({ 'H6.5': [...kinds] })
    table.accuse('1 accuses 0 thief', 2, 4)
    expect(closed(table, 1)).toEqual({ 'H9.1': [...kinds] })
  })
})
