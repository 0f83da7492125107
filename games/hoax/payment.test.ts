import { describe, expect, test } from 'vitest'
import { fined, type Laid, type Sitting, sit } from './script.ts'

const five = (laid: Laid = {}) =>
  sit(['thief', 'emperor', 'judge', 'pope', 'wizard'], { purses: ['', '2 gold', '', '', ''], ...laid })
const stage = (table: Sitting) => table.state.table.stage
const payment = (table: Sitting) => table.state.table.payment

describe('the last link decides', () => {
  test('H3.6 the fined player picks one Judge, one Pope, or is Wizard', () => {
    const table = fined(five(), [1, 4], [2, 3], [3, 4])
    expect(table.offered(0, 'pay', 'immune')).toEqual([
      '0 pays judge 2',
      '0 pays judge 3',
      '0 pays pope 3',
      '0 pays pope 4',
      '0 immune',
    ])
    expect([1, 2, 3, 4].flatMap((seat) => table.offered(seat, 'pay', 'immune'))).toEqual([])
  })

  test('H2.2 H3.6 the Judge gets 2 of his sort; 1 of them goes to the only Emperor', () => {
    const table = fined(five({ purses: ['1 wine', '2 gold'] }), [1], [2]).play('0 pays judge 2')
    expect(table.purses()).toEqual(['1 wine', '1 gold', '1 gold', '', ''])
    expect(table.news('paid')).toMatchObject({ seat: 0, to: 2, role: 'judge', sort: 'gold', count: 2 })
    expect(table.news('shared')).toMatchObject({ seat: 2, to: 1, sort: 'gold' })
    expect(stage(table)).toBe('last call')
  })

  test('H2.2 H3.6 of several Emperors the Judge picks, not himself', () => {
    const table = fined(five(), [1, 2, 4], [2]).play('0 pays judge 2')
    expect([stage(table), table.asked()]).toEqual(['sharing', [2]])
    expect(table.offered(2, 'share')).toEqual(['2 shares with 1', '2 shares with 4'])
    expect(table.try('2 shares with 2')).toBe('illegal')
    table.play('2 shares with 4')
    expect(table.purses()).toEqual(['', '', '1 gold', '', '1 gold'])
    expect([stage(table), payment(table)?.shared]).toEqual(['last call', 4])
  })

  test('H4.3 one pays what he has loose, and a Judge who got only 1 keeps it', () => {
    const table = fined(five({ purses: ['', '1 gold'] }), [1, 4], [2]).play('0 pays judge 2')
    expect(table.purses()).toEqual(['', '', '1 gold', '', ''])
    expect([stage(table), payment(table)]).toMatchObject(['last call', { count: 1, state: 'done', shared: null }])
  })

  test('H4.1 H4.3 a pack pays no fine', () => {
    const packed = fined(five({ purses: ['1 wine 2 grain', '2 gold'] }), [1], [2]).play('0 pays judge 2')
    expect(packed.news('paid')).toMatchObject({ sort: 'gold', count: 1 })
    expect(packed.purses()[0]).toBe('1 gold 1 wine 2 grain')
  })

  test('H4.3 if none of the Judge’s sort is loose any more, he names another', () => {
    // Seat 0 has 2 gold and 2 wine; what it wins of seat 4 closes two packs and leaves wine and grain loose.
    const table = five({ purses: ['2 wine', '2 gold', '', '', '1 wine 3 grain'] })
      .play('0 steals gold from 1')
      .window('1 illegal')
      .window('2 fines gold')
      .play('0 unmasks 4 wizard')
      .window()
      .play('0 pays judge 2')
    expect([stage(table), table.asked(), table.purses()[0]]).toEqual(['naming', [2], '2 gold 3 wine 3 grain'])
    expect(table.news('picked')).toEqual({ kind: 'picked', seat: 0, to: 2, role: 'judge' })
    expect(table.offered(2, 'name')).toEqual(['2 names wine', '2 names grain'])
    expect([table.try('2 names gold'), table.try('0 names wine')]).toEqual(['illegal', 'illegal'])
    table.play('2 names grain')
    expect(table.news('paid')).toMatchObject({ sort: 'grain', count: 1 })
  })

  test('H4.3 if just one other sort is loose, there is nothing to name', () => {
    const table = five({ purses: ['', '2 gold', '', '', '3 wine 2 grain'] })
      .play('0 steals gold from 1')
      .window('1 illegal')
      .window('2 fines gold')
      .play('0 unmasks 4 wizard')
      .window()
      .play('0 pays judge 2')
    expect(table.news('paid')).toMatchObject({ sort: 'wine', count: 1 })
  })

  test('H4.3 nothing loose: the fine is settled at 0', () => {
    const bare = sit(['thief', 'emperor', 'judge']).play('0 taxes as emperor')
    bare.window('1 illegal').window('2 fines gold').window().play('0 pays judge 2')
    expect(bare.news('paid')).toMatchObject({ sort: null, count: 0 })
    expect([stage(bare), payment(bare)]).toMatchObject(['last call', { count: 0, state: 'done' }])
    const safe = fined(five({ purses: ['2 wine 2 grain', '2 gold'] }), [1], [2], [3])
    expect(safe.play('0 pays pope 3').news('paid')).toMatchObject({ role: 'pope', sort: null, count: 0 })
    expect(safe.purses()[0]).toBe('2 gold 2 wine 2 grain')
  })

  test('H4.3 the share is one of the two tokens just paid, pack or not', () => {
    const laid = { purses: ['', '2 gold', '1 wine 1 grain', '', ''] }
    expect(fined(five(laid), [1], [2]).play('0 pays judge 2').purses()).toEqual([
      '',
      '1 gold',
      '1 gold 1 wine 1 grain',
      '',
      '',
    ])
    const twice = { purses: ['', '2 gold', '2 wine 2 grain', '', ''] }
    const table = fined(five(twice), [1, 4], [2]).play('0 pays judge 2')
    expect(table.purses()[2]).toBe('2 gold 2 wine 2 grain')
    expect(table.play('2 shares with 4').purses()[2]).toBe('1 gold 2 wine 2 grain')
  })
})

