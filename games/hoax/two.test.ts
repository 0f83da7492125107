import { describe, expect, test } from 'vitest'
import { type Laid, type Sitting, sit } from './script.ts'

/** Seat 2 is out. */
const two = (laid: Laid = {}) =>
  sit(['peasant', 'pope', 'thief'], { purses: ['', '2 wine', ''], out: [2], ...laid }).play('0 steals wine from 1')
const stage = (table: Sitting) => table.state.table.stage

describe('two players left', () => {
  test('H8.1 one vote is a majority', () => {
    const table = two().play('1 accuses 0 thief')
    expect(table.news('voted')).toMatchObject({ votes: [{ seat: 1, vote: 'yes' }], carried: true })
    expect([table.state.table.denied[0], table.purses()]).toEqual([['thief'], ['', '2 wine', '']])
  })

  test('H8.2 the other player is Emperor and then Judge, and keeps both tokens', () => {
    const table = two().window('1 illegal')
    expect([stage(table), table.asked()]).toEqual(['judges', [1]])
    table.window('1 fines wine').window().play('0 pays judge 1')
    expect([table.purses(), stage(table)]).toEqual([['', '2 wine', ''], 'last call'])
    expect(table.news('shared')).toBeUndefined()
  })

  test('H8.2 the fined player is his own Pope and pays nothing', () => {
    const table = two().window('1 illegal').window('1 fines wine')
    expect([stage(table), table.asked()]).toEqual(['popes', [0, 1]])
    table.window('0 forgives').play('0 pays pope 0')
    expect(table.news('paid')).toEqual({ kind: 'paid', seat: 0, to: 0, role: 'pope', sort: null, count: 0 })
    expect([table.purses()[0], stage(table)]).toEqual(['2 wine', 'last call'])
  })

  test('H5.5 H8.2 his own Pope revoked, he chooses again', () => {
    const table = two().window('1 illegal').window('1 fines wine').window('0 forgives').play('0 pays pope 0')
    table.play('1 accuses 0 pope')
    // The Judge stands, and nobody is left to be another: only seat 1 may be Pope on its own Judge.
    expect([stage(table), table.asked()]).toEqual(['popes', [1]])
    expect(table.window().offered(0, 'pay', 'immune')).toEqual(['0 pays judge 1', '0 immune'])
  })

  test('H8.2 the acting player may call his own action illegal, and gets the share for it', () => {
    const table = two()
    expect([stage(table), table.asked()]).toEqual(['emperors', [0, 1]])
    table.window('0 illegal').window('1 fines wine').window().play('0 pays judge 1')
    expect([table.cards(), table.purses()]).toEqual([
      ['0 thief', '0 emperor', '1 judge'],
      ['1 wine', '1 wine', ''],
    ])
  })

  const bothEmperors = (laid: Laid = {}) =>
    two(laid).window('0 illegal', '1 illegal').window('1 fines wine').window().play('0 pays judge 1')

  test('H8.2 both are Emperors: the Judge chooses, and may keep both', () => {
    const table = bothEmperors()
    expect([stage(table), table.asked(), table.offered(1, 'share')]).toEqual([
      'sharing',
      [1],
      ['1 shares with 0', '1 shares with 1'],
    ])
    table.play('1 shares with 1')
    expect([table.purses(), stage(table)]).toEqual([['', '2 wine', ''], 'last call'])
    expect(table.news('shared')).toMatchObject({ seat: 1, to: 1 })
    expect(bothEmperors().play('1 shares with 0').purses()).toEqual(['1 wine', '1 wine', ''])
  })

  test('H5.5 H8.2 who kept both as an Emperor, and is none, hands one on to the other', () => {
    const table = bothEmperors().play('1 shares with 1', '0 accuses 1 emperor')
    expect([table.cards(), table.purses(), stage(table)]).toEqual([
      ['0 thief', '0 emperor', '1 judge'],
      ['1 wine', '1 wine', ''],
      'last call',
    ])
  })

  test('H2.2 H8.2 with three left a Judge who is Emperor too keeps nothing of it', () => {
    const table = sit(['peasant', 'pope', 'thief'], { purses: ['', '2 wine'] }).play('0 steals wine from 1')
    table.window('1 illegal', '2 illegal').window('1 fines wine').window().play('0 pays judge 1')
    expect([table.purses(), table.news('shared')]).toMatchObject([['', '1 wine', '1 wine'], { to: 2 }])
  })

  test('H8.2 a game of the first edition stays as it was: the other Emperor gets one', () => {
    expect(bothEmperors({ options: { edition: 1 } }).purses()).toEqual(['1 wine', '1 wine', ''])
  })

  test('H8.2 he is never his own Judge', () => {
    const table = two().window('0 illegal', '1 illegal')
    expect([table.asked(), table.offered(0, 'fine')]).toEqual([[1], []])
  })

  test('H3.3 H8.2 not with three left', () => {
    const table = sit(['peasant', 'pope', 'thief'], { purses: ['', '2 wine'] }).play('0 steals wine from 1')
    expect(table.asked()).toEqual([1, 2])
    expect(table.window('1 illegal').asked()).toEqual([2])
  })

  test('H8.2 it holds from the moment the third-last is out, for windows not yet closed', () => {
    const three = () => sit(['peasant', 'pope', 'thief'], { purses: ['', '2 wine'] }).play('0 steals wine from 1')
    const emperors = three().play('1 illegal', '0 unmasks 2 thief')
    expect([stage(emperors), emperors.asked()]).toEqual(['emperors', [0]])
    const judges = three().window('1 illegal').play('1 unmasks 2 thief')
    expect([stage(judges), judges.asked()]).toEqual(['judges', [1]])
    const closed = three().window('1 illegal').window().play('1 unmasks 2 thief')
    expect(stage(closed)).toBe('last call')
  })

  test('H5.5 H8.2 what stood on the third-last stands on one’s own now', () => {
    const table = sit(['peasant', 'pope', 'thief'], { purses: ['', '2 wine'] }).play('0 steals wine from 1')
    table.window('1 illegal', '2 illegal').window('1 fines wine').play('1 unmasks 2 thief')
    expect(table.cards()).toEqual(['0 thief', '1 emperor', '1 judge'])
  })

  test('H5.1 H8.2 Emperor as action and as objection is one claim', () => {
    const table = sit(['peasant', 'pope', 'thief'], { out: [2] })
      .play('0 earns as emperor')
      .window('0 illegal')
    expect(table.offered(1, 'accuse')).toEqual(['1 accuses 0 emperor'])
    table.play('1 accuses 0 emperor')
    expect([table.cards(), table.purses()[0]]).toEqual([[], ''])
  })
})
