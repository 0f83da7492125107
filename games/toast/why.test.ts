import { describe, expect, test } from 'vitest'
import { toast } from './index.ts'
import { drawn, keeping, type Sitting, sit, toasting } from './script.ts'
import { kinds, type Move } from './state.ts'

type Kind = Move['kind']

/** The kinds that each clause keeps closed to a seat; what is open stands under 'open'. */
function closed(table: Sitting, seat: number): Record<string, Kind[]> {
  const by: Record<string, Kind[]> = {}
  for (const kind of kinds) {
    const clause = toast.why(table.view(seat), kind) ?? 'open'
    by[clause] = [...(by[clause] ?? []), kind]
  }
  return by
}

const ACTIONS: Kind[] = ['pour', 'peek', 'rotate', 'swap', 'toast', 'pass']
const ABILITIES: Kind[] = ['veil', 'confess', 'trade', 'double pour', 'exchange', 'look', 'dip', 'take', 'foretell']
const DRAWING: Kind[] = ['keep', 'again']
const why = (table: Sitting, seat: number, ...asked: Kind[]) => asked.map((kind) => toast.why(table.view(seat), kind))

describe('the clause that keeps a move closed', () => {
  test('T1.4 T2.1 T3.1 where it is not yet, or not one’s turn', () => {
    const drawing = drawn(4, { drawn: { 1: 'poison wine wine wine', 2: 'wine wine wine wine' } })
    expect(closed(drawing, 1)).toEqual({
      open: ['keep'],
      'T1.4': ['again', ...ACTIONS],
      'T2.1': ['accuse'],
      'T5.3': ['drink'],
      'T6.1': ABILITIES,
    })
    expect(why(drawing, 2, 'again')).toEqual([undefined])
    const airing = keeping(drawing)
    expect(closed(airing, 1)).toEqual({
      'T1.4': DRAWING,
      'T2.1': ['accuse', ...ACTIONS],
      'T5.3': ['drink'],
      'T6.1': ABILITIES,
    })
    expect(why(airing, 0, 'accuse', 'pour')).toEqual([undefined, 'T2.1'])
    expect(why(sit(4), 2, ...ACTIONS)).toEqual(ACTIONS.map(() => 'T3.1'))
  })

  test('T3.2 T3.3 T6.1 on one’s turn', () => {
    expect(closed(sit(4), 1)).toEqual({
      open: ['pour', 'peek', 'rotate', 'swap', 'pass'],
      'T1.4': DRAWING,
      'T2.1': ['accuse'],
      'T3.3': ['toast'],
      'T5.3': ['drink'],
      'T6.1': ABILITIES,
    })
    const bare = sit(4).hold(1, '')
    expect(why(bare, 1, 'pour', 'toast')).toEqual(['T3.2', undefined])
    expect(why(bare.play('1 peeks'), 1, 'toast')).toEqual(['T3.3'])
  })

  test('T4.1 T6.1 T6.2 in the midst of an ability', () => {
    const two = { drawn: { 1: 'wine wine poison poison' } }
    expect(why(sit(4, { ...two, characters: { 1: 'foxglove' } }), 1, 'peek', 'exchange')).toEqual(['T6.1', undefined])
    const pouring = sit(4, { ...two, characters: { 1: 'curare' } }).play('1 doubles')
    expect(why(pouring, 1, 'pass', 'pour', 'double pour')).toEqual(['T6.2', undefined, 'T6.1'])
    const taking = sit(4, { ...two, characters: { 1: 'arsenica' } })
      .fill('', 'wine')
      .play('1 dips')
    expect(why(taking, 1, 'peek', 'take', 'pass')).toEqual(['T6.1', undefined, undefined])
    const before = sit(4, { characters: { 2: 'cicuta' } })
      .hold(1, '')
      .play('1 toasts')
    expect([why(before, 2, 'swap', 'peek'), why(before, 1, 'swap')]).toEqual([[undefined, 'T4.1'], ['T4.1']])
  })

  test('T5.2 T5.3 T5.4 in the duel', () => {
    const table = sit(2)
    expect(why(table, 1, 'pour', 'peek', 'rotate', 'swap', 'toast', 'pass')).toEqual([
      undefined,
      undefined,
      ...Array(4).fill('T5.2'),
    ])
    table.hold(0, '').hold(1, '').play('1 toasts')
    expect([why(table, 1, 'drink', 'pass'), why(table, 0, 'drink')]).toEqual([[undefined, 'T5.3'], ['T5.3']])
    Object.assign(table.state.table, { course: 3 })
    table.fill('poison').play('1 drinks 0')
    expect(why(table, 0, 'peek', 'toast', 'veil')).toEqual(['T5.4', 'T5.4', 'T5.4'])
  })

  test('T7.2 T7.4 T7.5 in pairs', () => {
    const table = sit(7, { drawn: { 1: 'wine wine wine poison', 3: 'wine wine wine poison' } })
    expect(why(table, 2, 'pour', 'toast', 'peek')).toEqual(['T7.2', 'T7.2', undefined])
    table.play('2 passes')
    expect(why(table, 3, 'peek', 'rotate', 'swap', 'toast', 'pour')).toEqual([
      'T7.2',
      'T7.2',
      'T7.2',
      'T7.5',
      undefined,
    ])
    table.play('3 passes').skip().play('6 pours wine 0')
    expect(why(table, 6, 'pour', 'toast', 'peek')).toEqual(['T7.4', 'T3.3', undefined])
  })

  test('T4.4 when it is over', () => {
    const table = sit(4)
    Object.assign(table.state.table, { course: 3 })
    expect(closed(toasting(table, 1), 1)).toEqual({ 'T4.4': [...kinds] })
  })
})
