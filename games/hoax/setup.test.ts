import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { defaults } from '../../kernel/game.ts'
import { look, watch } from '../../kernel/state.ts'
import { hoax } from './index.ts'
import { dealt, sit } from './script.ts'
import { choices, DECK, setup } from './setup.ts'
import { roles } from './state.ts'

const fresh = (seats: number, seed: number) => setup(seats, defaults(hoax, seats), seeded(seed))

describe('setup', () => {
  test('H1.1 twenty tokens of each sort lie in the store, and there are two cards of each of six roles', () => {
    const { table } = fresh(5, 1)
    expect(table.store).toEqual({ gold: 20, wine: 20, grain: 20 })
    expect(roles.map((role) => DECK.filter((card) => card === role).length)).toEqual([2, 2, 2, 2, 2, 2])
  })

  test('H1.2 everybody draws a role of his own, and the rest lie in the box', () => {
    for (const seats of [3, 8, 12]) {
      const { hands, box } = fresh(seats, seats)
      expect([...hands.map(({ role }) => role), ...box.rest].toSorted()).toEqual(DECK.toSorted())
      expect(box.rest).toHaveLength(12 - seats)
      for (const hand of hands) expect(hand.news).toEqual([{ kind: 'dealt', role: hand.role }])
    }
  })

  test('H1.2 every role comes to a seat as often as the next', () => {
    const drawn = Array.from({ length: 3000 }, (_, seed) => at(fresh(3, seed).hands, 1).role)
    const counts = roles.map((role) => drawn.filter((one) => one === role).length)
    for (const count of counts) expect(Math.abs(count - 500)).toBeLessThan(90)
  })

  test('H1.3 everybody takes one token of any sort, in order of seats from the starter, for all to see', () => {
    const table = dealt(['thief', 'pope', 'judge'], { starter: 1 })
    expect([table.asked(), table.offered(1)]).toEqual([[1], ['1 takes gold', '1 takes wine', '1 takes grain']])
    expect([table.offered(0), table.try('0 takes gold')]).toEqual([[], 'closed'])
    table.play('1 takes gold')
    expect(table.news('took')).toEqual({ kind: 'took', seat: 1, sort: 'gold' })
    expect(table.asked()).toEqual([2])
    table.play('2 takes gold', '0 takes grain')
    expect(table.purses()).toEqual(['1 grain', '1 gold', '1 gold'])
    expect(table.state.table.store).toEqual({ gold: 18, wine: 20, grain: 19 })
    expect([table.state.table.stage, table.asked()]).toEqual(['action', [1]])
  })

  test('H1.4 a random seat starts, or the one whom the host picks', () => {
    const starters = new Set(Array.from({ length: 60 }, (_, seed) => fresh(4, seed).table.starter))
    expect([...starters].toSorted()).toEqual([0, 1, 2, 3])
    expect(choices(3).starter).toEqual(['random', 0, 1, 2])
    expect(setup(4, { ...defaults(hoax, 4), starter: 2 }, seeded(1)).table.starter).toBe(2)
  })

  test('H1.4 turns go clockwise', () => {
    const table = sit(['thief', 'pope', 'judge'], { acting: 1 })
    for (const seat of [1, 2, 0, 1]) {
      expect(table.asked()).toEqual([seat])
      table.play(`${seat} earns as peasant`).window().window()
    }
    expect(table.news('turn')).toEqual({ kind: 'turn', seat: 2, round: 2 })
  })

  test('H1.5 tokens lie open; a role is in its own hand alone', () => {
    const table = sit(['thief', 'pope', 'judge'], { purses: ['2 gold', '1 wine', ''] })
    const other = sit(['peasant', 'pope', 'emperor'], { purses: ['2 gold', '1 wine', ''] })
    expect(watch(table.state).table.purses[0]).toEqual({ gold: 2, wine: 0, grain: 0 })
    expect(JSON.stringify(watch(table.state))).toBe(JSON.stringify(watch(other.state)))
    expect(look(table.state, 1)).toEqual(look(other.state, 1))
    expect(look(table.state, 0)).not.toEqual(look(other.state, 0))
  })

  test('H1.1 H2.7 H9.3 H9.4 three to twelve sit down, and the first of every option is the default', () => {
    expect(hoax.seats).toEqual([3, 12])
    expect(defaults(hoax, 5)).toEqual({
      starter: 'random',
      spell: 1,
      incomes: true,
      games: 1,
      rounds: 40,
      notes: 'record',
      edition: 2,
    })
    expect([...choices(5).rounds].toSorted((a, b) => a - b)).toEqual([20, 30, 40, 60, 80])
  })

  test('H1.5 what was claimed how often is kept where the table remembers anything', () => {
    const claims = (notes: 'record' | 'own' | 'nothing') => {
      const table = sit(['thief', 'pope', 'judge'], { options: { notes } }).play('0 earns as peasant')
      const { acted, reacted } = table.window('1 illegal').state.table
      return [acted[0]?.peasant, reacted[1]?.emperor, acted[1]?.emperor]
    }
    expect([claims('record'), claims('own'), claims('nothing')]).toEqual([
      [1, 1, 0],
      [1, 1, 0],
      [0, 0, 0],
    ])
  })
})
