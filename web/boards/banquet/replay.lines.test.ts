import { expect, test } from 'vitest'
import type { Column, Course, Step } from '../../../games/banquet/chronicle.journey.ts'
import { tokens } from '../../../games/banquet/tokens.ts'
import { columnAt, laneOf, lineOf, sizeOf } from './replay.lines.ts'

const bare = { ring: null, began: tokens(1), knew: [] }
const moved = (goblet: number, from: number, place: number): Step => ({ kind: 'moved', goblet, from, place })
const looked: Step = { kind: 'looked', goblet: 0, place: 0, tokens: tokens(1) }
const drank = (goblet: number, place: number): Step => {
  return { kind: 'drank', goblet, place, seat: place, tokens: tokens(1), poisoned: false }
}
const column = (act: Column['act'], ...steps: Step[]): Column => ({ at: 0, act, seat: 0, steps })

/** Two goblets: one looks into the first, the two change places, and the first is drunk. */
const course = {
  goblets: [0, 1].map((place) => ({ ...bare, place })),
  columns: [column('peek', looked), column('swap', moved(0, 0, 1), moved(1, 1, 0)), column('drink', drank(0, 1))],
} as unknown as Course

test('a line stays in its lane, changes it in the column of the hand that did it, and ends where it is drunk', () => {
  const { path, signs } = lineOf(course, 0)
  const [x, next] = [columnAt(1), columnAt(2)]
  const half = (x + next) / 2
  const [one, other] = [laneOf(0), laneOf(1)]
  expect(path).toBe(`M0 ${one}H${x}C${half} ${one} ${half} ${other} ${next} ${other}H${next + 14}`)
  expect(signs.map(({ y }) => y)).toEqual([one, other])
})

test('what nobody drinks runs to the end of the course, and shows its sign now and then', () => {
  expect(lineOf(course, 1).path).toMatch(new RegExp(`H${sizeOf(course).width}$`))
  const quiet = { ...course, columns: Array.from({ length: 9 }, () => column('peek', looked)) }
  expect(lineOf(quiet, 1).signs.map(({ x }) => x)).toEqual([17, columnAt(4), columnAt(8)])
  // But not right before what is drunk.
  const drunk = { ...quiet, columns: [...quiet.columns.slice(0, 4), column('drink', drank(1, 1)), ...quiet.columns] }
  expect(lineOf(drunk, 1).signs.map(({ x }) => x)).toEqual([17])
})
