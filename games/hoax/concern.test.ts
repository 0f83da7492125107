/** Whom a turn concerns, as everybody can see, and what may be let pass for the others. */
import { describe, expect, test } from 'vitest'
import { watch } from '../../kernel/state.ts'
import { concerns, idle } from './concern.ts'
import { hoax } from './index.ts'
import { fined, type Laid, type Sitting, sit } from './script.ts'

const PASS = { kind: 'pass' }
const five = (laid: Laid = {}) =>
  sit(['thief', 'emperor', 'judge', 'pope', 'wizard'], { purses: ['1 wine', '2 gold', '', '', ''], ...laid })
const place = (table: Sitting, seat: number) => ({ ...watch(table.state), seat })
const concerned = (table: Sitting) => [0, 1, 2, 3, 4].filter((seat) => concerns(place(table, seat)))
const idlers = (table: Sitting) => [0, 1, 2, 3, 4].filter((seat) => idle(place(table, seat)))

describe('a turn concerns', () => {
  test('whoever was robbed or taxed, and nobody who had nothing', () => {
    expect(concerned(five().play('0 steals gold from 1'))).toEqual([1])
    expect(concerned(five().play('0 steals gold from 2'))).toEqual([])
    const taxed = five({ purses: ['', '2 gold', '1 gold', '1 wine', ''] }).play('0 taxes as emperor')
    expect(concerned(taxed)).toEqual([1, 2])
    expect(concerned(five().play('0 earns as peasant'))).toEqual([])
  })

  test('whoever has said something on top of the deed, from then on', () => {
    const table = five().play('0 earns as peasant').window('1 illegal')
    expect([table.state.table.stage, concerned(table)]).toEqual(['judges', [1]])
    expect(concerned(table.window('2 fines wine'))).toEqual([0, 1, 2])
  })

  test('the acting player once they are fined, and not before', () => {
    const table = five().play('0 earns as peasant')
    expect(concerned(table.window('1 illegal'))).not.toContain(0)
    expect(concerned(table.window('2 fines wine'))).toContain(0)
  })

  test('both of the last two, and none of the last three', () => {
    expect(concerned(five({ out: [2, 3, 4] }).play('0 earns as peasant'))).toEqual([0, 1, 2, 3, 4])
    expect(concerned(five({ out: [3, 4] }).play('0 earns as peasant'))).toEqual([])
  })
})

describe('somebody who would be asked only about what concerns them', () => {
  test('passes in windows and at the last call, where they are asked', () => {
    const table = five().play('0 steals gold from 1')
    expect([idle(place(table, 1)), idle(place(table, 2))]).toEqual([undefined, PASS])
    expect(idlers(table)).toEqual([2, 3, 4])
    table.play('2 passes')
    expect(idlers(table)).toEqual([3, 4])
    table.play('1 passes', '3 passes', '4 passes')
    expect([table.state.table.stage, idlers(table)]).toEqual(['last call', [0, 2, 3, 4]])
  })

  test('is asked for a vote, for an answer, for a deed, for a payment', () => {
    expect(idlers(five())).toEqual([])
    const rich = five({ purses: ['1 gold 1 wine 1 grain', '2 gold', '', '', ''] }).play('0 questions 3')
    expect([rich.asked(), idlers(rich)]).toEqual([[3], []])
    expect(idlers(five().play('0 earns as peasant', '1 accuses 0 peasant'))).toEqual([])
    const bill = fined(five(), [1], [2], [3])
    expect([bill.state.table.stage, idlers(bill)]).toEqual(['choice', []])
  })

  test('makes a move that the rules offer', () => {
    const table = five().play('0 earns as peasant')
    for (const seat of idlers(table)) expect(hoax.moves(table.view(seat))).toContainEqual(PASS)
  })
})
