import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { worth } from './end.ts'
import { beginTurn, endTurn } from './flow.ts'
import { hoax } from './index.ts'
import { type Laid, type Sitting, sit } from './script.ts'

const four = (laid: Laid = {}) => sit(['thief', 'peasant', 'judge', 'pope'], laid)
const skipTurn = (table: Sitting) => table.play(`${table.asked()[0]} earns as peasant`).window().window()

describe('the score', () => {
  test('H9.1 H9.2 the k-th to go out gets k, the last one n + 2', () => {
    expect(worth({ out: [2, 4, 1, null, 3] }, { ending: 'last', winners: [3] })).toEqual([2, 4, 1, 7, 3])
    const table = four({ out: [2, 1] }).play('0 unmasks 3 pope')
    expect(table.state.table.points).toEqual([6, 2, 1, 3])
    expect(hoax.ranking(table.state.table)).toEqual([1, 3, 4, 2])
  })

  test('H9.2 early end with m out: m + 1 for each who is left, m + 3 for the wrongly accused', () => {
    expect(worth({ out: [null, 1, null, 2, null] }, { ending: 'proof', winners: [2] })).toEqual([3, 1, 5, 2, 3])
    const table = four().play('0 steals gold from 1').accuse('1 accuses 0 thief', 2, 3)
    expect([table.state.table.points, hoax.ranking(table.state.table)]).toEqual([
      [3, 1, 1, 1],
      [1, 2, 2, 2],
    ])
  })

  test('H9.4 after the last round all who are left count as going out together', () => {
    expect(worth({ out: [null, 1, null, null] }, { ending: 'rounds', winners: [0, 2, 3] })).toEqual([2, 1, 2, 2])
  })
})

describe('the rounds', () => {
  test('H9.4 it ends after so many rounds of turns, and not before', () => {
    const table = four({ options: { rounds: 20 }, out: [1] })
    for (let round = 1; round <= 20; round++) {
      expect(table.state.table).toMatchObject({ round, stage: 'action', acting: 0 })
      for (let turn = 0; turn < 3; turn++) skipTurn(table)
    }
    expect(table.news('ended')).toMatchObject({ ending: 'rounds', winners: [0, 2, 3], gained: [2, 1, 2, 2] })
    expect(table.news('over')).toMatchObject({ winners: [0, 2, 3] })
  })

  test('H9.4 a round is over when the starter’s seat is passed, whether he is in the game or not', () => {
    const { state } = four({ out: [0], acting: 3, options: { starter: 0 } })
    endTurn(state, seeded(1))
    expect([state.table.acting, state.table.round]).toEqual([1, 2])
    endTurn(state, seeded(1))
    expect([state.table.acting, state.table.round]).toEqual([2, 2])
    const late = four({ acting: 3, options: { starter: 3 } }).state
    for (const round of [1, 1, 1, 2]) {
      endTurn(late, seeded(1))
      expect(late.table.round).toBe(round)
    }
  })

  test('H6.4 H9.4 also when the acting player goes out in the very last turn', () => {
    const table = four({ acting: 3, options: { rounds: 20 } })
    table.state.table.round = 20
    table.play('0 unmasks 3 pope')
    expect(table.news('ended')).toMatchObject({ ending: 'rounds', winners: [0, 1, 2], gained: [2, 2, 2, 1] })
  })
})

describe('a series', () => {
  const first = () => four({ options: { games: 2, starter: 0 }, purses: ['', '2 gold'] }).play('0 steals gold from 1')

  test('H9.3 after a game all roles are shown; everybody is back with a new one, one seat further', () => {
    const table = first().play('3 unmasks 2 judge').accuse('1 accuses 0 thief', 3)
    expect(table.state.table.last).toEqual({
      ending: 'proof',
      roles: ['thief', 'peasant', 'judge', 'pope'],
      gained: [4, 2, 1, 2],
      winners: [0],
    })
    expect(table.news('game')).toEqual({ kind: 'game', game: 2, of: 2, starter: 1 })
    expect(table.state.table).toMatchObject({
      game: 2,
      starter: 1,
      round: 1,
      stage: 'taking',
      points: [4, 2, 1, 2],
      out: [null, null, null, null],
      store: { gold: 20, wine: 20, grain: 20 },
      denied: [[], [], [], []],
      cards: [],
      transfers: [],
      payment: null,
    })
    expect(table.asked()).toEqual([1])
    for (const [seat, hand] of table.state.hands.entries()) {
      expect(hand).toMatchObject({ not: [], shown: [], known: [], sealed: null, ballot: null })
      expect(table.secret(seat).at(-1)).toEqual({ kind: 'dealt', role: hand.role })
    }
  })

  test('H9.3 the last game decides with the sum; equal scores share', () => {
    const table = first().accuse('1 accuses 0 thief', 2, 3)
    at(table.state.hands, 1).role = 'peasant'
    beginTurn(table.state, 1)
    table.play('1 earns as peasant').accuse('0 accuses 1 peasant', 2, 3)
    expect(table.state.table.points).toEqual([4, 4, 2, 2])
    expect(hoax.ranking(table.state.table)).toEqual([1, 1, 3, 3])
    expect(table.news('over')).toEqual({ kind: 'over', winners: [0, 1], points: [4, 4, 2, 2] })
  })

  test('H9.3 by default there is one game', () => {
    expect(hoax.choices(4).games[0]).toBe(1)
    const table = four().play('0 steals gold from 1').accuse('1 accuses 0 thief', 2, 3)
    expect(table.state.table.stage).toBe('over')
    expect(hoax.ending(table.state.table)).toBe('proof')
  })

  test('H1.2 H9.3 the deal of the next game is luck of its own', () => {
    const deal = (seed: number) => {
      const { state } = first()
      Object.assign(state.table, { round: 40, acting: 3, starter: 0 })
      endTurn(state, seeded(seed))
      return state.hands.map(({ role }) => role).join()
    }
    expect(new Set([1, 2, 3, 4, 5].map(deal)).size).toBeGreaterThan(1)
  })
})
