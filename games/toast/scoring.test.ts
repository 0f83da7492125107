import { describe, expect, test } from 'vitest'
import { seeded } from '../../kernel/chance.ts'
import { outOfTime } from '../../kernel/clock.ts'
import { toast } from './index.ts'
import { drawn, grudging, keeping, type Sitting, sit, toasting } from './script.ts'
import { choices } from './setup.ts'

/** Everybody is after their left: 0 lives and got 1; 1 is dead and got 2; 2 is dead, 3 lives; 3 lives, 0 lives. */
const FATES = ['', 'poison', 'poison', '']
const third = (table: Sitting) => {
  Object.assign(table.state.table, { course: 3 })
  return table
}
const scored = (table: Sitting) => toasting(table.fill(...FATES), 1)

/** The same in the third round, and seat 3 has foretold the end of seat 2. */
const prophecy = () =>
  third(sit(4, { characters: { 3: 'cantarella' } }))
    .fill(...FATES)
    .hold(1, '')
    .play('1 toasts', '3 foretells 2')

describe('points', () => {
  test('T4.3 one for surviving, one for the poisoned target, one more for both', () => {
    const table = scored(sit(4))
    expect(table.news('scored')).toEqual({
      kind: 'scored',
      course: 1,
      doubled: false,
      earned: [
        { seats: [0], alive: 1, target: 1, both: 1, other: 0, breaches: 0, points: 3 },
        { seats: [1], alive: 0, target: 1, both: 0, other: 0, breaches: 0, points: 1 },
        { seats: [2], alive: 0, target: 0, both: 0, other: 0, breaches: 0, points: 0 },
        { seats: [3], alive: 1, target: 0, both: 0, other: 0, breaches: 0, points: 1 },
      ],
    })
    expect(table.state.table).toMatchObject({ score: [3, 1, 0, 1], full: [1, 0, 0, 0] })
  })

  test('T4.3 points add up, and the third round counts double', () => {
    const table = scored(grudging(scored(sit(4))))
    expect([table.news('scored')?.doubled, table.state.table.score]).toEqual([false, [6, 2, 0, 2]])
    scored(grudging(table))
    expect(table.news('scored')).toMatchObject({ course: 3, doubled: true })
    expect([table.earned(), table.state.table.score]).toEqual([
      [6, 2, 0, 2],
      [12, 4, 0, 4],
    ])
  })

  test('T4.3 the points of an ability are doubled with the rest', () => {
    const table = prophecy()
    expect(table.news('scored')?.earned[3]).toMatchObject({ alive: 1, other: 1, points: 4 })
  })
})

describe('winning', () => {
  const end = (score: number[], full: number[]) => toast.ranking({ ...sit(4).state.table, stage: 'over', score, full })

  test('T4.4 the most points win, when the third round is over', () => {
    const table = sit(4)
    expect(toast.ranking(table.state.table)).toBeUndefined()
    scored(third(table))
    expect(table.news('over')).toEqual({ kind: 'over', winners: [0] })
    expect(toast.ranking(table.state.table)).toEqual([1, 2, 4, 2])
    expect(toast.ending(table.state.table)).toBe('points')
  })

  test('T4.4 tied: more rounds in which he survived and reached his goal', () => {
    expect(end([7, 7, 3, 7], [1, 2, 0, 1])).toEqual([2, 1, 4, 2])
    // They break no tie that is none.
    expect(end([7, 8, 3, 6], [2, 0, 3, 1])).toEqual([2, 1, 4, 3])
  })

  test('T4.4 still tied: shared', () => {
    expect(end([7, 7, 3, 7], [1, 1, 3, 0])).toEqual([1, 1, 4, 3])
    expect(end([0, 0, 0, 0], [0, 0, 0, 0])).toEqual([1, 1, 1, 1])
  })

  test('T4.4 a full round is one, doubled or not, and with a breach as well', () => {
    const hasty = (table: Sitting) => scored(table.play('1 passes', '2 passes', '3 passes').late('0 passes'))
    const first = hasty(sit(4))
    expect([first.earned()[0], first.state.table.full]).toEqual([2, [1, 0, 0, 0]])
    const last = third(sit(4))
    Object.assign(last.state.table, { full: [1, 0, 0, 0] })
    hasty(last)
    expect([last.earned()[0], last.state.table.full]).toEqual([5, [2, 0, 0, 0]])
  })

  test('T4.4 points of an ability make no round full, however many', () => {
    const table = prophecy()
    expect([table.earned()[3], table.state.table.full]).toEqual([4, [1, 0, 0, 0]])
  })

  test('T4.4 at the table: the tie is broken, and the ledger says by what', () => {
    const table = third(sit(4))
    Object.assign(table.state.table, { score: [0, 4, 5, 4], full: [0, 0, 1, 0] })
    scored(table)
    expect(table.state.table).toMatchObject({ score: [6, 6, 5, 6], full: [1, 0, 1, 0] })
    expect(table.news('over')?.winners).toEqual([0])
    expect(toast.ending(table.state.table)).toBe('full rounds')
  })
})

