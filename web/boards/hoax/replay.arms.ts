/** The arms of the river as paths: one on the other, the true one at the bottom. */

import type { Bend } from '../../../games/hoax/chronicle.river.ts'
import { type Role, roles } from '../../../games/hoax/state.ts'
import { at } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'

export const WIDTH = 1000
export const HEIGHT = 200

export interface Arm {
  readonly role: Role
  readonly path: string
  /** Where it is widest, and room for its mask. */
  readonly widest: { readonly x: number; readonly y: number; readonly height: number }
}

export function xOf(nth: number, bends: number): number {
  return bends < 2 ? WIDTH : (WIDTH * nth) / (bends - 1)
}

export function armsOf(bends: readonly Bend[], seat: Seat, truth: Role): Arm[] {
  const order = [...roles.filter((role) => role !== truth), truth]
  const xs = bends.length < 2 ? [0, WIDTH] : bends.map((_, nth) => xOf(nth, bends.length))
  const rows = bends.length < 2 ? [...bends, ...bends] : bends
  let above = rows.map(() => 0)
  return order.map((role) => {
    const top = above
    const kind = roles.indexOf(role)
    const low = rows.map(({ taken }, nth) => at(top, nth) + HEIGHT * at(at(taken, seat, 'seat'), kind))
    above = low
    const heights = low.map((y, nth) => y - at(top, nth))
    const nth = widestOf(heights)
    return {
      role,
      path: `${bank(xs, top, 'M')}${bank([...xs].reverse(), [...low].reverse(), 'L')}Z`,
      widest: { x: inside(at(xs, nth)), y: (at(low, nth) + at(top, nth)) / 2, height: at(heights, nth) },
    }
  })
}

/** The mask of an arm stands inside the picture also where it is widest at its edge. */
const inside = (x: number) => Math.min(WIDTH - 20, Math.max(20, x))

function widestOf(heights: readonly number[]): number {
  return heights.indexOf(Math.max(...heights))
}

/** A bank from bend to bend, level at each of them. */
function bank(xs: readonly number[], ys: readonly number[], from: 'M' | 'L'): string {
  return xs
    .map((x, nth) => {
      const y = at(ys, nth).toFixed(1)
      if (nth === 0) return `${from}${x.toFixed(1)} ${y}`
      const half = ((x + at(xs, nth - 1)) / 2).toFixed(1)
      return `C${half} ${at(ys, nth - 1).toFixed(1)} ${half} ${y} ${x.toFixed(1)} ${y}`
    })
    .join('')
}
