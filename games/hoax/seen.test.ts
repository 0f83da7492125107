/** What a move shows to those who watch it, and what it may tell them. */
import { describe, expect, test } from 'vitest'
import { hoax } from './index.ts'
import { fined, type Laid, type Sitting, sit } from './script.ts'
import type { Move } from './state.ts'

const five = (laid: Laid = {}) =>
  sit(['thief', 'peasant', 'judge', 'pope', 'wizard'], { purses: ['1 gold 1 wine 1 grain', '2 gold'], ...laid })
const seen = (table: Sitting, watcher: number, by: number, move: Move) => hoax.seen(table.view(watcher), by, move)
const tells = (table: Sitting, watcher: number, by: number, move: Move) => hoax.reveals(table.view(watcher), by, move)

const pass: Move = { kind: 'pass' }
const illegal: Move = { kind: 'illegal' }
const guess: Move = { kind: 'unmask', seat: 2, role: 'judge' }
const show: Move = { kind: 'show', role: 'thief' }

describe('whoever watches', () => {
  test('H3.4 cannot tell one sealed choice from another', () => {
    const table = five().play('0 steals gold from 1')
    expect([seen(table, 2, 1, illegal), seen(table, 1, 1, illegal)]).toEqual(['sealed', illegal])
    expect(seen(table, 2, 1, pass)).toEqual(seen(table, 2, 1, illegal))
    table.window('1 illegal')
    const fines = (['gold', 'wine'] as const).map((sort) => seen(table, 0, 2, { kind: 'fine', sort }))
    expect(fines).toEqual(['sealed', 'sealed'])
    expect(seen(table, 0, 2, { kind: 'forgive' })).toBe('sealed')
  })

  test('H5.7 sees who passes in the last call', () => {
    expect(seen(five().play('0 steals gold from 1').window(), 2, 1, pass)).toEqual(pass)
  })

  test('H5.2 sees that somebody votes, not how', () => {
    const table = five().play('0 steals gold from 1', '1 accuses 0 thief')
    expect(seen(table, 0, 2, { kind: 'vote', vote: 'yes' })).toEqual(seen(table, 0, 2, { kind: 'vote', vote: 'no' }))
    expect(seen(table, 0, 1, { kind: 'accuse', seat: 0, role: 'thief' })).toMatchObject({ role: 'thief' })
  })

  test('H6.3 sees who unmasks whom; only those two the guess', () => {
    const table = five()
    expect([seen(table, 0, 1, guess), seen(table, 2, 1, guess), seen(table, 1, 1, guess)]).toEqual([
      { kind: 'unmask', seat: 2 },
      guess,
      guess,
    ])
  })

  test('H7.1 sees who shows, only the asker what', () => {
    const table = five().play('0 questions 2')
    expect([seen(table, 0, 2, show), seen(table, 1, 2, show)]).toEqual([show, 'shown'])
  })
})

describe('a move tells', () => {
  test('H3.4 with the last seal of a window, and nothing before', () => {
    const table = five().play('0 steals gold from 1', '1 illegal', '2 passes')
    expect(tells(table, 0, 3, pass)).toBe('nothing')
    table.play('3 passes')
    expect([tells(table, 0, 4, pass), tells(table, 0, 4, illegal)]).toEqual(['secret', 'secret'])
  })

  test('H5.2 H8.1 with the last vote; with two left the accusation itself', () => {
    const table = five().play('0 steals gold from 1', '1 accuses 0 thief')
    expect(tells(table, 0, 2, { kind: 'vote', vote: 'yes' })).toBe('nothing')
    table.play('2 votes yes', '3 votes no')
    expect(tells(table, 0, 4, { kind: 'vote', vote: 'yes' })).toBe('secret')
    const accuse: Move = { kind: 'accuse', seat: 0, role: 'thief' }
    expect(tells(five().play('0 steals gold from 1'), 2, 1, accuse)).toBe('nothing')
    expect(tells(five({ out: [2, 3, 4] }).play('0 steals gold from 1'), 0, 1, accuse)).toBe('secret')
  })

  test('H6.3 an unmasking to all but the one who knew', () => {
    const table = fined(five(), [1], [2])
    expect([0, 1, 2].map((seat) => tells(table, seat, 1, guess))).toEqual(['secret', 'secret', 'nothing'])
  })

  test('H3.9 H9.1 to him, too, where seals may break or the game may end', () => {
    expect(tells(five().play('0 steals gold from 1'), 2, 1, guess)).toBe('secret')
    expect(tells(five({ out: [0, 3, 4], acting: 1 }), 2, 1, guess)).toBe('secret')
    const last = five()
    last.state.table.round = 40
    expect(tells(last, 2, 1, guess)).toBe('secret')
  })

  test('H9.4 with the last pass of the last round', () => {
    const called = (round: number) => {
      const table = five().play('0 steals gold from 1').window()
      table.state.table.round = round
      return table.play('0 passes', '1 passes', '2 passes')
    }
    expect([tells(called(39), 0, 3, pass), tells(called(40), 0, 3, pass)]).toEqual(['nothing', 'nothing'])
    expect(tells(called(39).play('3 passes'), 0, 4, pass)).toBe('nothing')
    expect(tells(called(40).play('3 passes'), 0, 4, pass)).toBe('secret')
  })

  test('H1.5 H7.1 nothing else', () => {
    const table = fined(five(), [1], [2], [3])
    const moves: Move[] = [{ kind: 'immune' }, { kind: 'pay', to: 2, role: 'judge' }, { kind: 'question', seat: 1 }]
    expect(moves.map((move) => tells(table, 1, 0, move))).toEqual(['nothing', 'nothing', 'nothing'])
    expect(tells(five().play('0 questions 2'), 1, 2, show)).toBe('nothing')
  })
})