describe('breaches of etiquette', () => {
  test('T4.5 who lets the clock run out has one less at the end of the round', () => {
    const table = sit(4).late('1 passes')
    expect(table.news('breach')).toEqual({ kind: 'breach', seat: 1 })
    expect(table.state.table.breaches).toEqual([0, 1, 0, 0])
    scored(table)
    expect(table.news('scored')?.earned[1]).toMatchObject({ target: 1, breaches: 1, points: 0 })
    expect(table.state.table.score).toEqual([3, 0, 0, 1])
  })

  test('T4.5 only the clock gives them: neither a Pass nor a bot does', () => {
    const table = sit(4).play('1 passes')
    expect(table.try('2 passes', 'bot')).toBe('taken')
    expect([table.news('breach'), table.state.table.breaches]).toEqual([undefined, [0, 0, 0, 0]])
  })

  test('T4.5 several add up, and take all but never more than the round was worth', () => {
    const table = sit(4)
    Object.assign(table.state.table, { score: [2, 2, 2, 2] })
    for (let round = 0; round < 2; round++) table.late('1 passes', '2 passes', '3 passes', '0 passes')
    expect(table.state.table.breaches).toEqual([2, 2, 2, 2])
    scored(table)
    expect([table.earned(), table.state.table.score]).toEqual([
      [1, 0, 0, 0],
      [3, 2, 2, 2],
    ])
  })

  test('T4.5 they are taken off after doubling', () => {
    const table = scored(third(sit(4)).late('1 passes', '2 passes', '3 passes', '0 passes'))
    expect(table.earned()).toEqual([5, 1, 0, 1])
  })

  test('T1.4 T4.5 none for keeping what one drew, whether or not there was a choice: it would tell who had one', () => {
    const table = drawn(4, { drawn: { 1: 'wine wine wine wine', 3: 'wine wine wine poison' } })
    expect([1, 3].map((seat) => table.kinds(seat))).toEqual([['keep', 'again'], ['keep']])
    table.late('1 keeps', '3 keeps')
    expect([table.news('breach'), table.state.table.breaches]).toEqual([undefined, [0, 0, 0, 0]])
    const first = drawn(4, { options: { edition: 1 } }).late('3 keeps')
    expect(first.state.table.breaches).toEqual([0, 0, 0, 1])
  })

  test('T4.5 at every other question: the grievance, a turn, the Toast', () => {
    const table = drawn(4, { characters: { 1: 'quicksilver', 2: 'cicuta' } })
    keeping(table).late('0 accuses 1').play('1 accuses 2').late('1 passes', '1 passes')
    expect(table.state.table.breaches).toEqual([1, 2, 0, 0])
    table.fill().hold(2, '').play('2 toasts').late('2 passes')
    expect(table.news('scored')?.earned.map(({ breaches }) => breaches)).toEqual([1, 2, 1, 0])
    expect(table.earned()).toEqual([0, 0, 0, 1])
  })

  test('T4.5 with the round they are forgiven', () => {
    const table = scored(sit(4).late('1 passes'))
    expect(table.state.table.breaches).toEqual([0, 0, 0, 0])
    expect(scored(grudging(table)).earned()).toEqual([3, 1, 0, 1])
  })

  test('T4.5 the table may do without them', () => {
    expect([choices(4).breaches, choices(8).breaches, choices(2).breaches]).toEqual([
      [true, false],
      [true, false],
      [false],
    ])
    const table = scored(sit(4, { options: { breaches: false } }).late('1 passes', '2 passes', '3 passes', '0 passes'))
    expect([table.news('breach'), table.earned()]).toEqual([undefined, [3, 1, 0, 1]])
  })

  test('T4.5 none in the duel, whatever the table chose', () => {
    const table = sit(3, { options: { party: 'duel', breaches: true } }).late('1 peeks 0')
    expect([table.news('breach'), table.state.table.breaches]).toEqual([undefined, [0, 0, 0]])
  })

  test('T4.5 the move that is made for him: he keeps, is after somebody, passes', () => {
    const chance = seeded(3)
    const table = drawn(4, { drawn: { 1: 'wine wine wine wine' } })
    expect(outOfTime(toast, table.view(1), chance)).toEqual({ kind: 'keep' })
    expect(outOfTime(toast, keeping(table).view(0), chance).kind).toBe('accuse')
    expect(outOfTime(toast, grudging(table).view(1), chance)).toEqual({ kind: 'pass' })
  })
})
