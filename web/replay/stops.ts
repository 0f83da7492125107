/** Where a step leads, to the next move or to the next turn, and how one arrives there. */

import type { Pomp } from '../../kernel/game.ts'
import type { Ceremony } from '../app/scene.ts'

export type Unit = 'move' | 'turn'

/** Every moment at which one may stop, in order; the first and the last always. */
export function stopsOf(unit: Unit, turns: readonly { readonly at: number }[], last: number): number[] {
  if (unit === 'move') return Array.from({ length: last + 1 }, (_, at) => at)
  return [...new Set([0, ...turns.map(({ at }) => at), last])].sort((a, b) => a - b)
}

/** The stop at or before a moment: where the slider stands. */
export function stopAt(stops: readonly number[], at: number): number {
  return stops.findLastIndex((stop) => stop <= at)
}

export function nextStop(stops: readonly number[], at: number): number {
  return stops.find((stop) => stop > at) ?? at
}

export function lastStop(stops: readonly number[], at: number): number {
  return stops.findLast((stop) => stop < at) ?? at
}

/** What is shown: a moment, the one it came from if that was the one before, and how far its ceremony is. */
export interface Shown {
  readonly at: number
  readonly from: number | undefined
  readonly ceremony: Ceremony
}

/** One step on is shown as it happened; whoever leaps is simply there. */
export function stepTo(shown: Shown, to: number, pomp: Pomp | undefined): Shown {
  const forward = to === shown.at + 1
  return { at: to, from: forward ? shown.at : undefined, ceremony: forward && pomp ? 'hushed' : 'over' }
}
