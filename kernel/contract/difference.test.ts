import { describe, expect, test } from 'vitest'
import { difference } from './difference.ts'

const between = (one: unknown, other: unknown) => difference([one, 'here'], [other, 'there'])

describe('a difference', () => {
  test('is a line for each place, and none for what is the same', () => {
    const one = { table: { dice: [3, 3], round: 1 }, hands: [{ dice: [1] }, { dice: [2] }] }
    const other = { hands: [{ dice: [1] }, { dice: [4] }], table: { round: 1, dice: [3, 5] } }
    expect(between(one, one)).toEqual([])
    expect(between(one, other)).toEqual(['table.dice[1]: 3 here, 5 there', 'hands[1].dice[0]: 2 here, 4 there'])
  })

  test('shows a list whole that is longer, and what is missing', () => {
    expect(between({ dice: [1, 2] }, { dice: [1, 2, 3] })).toEqual(['dice: [1,2] here, [1,2,3] there'])
    expect(between({ dice: [] }, {})).toEqual(['dice: [] here, nothing there'])
    expect(between(3, 'three')).toEqual(['3 here, "three" there'])
  })

  test('shows what JSON cannot write', () => {
    expect(between({ roll: () => 1 }, {})).toEqual(['roll: a function here, nothing there'])
    expect(between([Number.NaN], [null])).toEqual(['[0]: NaN here, null there'])
  })

  test('is never long: four lines, and of a long one the beginning', () => {
    const lines = between([1, 2, 3, 4, 5, 6], [0, 0, 0, 0, 0, 0])
    expect(lines).toHaveLength(5)
    expect(lines.at(-1)).toBe('… and 2 more')
    const [line = ''] = between('a'.repeat(1000), 'b')
    expect(line).toHaveLength(60 + '… here, "b" there'.length)
  })
})
