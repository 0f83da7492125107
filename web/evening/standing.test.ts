import { describe, expect, test } from 'vitest'
import type { Evening } from '../../protocol/evening.ts'
import { marks } from '../../protocol/words.ts'
import { standingOf, stepsOf, wonBy } from './standing.ts'
import { superlativeOf } from './superlative.ts'

/** An evening of people with so many points, and games with these places. */
function evening(points: readonly number[], ...games: readonly (readonly (number | null)[])[]): Evening {
  const who = points.map((n, at) => ({ name: `Guest ${at + 1}`, mark: marks[at] ?? 'key', points: n }))
  return { who, games: games.map((places, at) => ({ round: at + 1, game: 'rats', places })) }
}

describe('how everybody stands', () => {
  test('whoever has as many points shares a place, and the next one is left out', () => {
    const standing = standingOf(evening([2, 6, 6, 0]))
    expect(standing.map(({ one, place }) => [one.name, place])).toEqual([
      ['Guest 2', 1],
      ['Guest 3', 1],
      ['Guest 1', 3],
      ['Guest 4', 4],
    ])
  })

  test('a podium has a step for each of the first three places that somebody has', () => {
    const steps = (...points: number[]) => stepsOf(evening(points)).map(({ place, people }) => [place, people.length])
    expect(steps(9, 5, 3, 1)).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ])
    expect(steps(9, 5, 5, 5)).toEqual([
      [1, 1],
      [2, 3],
    ])
    expect(steps(4, 4, 4, 4)).toEqual([[1, 4]])
  })

  test('a game may have been won by several, or by somebody who has left', () => {
    const all = evening([1, 1, 1], [1, 1], [null, 2, 1])
    expect(all.games.map((game) => wonBy(game, all).map(({ name }) => name))).toEqual([
      ['Guest 1', 'Guest 2'],
      ['Guest 3'],
    ])
  })
})

describe('what is said of an evening', () => {
  const kind = (one: Evening) => superlativeOf(one)?.kind
  test.each([
    ['unbeaten', evening([8, 4, 0], [1, 2, 3], [1, 2, 3])],
    ['comeback', evening([6, 4, 2], [3, 1, 2], [1, 2, 3])],
    ['close', evening([5, 6, 1], [2, 1, 3], [1, 2, 3])],
    ['varied', evening([8, 8, 8, 0], [1, 2, 3, 4], [2, 3, 1, 4], [3, 1, 2, 4])],
    ['steady', evening([8, 4, 10, 2], [1, 3, 2, 4], [2, 3, 1, 4], [2, 3, 1, 4])],
    [undefined, evening([8, 4, 6], [1, 2, 3], [2, 1, 3])],
  ] as const)('%s', (said, one) => {
    expect(kind(one)).toBe(said)
  })

  test('one game is no habit, and to have sat out is not to be last', () => {
    expect(kind(evening([4, 2, 0], [1, 2, 3]))).toBeUndefined()
    expect(kind(evening([4, 2, 0], [1, 2, null], [null, 2, 1]))).toBeUndefined()
  })
})