describe('forgiveness', () => {
  test('H2.3 the chosen Pope names the sort of 1 loose token', () => {
    const table = fined(five({ purses: ['2 wine', '2 gold'] }), [1], [2], [3, 4]).play('0 pays pope 4')
    expect([stage(table), table.asked()]).toEqual(['naming', [4]])
    expect(table.offered(4, 'name')).toEqual(['4 names gold', '4 names wine'])
    table.play('4 names wine')
    expect(table.purses()).toEqual(['2 gold 1 wine', '', '', '', '1 wine'])
    expect([stage(table), payment(table)]).toMatchObject(['last call', { role: 'pope', count: 1, shared: null }])
  })

  test('H2.3 H4.3 where one sort alone is loose it is paid at once', () => {
    const table = fined(five(), [1], [2], [3]).play('0 pays pope 3')
    expect(table.purses()).toEqual(['1 gold', '', '', '1 gold', ''])
  })
})

describe('immunity', () => {
  test('H2.4 the fined player as Wizard pays nothing', () => {
    const table = fined(five(), [1], [2], [3]).play('0 immune')
    expect([table.purses()[0], stage(table), payment(table)]).toEqual(['2 gold', 'last call', null])
    expect(table.news('immune')).toEqual({ kind: 'immune', seat: 0 })
  })

  test('H2.4 H5.4 not where it was denied him', () => {
    const table = fined(five({ denied: { 0: ['wizard'] } }), [1], [2])
    expect([table.offered(0, 'pay', 'immune'), table.try('0 immune')]).toEqual([['0 pays judge 2'], 'illegal'])
  })
})

describe('an interruption while a sort or an Emperor is to be named', () => {
  const naming = (spoils: string) =>
    fined(five({ purses: ['2 wine', '2 gold', '', '', spoils] }), [1], [2], [3]).play('0 pays pope 3')

  test('H3.9 H4.3 leaves nothing loose: it is settled at 0', () => {
    const table = naming('2 grain').play('0 unmasks 4 wizard')
    expect(table.news('paid')).toMatchObject({ to: 3, sort: null, count: 0 })
    expect(stage(table)).toBe('last call')
  })

  test('H3.9 H4.3 leaves one sort loose: it is paid', () => {
    const table = naming('3 grain').play('0 unmasks 4 wizard')
    expect(table.news('paid')).toMatchObject({ to: 3, sort: 'grain', count: 1 })
  })

  test('H3.9 leaves the choice: it goes on', () => {
    const table = naming('1 grain').play('0 unmasks 4 wizard')
    expect([stage(table), table.asked(), table.offered(3, 'name')]).toEqual([
      'naming',
      [3],
      ['3 names gold', '3 names wine'],
    ])
    table.accuse('1 accuses 0 thief')
    expect([stage(table), table.asked()]).toEqual(['naming', [3]])
  })

  test('H6.4 takes an Emperor away: the share goes to the only one left', () => {
    const table = fined(five(), [1, 4], [2]).play('0 pays judge 2', '3 unmasks 4 wizard')
    expect(table.news('shared')).toMatchObject({ seat: 2, to: 1 })
    expect(stage(table)).toBe('last call')
  })
})
