import { describe, expect, test } from 'vitest'
import { type Laid, sit } from './script.ts'
import { roles } from './state.ts'
import { loose, looseSorts, packs } from './tokens.ts'

const four = (laid: Laid = {}) => sit(['thief', 'emperor', 'judge', 'pope'], laid)

describe('personal actions', () => {
  test('H2.1 the Emperor taxes 1 loose gold from everybody else who has one', () => {
    const table = four({ purses: ['', '2 gold', '1 gold 1 wine 1 grain', '1 wine'] }).play('0 taxes as emperor')
    expect(table.purses()).toEqual(['1 gold', '1 gold', '1 gold 1 wine 1 grain', '1 wine'])
    expect(table.news('taxed')).toMatchObject({ role: 'emperor', sort: 'gold', from: [1] })
  })

  test('H2.1 or he takes 2 gold from the store', () => {
    const table = four().play('0 earns as emperor')
    expect([table.purses()[0], table.state.table.store.gold]).toEqual(['2 gold', 18])
  })

  test('H2.2 a Judge has no personal action', () => {
    expect(four().offered(0, 'tax', 'income')).toEqual([
      '0 taxes as emperor',
      '0 earns as emperor',
      '0 taxes as pope',
      '0 earns as pope',
      '0 earns as peasant',
    ])
  })

  test('H2.3 the Pope taxes 1 loose wine from everybody else who has one, or takes 2 from the store', () => {
    const laid = { purses: ['3 wine', '2 wine', '1 wine 2 grain', '1 gold 1 wine 1 grain'] }
    expect(four(laid).play('0 taxes as pope').purses()).toEqual([
      '5 wine',
      '1 wine',
      '2 grain',
      '1 gold 1 wine 1 grain',
    ])
    expect(four(laid).play('0 earns as pope').purses()[0]).toBe('5 wine')
  })

  test('H2.4 H2.7 the Wizard conjures loose tokens of a named sort from one player, 1 or as an option 2', () => {
    const purses = ['', '3 gold 1 wine', '2 gold 1 wine 1 grain', '']
    expect(four({ purses }).play('0 conjures gold from 1').purses()[0]).toBe('1 gold')
    const two = (from: number) => four({ purses, options: { spell: 2 } }).play(`0 conjures gold from ${from}`)
    expect([two(1).purses()[0], two(2).purses()[0]]).toEqual(['2 gold', '1 gold'])
    expect(two(3).news('took from')).toMatchObject({ role: 'wizard', count: 0 })
  })

  test('H2.5 H4.1 the Thief steals 2 of a sort from one player, out of packs too, and takes what there is', () => {
    const purses = ['', '3 gold', '1 gold 1 wine 1 grain', '']
    const stolen = (from: number) => four({ purses }).play(`0 steals gold from ${from}`)
    expect(stolen(1).purses()).toEqual(['2 gold', '1 gold', '1 gold 1 wine 1 grain', ''])
    expect(stolen(2).purses()).toEqual(['1 gold', '3 gold', '1 wine 1 grain', ''])
    expect(stolen(3).news('took from')).toMatchObject({ role: 'thief', count: 0 })
  })

  test('H2.6 the Peasant takes 2 grain from the store', () => {
    expect(four().play('0 earns as peasant').purses()[0]).toBe('2 grain')
  })

  test('H2.7 without store incomes Emperor and Pope only tax; the Peasant still reaps', () => {
    expect(four({ options: { incomes: false } }).offered(0, 'income')).toEqual(['0 earns as peasant'])
  })

  test('H3.1 exactly one action, by him alone whose turn it is, and passing is none', () => {
    const table = four()
    expect([table.asked(), table.try('0 passes')]).toEqual([[0], 'illegal'])
    expect(table.try('1 earns as peasant')).toBe('illegal')
    table.play('0 earns as peasant')
    expect(table.try('0 earns as peasant')).toBe('illegal')
  })

  test('H3.1 any role may be claimed but one that was denied him', () => {
    const spells = (laid: Laid) => four(laid).offered(0, 'spell', 'steal').length
    // Three others, three sorts, two roles.
    expect([spells({}), spells({ denied: { 0: ['thief'] } }), spells({ denied: { 1: ['thief'] } })]).toEqual([
      18, 9, 18,
    ])
    const poor = four({ denied: { 0: ['emperor', 'peasant'] } })
    expect(poor.offered(0, 'tax', 'income')).toEqual(['0 taxes as pope', '0 earns as pope'])
    expect(poor.try('0 earns as peasant')).toBe('illegal')
  })

  test('H3.1 H6.5 nobody takes from himself or from one who is out', () => {
    const from = four({ out: [2] }).offered(0, 'steal')
    expect(from.filter((line) => line.endsWith('0') || line.endsWith('2'))).toEqual([])
    expect(from).toHaveLength(6)
    expect(
      four({ out: [2] })
        .play('0 taxes as emperor')
        .news('taxed')?.from,
    ).toEqual([])
  })

  test('H3.2 an action that yields nothing is legal', () => {
    expect(four().play('0 taxes as emperor').purses()).toEqual(['', '', '', ''])
  })

  test('H3.2 H5.7 who has no legal action at all skips to the last call', () => {
    const judge = { purses: ['', '1 gold', '', ''], acting: 2 }
    const table = four({ ...judge, denied: { 2: roles.filter((role) => role !== 'judge') } })
    expect([table.state.table.stage, table.asked()]).toEqual(['last call', [0, 1, 2, 3]])
    expect(table.news('skipped')).toEqual({ kind: 'skipped', seat: 2 })
    const free = four({ ...judge, denied: { 2: ['emperor', 'pope', 'wizard', 'peasant'] } })
    expect(free.state.table.stage).toBe('action')
  })
})

describe('tokens', () => {
  test('H4.1 H4.2 a pack is one of each, reckoned at every moment; what is over is loose', () => {
    const own = { gold: 3, wine: 1, grain: 2 }
    expect([packs(own), loose(own, 'gold'), loose(own, 'wine'), loose(own, 'grain')]).toEqual([1, 2, 0, 1])
    expect(looseSorts(own)).toEqual(['gold', 'grain'])
    expect([packs({ gold: 2, wine: 0, grain: 2 }), packs({ gold: 2, wine: 2, grain: 2 })]).toEqual([0, 2])
  })

  test('H4.2 what was just gained closes a pack and is safe at once', () => {
    const table = four({ purses: ['1 gold 1 wine', '', '', '1 gold'] }).play('0 earns as peasant')
    table.window('1 illegal')
    // 1 gold, 1 wine and one of the two grains are a pack: only a grain is loose.
    expect(table.offered(2, 'fine')).toEqual(['2 fines grain'])
    table.window().window()
    expect(table.play('1 taxes as emperor').purses()).toEqual(['1 gold 1 wine 2 grain', '1 gold', '', ''])
  })

  test('H4.3 an empty store gives what it has', () => {
    const table = four({ purses: ['', '10 gold', '9 gold', ''] }).play('0 earns as emperor')
    expect([table.purses()[0], table.state.table.store.gold]).toEqual(['1 gold', 0])
    expect(table.news('earned')).toMatchObject({ count: 1 })
    const none = four({ purses: ['', '10 gold', '10 gold', ''] }).play('0 earns as emperor')
    expect(none.news('earned')).toMatchObject({ count: 0 })
  })
})
