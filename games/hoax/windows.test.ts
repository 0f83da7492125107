import { describe, expect, test } from 'vitest'
import { look, watch } from '../../kernel/state.ts'
import { type Laid, type Sitting, sit } from './script.ts'

const PURSES = ['1 wine', '2 gold', '', '', '']
const five = (laid: Laid = {}) => sit(['thief', 'emperor', 'judge', 'pope', 'wizard'], { purses: PURSES, ...laid })
const stole = (laid: Laid = {}) => five(laid).play('0 steals gold from 1')
const stage = (table: Sitting) => table.state.table.stage

describe('the windows', () => {
  test('H3.3 H3.4 everybody but the acting player is asked at once for an Emperor', () => {
    const table = stole()
    expect([stage(table), table.asked()]).toEqual(['emperors', [1, 2, 3, 4]])
    expect(table.offered(1, 'illegal', 'fine', 'forgive', 'pass')).toEqual(['1 illegal', '1 passes'])
    expect([table.offered(0, 'illegal', 'pass'), table.try('0 illegal')]).toEqual([[], 'illegal'])
  })

  test('H3.4 a choice stays sealed, and nobody can tell what it is', () => {
    const [one, other] = [stole().play('1 illegal'), stole().play('1 passes')]
    expect(JSON.stringify(watch(one.state))).toBe(JSON.stringify(watch(other.state)))
    for (const seat of [0, 2, 3, 4]) expect(look(one.state, seat)).toEqual(look(other.state, seat))
    expect([look(one.state, 1).hand.sealed, look(other.state, 1).hand.sealed]).toEqual([
      { kind: 'illegal' },
      { kind: 'pass' },
    ])
    expect([one.cards(), one.asked()]).toEqual([['0 thief'], [2, 3, 4]])
  })

  test('H3.4 putting down a seal changes nothing for the others but who is done', () => {
    const table = stole()
    const before = JSON.parse(JSON.stringify(look(table.state, 2)))
    table.play('1 illegal')
    before.agenda.asked = [2, 3, 4]
    before.table.done[1] = true
    before.table.news = []
    expect(look(table.state, 2)).toEqual(before)
  })

  test('H3.4 a choice is made once', () => {
    const table = stole().play('1 passes')
    expect(table.try('1 illegal')).toBe('illegal')
    expect(table.try('1 passes')).toBe('illegal')
  })

  test('H3.3 H3.4 all seals break together, in order of seats; several may be the same', () => {
    const table = stole().play('3 illegal', '1 illegal', '2 passes')
    expect(table.news('spoke')).toBeUndefined()
    table.play('4 passes')
    expect(table.news('spoke')).toEqual({
      kind: 'spoke',
      role: 'emperor',
      claims: [
        { seat: 1, sort: null },
        { seat: 3, sort: null },
      ],
    })
    expect(table.cards()).toEqual(['0 thief', '1 emperor', '3 emperor'])
  })

  test('H3.4 no Emperor: nobody judges; no Judge: nobody forgives, and H3.5 “illegal” has no effect', () => {
    expect(stage(stole().window())).toBe('last call')
    const table = stole().window('1 illegal')
    expect(stage(table)).toBe('judges')
    expect(stage(table.window())).toBe('last call')
    expect(table.purses()).toEqual(['2 gold 1 wine', '', '', '', ''])
  })

  test('H2.2 H3.3 a Judge rests on somebody else’s Emperor', () => {
    expect(stole().window('1 illegal').asked()).toEqual([2, 3, 4])
    expect(stole().window('1 illegal', '2 illegal').asked()).toEqual([1, 2, 3, 4])
  })

  test('H2.3 H3.3 a Pope rests on somebody else’s Judge', () => {
    const judged = (...lines: string[]) =>
      stole()
        .window('1 illegal')
        .window(...lines)
    expect([stage(judged('2 fines gold')), judged('2 fines gold').asked()]).toEqual(['popes', [1, 3, 4]])
    expect(judged('2 fines gold', '3 fines wine').asked()).toEqual([1, 2, 3, 4])
    expect(judged('2 fines gold').offered(3, 'forgive', 'fine', 'illegal')).toEqual(['3 forgives'])
  })

  test('H2.2 a Judge names a sort of which the fined player has a loose token, if any', () => {
    expect(stole().window('1 illegal').offered(2, 'fine')).toEqual(['2 fines gold', '2 fines wine'])
    const bare = sit(['thief', 'emperor', 'judge']).play('0 taxes as emperor').window('1 illegal')
    expect(bare.offered(2, 'fine')).toEqual(['2 fines gold', '2 fines wine', '2 fines grain'])
    const packed = five({ purses: ['1 wine 1 grain', '1 gold'] })
      .play('0 steals gold from 1')
      .window('1 illegal')
    expect(packed.offered(2, 'fine')).toEqual(['2 fines gold', '2 fines wine', '2 fines grain'])
  })

  test('H3.4 after the Popes the fined player decides, forgiven or not', () => {
    const table = stole().window('1 illegal').window('2 fines gold')
    expect(stage(table.window())).toBe('choice')
    expect(table.asked()).toEqual([0])
    expect(table.offered(0, 'pay', 'immune', 'pass')).toEqual(['0 pays judge 2', '0 immune'])
  })

  test('H3.4 H5.4 whom the role was denied is not asked, and a window without anybody closes by itself', () => {
    expect(stole({ denied: { 2: ['emperor'] } }).asked()).toEqual([1, 3, 4])
    const nobody = { 1: ['emperor'], 2: ['emperor'], 3: ['emperor'], 4: ['emperor'] } as const
    expect(stage(stole({ denied: nobody }))).toBe('last call')
  })

  test('H3.7 H3.3 who claims a second role keeps the first', () => {
    const table = stole().window('1 illegal', '2 illegal').window('2 fines gold').window()
    expect(table.cards()).toEqual(['0 thief', '1 emperor', '2 emperor', '2 judge'])
    table.play('0 immune')
    expect([table.cards().at(-1), table.purses()[0]]).toEqual(['0 wizard', '2 gold 1 wine'])
  })

  test('H3.5 an Emperor comes directly after the action or never', () => {
    const table = stole().window('2 illegal', '3 illegal')
    expect(table.try('4 illegal')).toBe('illegal')
    table.accuse('0 accuses 2 emperor', 1, 3)
    expect([stage(table), table.cards()]).toEqual(['judges', ['0 thief', '3 emperor']])
    table.accuse('0 accuses 3 emperor', 1, 2)
    expect([stage(table), table.cards()]).toEqual(['last call', ['0 thief']])
    expect([1, 2, 3, 4].flatMap((seat) => table.offered(seat, 'illegal'))).toEqual([])
  })
})

