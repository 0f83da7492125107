import { expect, test } from 'vitest'
import { roles } from '../../../games/hoax/state.ts'
import { armsOf, HEIGHT, WIDTH, xOf } from './replay.arms.ts'

const bend = (at: number, ...shares: number[]) => ({ at, taken: [shares], denied: [] })
const even = bend(0, 0.5, 0.1, 0.1, 0.1, 0.1, 0.1)
const sure = bend(9, 0, 0, 1, 0, 0, 0)

test('every role has an arm, and the true one lies at the bottom', () => {
  const arms = armsOf([even, sure], 0, 'pope')
  expect(arms.map(({ role }) => role).toSorted()).toEqual(roles.toSorted())
  expect(arms.at(-1)?.role).toBe('pope')
  // From the deal, where it was one of six, to the end, where it is all there is.
  expect(arms.at(-1)?.path).toContain(`M0.0 ${HEIGHT * 0.9}`)
  expect(arms.at(-1)?.widest).toEqual({ x: WIDTH - 20, y: HEIGHT / 2, height: HEIGHT })
})

test('bends are spread evenly, and a game without a turn is one straight reach', () => {
  expect([0, 1, 2].map((nth) => xOf(nth, 3))).toEqual([0, WIDTH / 2, WIDTH])
  expect(armsOf([even], 0, 'emperor').at(-1)?.path).toMatch(
    /^M0\.0 100\.0C.* 1000\.0 100\.0L1000\.0 200\.0C.* 0\.0 200\.0Z$/,
  )
})
