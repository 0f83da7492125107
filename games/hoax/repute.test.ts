import { describe, expect, test } from 'vitest'
import { at } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { bots } from './bot.ts'
import { notoriety } from './bots/repute.ts'
import { afterAccused } from './bots/trust.ts'
import { type Laid, type Sitting, sit } from './script.ts'
import type { Role } from './state.ts'

const five = (laid: Laid = {}) => sit(['emperor', 'thief', 'pope', 'peasant', 'wizard'], laid)
/** Everybody has claimed these so often on their turns. */
const having = (table: Sitting, seat: number, deeds: Partial<Record<Role, number>>) => {
  Object.assign(at(table.state.table.acted, seat), deeds)
  return table
}
const asked = (table: Sitting, by: number, of: number, times: number) => {
  table.state.table.questions.push(...new Array(times).fill({ by, of }))
  return table
}
const does = (table: Sitting, seat: number) =>
  Array.from({ length: 30 }, (_, seed) => bots.hard.choose(table.view(seat), seeded(seed)))

describe('H5.2 an accuser', () => {
  const { table } = five().state

  test('who never asked the accused knows no more than everybody', () => {
    expect(afterAccused(0.2, table, 3, 0)).toBeCloseTo(0.2)
  })

  test('is believed the more, the more they asked, and by what is left to be shown', () => {
    const after = [0, 1, 2, 3].map((times) => afterAccused(0.2, asked(five(), 3, 0, times).state.table, 3, 0))
    expect(after).toEqual(after.toSorted((a, b) => b - a))
    const denied = five({ denied: { 0: ['judge', 'pope'] } })
    expect(afterAccused(0.2, asked(denied, 3, 0, 2).state.table, 3, 0)).toBeLessThan(at(after, 2))
  })

  test('is followed by a hard voter only if they can know', () => {
    const vote = (times: number) => {
      const table = five({ purses: ['1 gold', '2 wine'] }).play('0 steals wine from 1')
      having(table, 0, { emperor: 5, peasant: 5 })
      return does(asked(table, 3, 0, times).play('3 accuses 0 thief'), 2)
    }
    for (const move of vote(0)) expect(move).toEqual({ kind: 'vote', vote: 'no' })
    for (const move of vote(4)) expect(move).toEqual({ kind: 'vote', vote: 'yes' })
  })
})

describe('H2.5 a robber', () => {
  const earned = (deeds: Partial<Record<Role, number>>) => {
    const table = five({ purses: ['1 gold 1 wine 1 grain', '2 gold', '2 gold', '2 gold', '2 gold'] })
    for (const seat of [0, 1, 2, 4]) having(table, seat, { peasant: 4 })
    return having(table, 3, deeds)
  }

  test('is known by what they do more often than the others', () => {
    const seen = (table: Sitting) => [0, 1, 2, 3, 4].map((seat) => notoriety(table.state.table, seat))
    expect(seen(five())).toEqual([0, 0, 0, 0, 0])
    expect(seen(earned({ peasant: 4 }))).toEqual([0, 0, 0, 0, 0])
    const [, , , robber, earner] = seen(earned({ thief: 2, wizard: 2 }))
    expect(robber).toBeGreaterThan(0.3)
    expect(earner).toBe(0)
  })

  test('is asked first', () => {
    for (const move of does(earned({ thief: 4 }), 0)) expect(move).toEqual({ kind: 'question', seat: 3 })
    const others = does(earned({ peasant: 4 }), 0).map((move) => 'seat' in move && move.seat)
    expect(new Set(others).size).toBeGreaterThan(2)
  })

  test('is robbed', () => {
    const table = earned({ thief: 4 })
    at(table.state.table.purses, 0).grain = 0
    const victims = does(table, 0).flatMap((move) => ('from' in move ? [move.from] : []))
    expect(new Set(victims)).toEqual(new Set([3]))
  })
})
