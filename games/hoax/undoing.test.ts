/** What goes back, and to whom, when players are gone and tokens are spent (H5.8, H6.4). */
import { describe, expect, test } from 'vitest'
import { fined, type Laid, type Sitting, sit } from './script.ts'

/** Seat 5 is a Judge and unmasks; all claims of the others are lies. */
const six = (laid: Laid = {}) =>
  sit(['peasant', 'peasant', 'thief', 'thief', 'pope', 'judge'], { purses: ['1 wine', '2 gold'], ...laid })
const stage = (table: Sitting) => table.state.table.stage
const revoke = (table: Sitting, line: string) => table.accuse(line, 0, 1, 2, 3, 4, 5)

describe('transfers are booked back', () => {
  test('H5.8 newest first, from hand to hand, and to the store', () => {
    const table = six().play('0 earns as emperor').window('1 illegal').window('2 fines gold').window()
    table.play('0 pays judge 2')
    expect([table.purses().slice(0, 3), table.state.table.store.gold]).toEqual([['1 wine', '3 gold', '1 gold'], 16])
    revoke(table, '1 accuses 0 emperor')
    expect([table.purses().slice(0, 3), table.state.table.store.gold]).toEqual([['1 wine', '2 gold', ''], 18])
    expect(table.state.table.news.filter(({ kind }) => kind === 'returned')).toEqual([
      { kind: 'returned', from: 1, to: 2, sort: 'gold', count: 1 },
      { kind: 'returned', from: 2, to: 0, sort: 'gold', count: 2 },
      { kind: 'returned', from: 0, to: 'store', sort: 'gold', count: 2 },
    ])
  })

  test('H5.8 a tax to everybody who paid it', () => {
    const purses = ['', '1 gold', '2 gold', '1 wine', '3 gold', '']
    const table = six({ purses }).play('0 taxes as emperor')
    expect(table.purses()[0]).toBe('3 gold')
    expect(revoke(table, '1 accuses 0 emperor').purses()).toEqual(purses)
  })

  test('H5.8 packs do not protect', () => {
    const table = six({ purses: ['1 wine 1 grain', '1 gold'] }).play('0 steals gold from 1')
    expect(revoke(table, '1 accuses 0 thief').purses()).toEqual(['1 wine 1 grain', '1 gold', '', '', '', ''])
  })

  test('H5.8 H7.1 what was spent on a question is not given back: he returns what he has', () => {
    const purses = ['1 wine 1 grain', '2 gold']
    const table = six({ purses }).play('0 steals gold from 1', '0 questions 1', '1 shows judge')
    expect(table.purses().slice(0, 2)).toEqual(['1 gold', ''])
    revoke(table, '1 accuses 0 thief')
    expect([table.purses()[0], table.state.table.store.wine]).toEqual(['', 20])
    expect(table.news('returned')).toMatchObject({ from: 0, to: 1, count: 1 })
  })

  const returned = (table: Sitting) =>
    table.state.table.news.flatMap((news) => (news.kind === 'returned' ? [[news.from, news.to, news.count]] : []))
  const spent = (robbed: string, edition: 1 | 2 = 2) => {
    const table = six({ purses: ['1 wine 1 grain', robbed], options: { edition } }).play('0 steals gold from 1')
    return revoke(table.play('0 questions 2', '2 shows judge'), '1 accuses 0 thief')
  }

  test('H5.8 what was stolen and spent in the same turn the store pays back, all or the rest of it', () => {
    const [all, rest] = [spent('1 gold'), spent('2 gold')]
    expect([all.purses().slice(0, 2), returned(all)]).toEqual([['', '1 gold'], [['store', 1, 1]]])
    expect([rest.purses().slice(0, 2), returned(rest)]).toEqual([
      ['', '2 gold'],
      [
        [0, 1, 1],
        ['store', 1, 1],
      ],
    ])
    expect(all.state.table.store).toEqual({ gold: 19, wine: 20, grain: 20 })
    expect(rest.state.table.store).toEqual({ gold: 18, wine: 20, grain: 20 })
  })

  test('H5.8 what came from the store and was spent is nobody’s debt', () => {
    const table = six({ purses: ['1 wine 1 grain'] }).play('0 earns as emperor', '0 questions 1', '1 shows judge')
    revoke(table, '1 accuses 0 emperor')
    expect([table.purses()[0], returned(table), table.state.table.store.gold]).toEqual(['', [[0, 'store', 1]], 20])
  })

  test('H5.8 in a game of the first edition he returns what he has, and no more', () => {
    expect([spent('1 gold', 1).purses()[1], spent('2 gold', 1).purses()[1]]).toEqual(['', '1 gold'])
  })

  test('H5.8 answers are never undone', () => {
    const table = six({ purses: ['1 wine 1 grain', '2 gold'] })
    revoke(table.play('0 steals gold from 1', '0 questions 1', '1 shows judge'), '1 accuses 0 thief')
    expect(table.view(0).hand.not).toEqual([{ seat: 1, role: 'judge' }])
    expect(table.state.table.questions).toEqual([{ by: 0, of: 1 }])
  })

  test('H5.8 from the heir of one who is out, and to him', () => {
    const taker = fined(six(), [1], [2]).play('0 pays judge 2', '5 unmasks 2 thief')
    expect(taker.purses()).toEqual(['1 wine', '1 gold', '', '', '', '1 gold'])
    expect(revoke(taker, '1 accuses 0 thief').purses()).toEqual(['1 wine', '2 gold', '', '', '', ''])
    const robbed = six().play('0 steals gold from 1', '5 unmasks 1 peasant')
    expect(revoke(robbed, '2 accuses 0 thief').purses()).toEqual(['1 wine', '', '', '', '', '2 gold'])
  })

  test('H5.8 nothing where the heir of the one is the other', () => {
    const table = fined(six(), [1], [2]).play('0 pays judge 2', '0 unmasks 2 thief')
    expect(table.purses()).toEqual(['1 gold 1 wine', '1 gold', '', '', '', ''])
    // The Judge’s token has come home; only the share is somebody else’s.
    expect(revoke(table, '0 accuses 1 emperor').purses()).toEqual(['2 gold 1 wine', '', '', '', '', ''])
    expect(table.state.table.news.filter(({ kind }) => kind === 'returned')).toEqual([
      { kind: 'returned', from: 1, to: 0, sort: 'gold', count: 1 },
    ])
  })

  test('H5.8 from the heir of an heir', () => {
    const table = fined(six(), [1], [2]).play('0 pays judge 2', '3 unmasks 2 thief', '5 unmasks 3 thief')
    expect(table.purses()[5]).toBe('1 gold')
    expect(revoke(table, '1 accuses 0 thief').purses()).toEqual(['1 wine', '2 gold', '', '', '', ''])
  })
})

