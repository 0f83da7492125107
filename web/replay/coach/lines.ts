/** Where the points of a curve lie. */
import { at } from '../../../kernel/at.ts'
import type { Chances } from '../../../kernel/chances.ts'
import type { Seat } from '../../../kernel/state.ts'

export const WIDTH = 320
export const HEIGHT = 140

const tenths = (value: number) => Math.round(10 * value) / 10

export const xOf = (when: number, last: number) => tenths((WIDTH * when) / Math.max(1, last))
export const yOf = (share: number) => tenths(HEIGHT * (1 - share))

export function pathOf(curve: readonly Chances[], seat: Seat, last: number): string {
  return curve
    .map(({ at: when, shares }, nth) => `${nth === 0 ? 'M' : 'L'}${xOf(when, last)} ${yOf(at(shares, seat))}`)
    .join('')
}

/** The same heights, moved so far that no two are closer than that, and all stay on the paper. */
export function apart(heights: readonly number[], least: number): number[] {
  const order = heights.map((_, nth) => nth).sort((one, other) => at(heights, one) - at(heights, other))
  const moved = [...heights]
  let free = 0
  for (const nth of order) {
    moved[nth] = Math.max(at(moved, nth), free)
    free = at(moved, nth) + least
  }
  let room = HEIGHT
  for (const nth of order.reverse()) {
    moved[nth] = Math.min(at(moved, nth), room)
    room = at(moved, nth) - least
  }
  return moved
}
