import { describe, expect, test } from 'vitest'
import { canLet } from '../../../games/hoax/concern.ts'
import { type Laid, type Sitting, sit } from '../../../games/hoax/script.ts'
import { houseOf, type Let, letsPass, turnOf, type Wish } from './passing.ts'

const ASK: Wish = { is: 'ask' }
const five = (laid: Laid = {}) =>
  sit(['thief', 'emperor', 'judge', 'pope', 'wizard'], { purses: ['1 wine', '2 gold', '', '', ''], ...laid })
const passes = (table: Sitting, seat: number, wish: Wish, last?: Let) => letsPass(table.view(seat), wish, last)
const letBy = (table: Sitting, seat: number): Let => ({
  turn: turnOf(table.state.table),
  house: houseOf(table.view(seat)),
})

describe('pass this turn', () => {
  test('every window and the last call of it, and nothing of the next', () => {
    const table = five().play('0 earns as peasant')
    const turn: Wish = { is: 'turn', turn: turnOf(table.state.table) }
    expect(passes(table, 3, turn)).toBe(true)
    table.window('1 illegal')
    expect([table.state.table.stage, passes(table, 3, turn)]).toEqual(['judges', true])
    table.window('2 fines wine')
    expect([table.state.table.stage, passes(table, 3, turn)]).toEqual(['popes', true])
    table.window().play('0 pays judge 2')
    expect([table.state.table.stage, passes(table, 3, turn)]).toEqual(['last call', true])
    table.window().play('1 earns as peasant')
    expect([table.state.table.stage, passes(table, 3, turn)]).toEqual(['emperors', false])
  })

  test('a vote, a question and a deed are never let pass', () => {
    const table = five({ purses: ['1 gold 1 wine 1 grain', '2 gold', '', '', ''] })
    const turn: Wish = { is: 'turn', turn: turnOf(table.state.table) }
    expect([canLet(table.view(0)), passes(table, 0, turn)]).toEqual([false, false])
    table.play('0 questions 3')
    expect([table.asked(), passes(table, 3, turn)]).toEqual([[3], false])
    table.play('3 shows judge', '0 earns as peasant', '1 accuses 0 peasant')
    expect([table.asked().includes(3), passes(table, 3, turn)]).toEqual([true, false])
  })
})

describe('the last call', () => {
  test('asks nothing where nobody spoke since I let it pass', () => {
    const table = five().play('0 earns as peasant')
    const last = letBy(table, 3)
    expect(passes(table, 3, ASK, last)).toBe(false)
    table.window()
    expect(passes(table, 3, ASK, last)).toBe(true)
    expect(passes(table, 3, ASK)).toBe(false)
  })

  test('asks where somebody spoke, or paid, since then', () => {
    const table = five().play('0 earns as peasant')
    const last = letBy(table, 3)
    table.window('1 illegal').window('2 fines wine').window().play('0 pays judge 2')
    expect([table.state.table.stage, passes(table, 3, ASK, last)]).toEqual(['last call', false])
    const fined = five().play('0 earns as peasant').window('1 illegal').window('2 fines wine')
    const atPopes = letBy(fined, 3)
    fined.window().play('0 pays judge 2')
    expect([fined.state.table.stage, passes(fined, 3, ASK, atPopes)]).toEqual(['last call', false])
  })

  test('asks whoever acted only if somebody fined them or they can question', () => {
    expect(passes(five().play('0 earns as peasant').window(), 0, ASK)).toBe(true)
    const rich = five({ purses: ['1 gold 1 wine', '', '', '', ''] })
      .play('0 earns as peasant')
      .window()
    expect(passes(rich, 0, ASK)).toBe(false)
  })
})
