/** What is done for a seat whose time has run out (H3.10). */
import { describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/chance.ts'
import { outOfTime } from '../../kernel/clock.ts'
import { same } from '../../kernel/state.ts'
import { hoax } from './index.ts'
import { dealt, fined, type Laid, type Sitting, sit } from './script.ts'
import { asides, type Move } from './state.ts'

const five = (laid: Laid = {}) =>
  sit(['thief', 'peasant', 'judge', 'pope', 'wizard'], { purses: ['3 gold 3 wine 1 grain', '2 gold'], ...laid })

/** All that the clock does for a seat, if it is asked often. */
function late(table: Sitting, seat: number): Move[] {
  const found: Move[] = []
  for (let seed = 0; seed < 300; seed++) {
    const move = outOfTime(hoax, table.view(seat), seeded(seed))
    if (!found.some((other) => same(other, move))) found.push(move)
  }
  return found
}

describe('the clock', () => {
  test('H3.10 lets a window and the last call pass', () => {
    const pass = [{ kind: 'pass' }]
    const table = five().play('0 steals gold from 1')
    expect(late(table, 1)).toEqual(pass)
    expect(late(table.window('1 illegal'), 2)).toEqual(pass)
    expect(late(table.window('2 fines gold'), 3)).toEqual(pass)
    expect(late(table.window().play('0 immune'), 0)).toEqual(pass)
  })

  test('H3.10 votes no', () => {
    const table = five().play('0 steals gold from 1', '1 accuses 0 thief')
    expect(late(table, 2)).toEqual([{ kind: 'vote', vote: 'no' }])
  })

  test('H3.10 pays a Judge at random, is never immune and buys no forgiveness', () => {
    const moves = late(fined(five(), [1], [2, 3], [4]), 0)
    expect(moves.toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))).toEqual([
      { kind: 'pay', to: 2, role: 'judge' },
      { kind: 'pay', to: 3, role: 'judge' },
    ])
  })

  test('H3.10 takes any token, does any deed, names any sort, picks any Emperor, shows any role', () => {
    const open = (table: Sitting, seat: number) => table.offered(seat).length
    const asides = (table: Sitting, seat: number) => table.offered(seat, 'accuse', 'unmask', 'question').length
    const answers = (table: Sitting, seat: number) => open(table, seat) - asides(table, seat)
    const prompts: [Sitting, number][] = [
      [dealt(['thief', 'peasant', 'judge']), 0],
      [five(), 0],
      [fined(five(), [1], [2], [3]).play('0 pays pope 3'), 3],
      [fined(five(), [1, 4], [2]).play('0 pays judge 2'), 2],
      [five().play('0 questions 2'), 2],
    ]
    for (const [table, seat] of prompts) {
      expect(answers(table, seat)).toBeGreaterThan(1)
      expect(late(table, seat)).toHaveLength(answers(table, seat))
    }
  })

  test('H3.10 never accuses, unmasks or asks a question', () => {
    const prompts: [Sitting, number][] = [
      [five(), 0],
      [fined(five(), [1], [2, 3], [4]), 0],
      [fined(five(), [1], [2], [3]).play('0 pays pope 3'), 3],
    ]
    const kinds = prompts.flatMap(([table, seat]) => late(table, seat).map(({ kind }) => kind))
    expect(asides.filter((aside) => kinds.includes(aside))).toEqual([])
  })
})
