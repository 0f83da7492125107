import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { play } from '../../kernel/match.ts'
import { copy } from '../../kernel/state.ts'
import type { House } from '../banquet/state.ts'
import { nameable } from './grievances.ts'
import { toast } from './index.ts'
import { drawn, grudging, keeping, sit, toasting } from './script.ts'
import type { ToastState } from './state.ts'

const aired = (seats: number, host = 0) => keeping(drawn(seats, { options: { host } }))
const named = (table: ReturnType<typeof aired>, seat: number) =>
  table.offered(seat).flatMap((move) => (move.kind === 'accuse' ? [move.house] : []))

describe('the airing of grievances', () => {
  test('T2.1 the Master of Ceremonies begins, with anybody but himself', () => {
    const table = aired(5, 2)
    expect([table.state.table.stage, table.asked(), table.kinds(2)]).toEqual(['grievance', 2, ['accuse']])
    expect(named(table, 2)).toEqual([0, 1, 3, 4])
    expect([table.try('2 accuses 2'), table.try('1 accuses 0')]).toEqual(['illegal', 'closed'])
  })

  test('T2.1 whoever is named goes on, but not with somebody who has chosen', () => {
    const table = aired(5, 2).play('2 accuses 4')
    expect(table.news('accused')).toEqual({ kind: 'accused', seat: 2, target: 4, forced: false })
    expect([table.asked(), named(table, 4)]).toEqual([4, [0, 1, 3]])
    expect([table.try('4 accuses 2'), table.try('4 accuses 4')]).toEqual(['illegal', 'illegal'])
    table.play('4 accuses 0')
    expect([table.asked(), named(table, 0), table.state.table.chain]).toEqual([0, [1, 3], [2, 4, 0]])
  })

  test('T2.1 the last one is after the Master of Ceremonies, and the pouring begins at his left', () => {
    const table = aired(5, 2).play('2 accuses 4', '4 accuses 0', '0 accuses 3')
    expect(table.state.table).toMatchObject({
      stage: 'turn',
      turn: 3,
      targets: [3, 2, 4, 1, 0],
      chain: [2, 4, 0, 3, 1],
    })
    expect(table.state.table.news).toEqual([
      { kind: 'accused', seat: 0, target: 3, forced: false },
      { kind: 'accused', seat: 3, target: 1, forced: true },
      { kind: 'accused', seat: 1, target: 2, forced: true },
    ])
  })

  test('T2.1 with three only the Master of Ceremonies has a choice, and the rest follows', () => {
    const left = aired(3).play('0 accuses 1').state.table
    expect([left.targets, left.stage, left.news.length]).toEqual([[1, 2, 0], 'turn', 3])
    expect(aired(3).play('0 accuses 2').state.table.targets).toEqual([2, 0, 1])
  })

  test('T2.1 with two names left one still chooses; with one it is made by itself', () => {
    const table = aired(4).play('0 accuses 3')
    expect([table.asked(), named(table, 3), table.state.table.targets]).toEqual([3, [1, 2], []])
    table.play('3 accuses 2')
    expect([table.state.table.stage, table.state.table.targets]).toEqual(['turn', [3, 0, 1, 2]])
  })

  /** The targets at the end of every way in which the grievances can go. */
  function everyEnd(state: ToastState): House[][] {
    if (state.table.stage !== 'grievance') return [state.table.targets]
    return nameable(state.table).flatMap((house) => {
      const next = copy(state)
      play(toast, next, at(next.agenda.asked, 0), { kind: 'accuse', house }, seeded(1))
      return everyEnd(next)
    })
  }

  test.each([
    [3, 2],
    [4, 6],
    [5, 24],
    [6, 120],
  ])('T2.1 %i houses, all %i ways: everybody has one target and is the target of one', (seats, ways) => {
    for (let host = 0; host < seats; host++) {
      const ends = everyEnd(aired(seats, host).state)
      expect([ends.length, new Set(ends.map(String)).size]).toEqual([ways, ways])
      for (const targets of ends) {
        expect(targets.toSorted()).toEqual(targets.map((_, house) => house))
        // One chain through all of them: whoever follows the grudges comes back only after everybody.
        const chain = [host]
        for (let last = host; chain.length <= seats; chain.push(last)) last = at(targets, last)
        expect(new Set(chain).size).toBe(seats)
        expect(chain.at(-1)).toBe(host)
      }
    }
  })

  test('T2.1 a grudge lasts a round, and is a player, not a goblet', () => {
    const table = sit(4).play('1 rotates 1', '1 swaps 3')
    expect(table.state.table.targets).toEqual([1, 2, 3, 0])
    toasting(table, 2)
    expect(table.state.table).toMatchObject({ targets: [], chain: [], stage: 'redraw' })
    keeping(table).play('1 accuses 0', '0 accuses 3')
    expect(table.state.table.targets).toEqual([3, 0, 1, 2])
    expect(grudging(table).state.table.stage).toBe('turn')
  })
})