describe('interruptions', () => {
  test('H3.9 seals are kept, and the window goes on with those who have not chosen', () => {
    const table = stole().play('1 illegal', '3 passes')
    table.accuse('2 accuses 0 thief')
    expect([stage(table), table.asked()]).toEqual(['emperors', [2, 4]])
    table.play('2 passes', '4 passes')
    expect(table.cards()).toEqual(['0 thief', '1 emperor'])
  })

  test('H3.9 a seal whose ground is gone was none', () => {
    const table = stole().window('2 illegal', '3 illegal').play('3 fines gold', '4 passes')
    table.accuse('0 accuses 2 emperor', 1, 4)
    // Only its own Emperor is left to seat 3, and seat 2 may be Judge on it.
    expect([stage(table), table.asked()]).toEqual(['judges', [1, 2]])
    table.play('1 passes', '2 fines wine')
    expect(table.cards()).toEqual(['0 thief', '3 emperor', '2 judge'])
    expect(table.news('spoke')?.claims).toEqual([{ seat: 2, sort: 'wine' }])
  })

  test('H3.9 H4.3 a sealed fine of what is no longer loose is kept: who would ask again would tell', () => {
    const table = five({ purses: ['1 wine', '2 gold', '', '', '1 gold 1 grain'] })
      .play('0 steals gold from 1')
      .window('1 illegal')
      .play('2 fines wine', '0 unmasks 4 wizard')
    expect([stage(table), table.asked()]).toEqual(['judges', [3]])
    expect(table.offered(3, 'fine')).toEqual(['3 fines gold'])
    table.window().window().play('0 pays judge 2')
    expect(table.news('paid')).toMatchObject({ to: 2, sort: 'gold', count: 2 })
  })

  test('H3.9 when the last whom a window waited for goes out, the seals break', () => {
    const table = stole().play('1 illegal', '2 passes', '3 passes', '4 unmasks 3 peasant')
    expect([stage(table), table.cards()]).toEqual(['judges', ['0 thief', '1 emperor']])
  })
})
