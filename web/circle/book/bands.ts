/** The river as shapes: one band on the other, the whole as wide as all points together, and level in the middle. */
import { at } from '../../../kernel/at.ts'
import type { Arm } from './river.ts'

/** The picture is stretched to its place, so these are only parts of a whole. */
export const WIDTH = 100
export const HEIGHT = 100

export interface Band {
  readonly id: string
  /** The corners of its outline. */
  readonly outline: string
  /** Where it ends. */
  readonly end: number
}

export function bandsOf(arms: readonly Arm[]): Band[] {
  const steps = arms[0]?.points.length ?? 0
  const sums = Array.from({ length: steps }, (_, nth) => arms.reduce((sum, { points }) => sum + at(points, nth), 0))
  const most = Math.max(1, ...sums)
  const xs = sums.map((_, nth) => (WIDTH * nth) / Math.max(1, steps - 1))
  let above = sums.map((sum) => (HEIGHT * (most - sum)) / most / 2)
  return arms.map(({ who, points }) => {
    const top = above
    const low = points.map((mine, nth) => at(top, nth) + (HEIGHT * mine) / most)
    above = low
    const corners = [
      ...xs.map((x, nth) => corner(x, at(top, nth))),
      ...xs.map((x, nth) => corner(x, at(low, nth))).reverse(),
    ]
    return { id: who.id, outline: corners.join(' '), end: (at(top, steps - 1) + at(low, steps - 1)) / 2 }
  })
}

const corner = (x: number, y: number) => `${x.toFixed(2)},${y.toFixed(2)}`