describe('claims of one who goes out', () => {
  test('H6.4 not settled: they fall with all that rests on them', () => {
    const table = fined(six(), [1], [2], [3]).play('5 unmasks 1 peasant')
    expect([table.cards(), stage(table)]).toEqual([['0 thief'], 'last call'])
    expect(table.news('fell')?.cards.map(({ role }) => role)).toEqual(['emperor', 'judge', 'pope'])
  })

  test('H3.8 H6.4 not settled: the windows open once more where an Emperor stands', () => {
    const table = fined(six(), [1], [2, 3], [4]).play('5 unmasks 2 thief')
    expect([table.cards(), stage(table), table.asked()]).toEqual([
      ['0 thief', '1 emperor', '3 judge', '4 pope'],
      'judges',
      [4, 5],
    ])
  })

  test('H6.4 who said nothing changes nothing', () => {
    const table = fined(six(), [1], [2]).play('5 unmasks 3 thief')
    expect([stage(table), table.asked(), table.cards().length]).toEqual(['choice', [0], 3])
  })

  test('H6.4 a Judge chosen but not paid yet: nothing is settled', () => {
    const table = fined(six({ purses: ['1 wine', '2 gold'] }), [1], [2], [3]).play('0 pays pope 3')
    expect(stage(table)).toBe('naming')
    table.play('5 unmasks 3 thief')
    expect([stage(table), table.state.table.payment, table.cards()]).toEqual([
      'judges',
      null,
      ['0 thief', '1 emperor', '2 judge'],
    ])
  })

  test('H6.4 settled: the paid one and what he rests on stand, and can’t be accused', () => {
    const table = fined(six(), [1], [2], [3]).play('0 pays judge 2', '5 unmasks 2 thief', '5 unmasks 1 peasant')
    expect(table.cards()).toEqual(['0 thief', '1 emperor', '2 judge', '3 pope'])
    expect(table.offered(5, 'accuse')).toEqual(['5 accuses 0 thief', '5 accuses 3 pope'])
    expect([table.purses(), stage(table)]).toEqual([['1 wine', '', '', '', '', '2 gold'], 'last call'])
  })

  test('H6.4 his own card under the paid one is no ground of it and falls', () => {
    const table = fined(six(), [1, 2], [2]).play('0 pays judge 2', '5 unmasks 2 thief')
    expect([table.cards(), table.purses()[5]]).toEqual([['0 thief', '1 emperor', '2 judge'], '1 gold'])
  })

  test('H6.4 beside a settled one the unpaid fall', () => {
    const table = fined(six(), [1], [2, 3], [4]).play('0 pays judge 2', '5 unmasks 3 thief')
    expect(table.cards()).toEqual(['0 thief', '1 emperor', '2 judge', '4 pope'])
    expect(stage(table)).toBe('last call')
  })

  test('H6.4 what stood only because it was settled falls when its payment is undone', () => {
    const table = fined(six(), [1, 4], [2, 3]).play('0 pays judge 2', '2 shares with 1', '5 unmasks 1 peasant')
    expect(table.cards()).toEqual(['0 thief', '1 emperor', '4 emperor', '2 judge', '3 judge'])
    revoke(table, '0 accuses 2 judge')
    expect(table.cards()).toEqual(['0 thief', '4 emperor', '3 judge'])
    expect([table.purses()[0], table.purses()[5], stage(table)]).toEqual(['2 gold 1 wine', '', 'judges'])
  })

  test('H6.4 with the last Emperor the settled Judge of one who is out falls all the same', () => {
    const table = fined(six(), [1], [2]).play('0 pays judge 2', '5 unmasks 2 thief')
    revoke(table, '0 accuses 1 emperor')
    expect([table.cards(), table.purses(), stage(table)]).toEqual([
      ['0 thief'],
      ['2 gold 1 wine', '', '', '', '', ''],
      'last call',
    ])
  })

  test('H6.4 a share not yet passed on by an eliminated Judge lapses', () => {
    const table = fined(six(), [1, 4], [2]).play('0 pays judge 2', '5 unmasks 2 thief')
    expect([stage(table), table.purses()[5], table.state.table.payment]).toMatchObject([
      'last call',
      '2 gold',
      { state: 'done', shared: null },
    ])
  })

  test('H6.4 also one that came back to him', () => {
    const table = fined(six(), [1, 4], [2]).play('0 pays judge 2', '2 shares with 1', '5 unmasks 2 thief')
    revoke(table, '0 accuses 1 emperor')
    expect([stage(table), table.purses()[5], table.purses()[1]]).toEqual(['last call', '2 gold', ''])
  })

  test('H6.4 no living Emperor left: the Judge keeps both', () => {
    const table = fined(six(), [1, 4], [2]).play('0 pays judge 2', '2 shares with 1', '5 unmasks 4 pope')
    revoke(table, '0 accuses 1 emperor')
    expect([table.cards(), table.purses()[2], stage(table)]).toEqual([
      ['0 thief', '4 emperor', '2 judge'],
      '2 gold',
      'last call',
    ])
  })
})

describe('the acting player goes out', () => {
  test('H3.1 H6.4 the turn ends at once; what his action took stays taken', () => {
    const table = six().play('0 steals gold from 1', '5 unmasks 0 peasant')
    expect(table.purses()).toEqual(['', '', '', '', '', '2 gold 1 wine'])
    expect([stage(table), table.asked(), table.news('returned')]).toEqual(['action', [1], undefined])
  })

  test('H6.4 H6.5 nothing more is paid', () => {
    const table = fined(six(), [1], [2]).play('0 unmasks 4 judge')
    expect([table.purses()[4], table.asked(), table.cards()]).toEqual(['2 gold 1 wine', [1], []])
  })

  test('H6.4 what was paid stays paid', () => {
    const table = fined(six(), [1], [2]).play('0 pays judge 2', '5 unmasks 0 peasant')
    expect([table.purses(), stage(table)]).toEqual([['', '1 gold', '1 gold', '', '', '1 wine'], 'action'])
  })

  test('H6.4 next is the next living seat, without a last call', () => {
    const table = six({ out: [1] }).play('0 unmasks 5 wizard')
    expect([stage(table), table.asked()]).toEqual(['action', [2]])
  })
})
