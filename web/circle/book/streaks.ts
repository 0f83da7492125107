/** Wins in a row, and the longest wait that ended with one. */
import type { Sitting } from './company.ts'
import { resultOf } from './wins.ts'

export interface Streaks {
  readonly best: number
  /** Up to the last game. */
  readonly current: number
  /** So many games without a win, and then one. */
  readonly wait: number
}

export function streaksOf(sittings: readonly Sitting[], person: string): Streaks {
  let [best, current, wait, waiting] = [0, 0, 0, 0]
  for (const sitting of sittings) {
    const result = resultOf(sitting, person)
    if (!result) continue
    if (result.won > 0) {
      wait = Math.max(wait, waiting)
      waiting = 0
      current++
      best = Math.max(best, current)
    } else {
      waiting++
      current = 0
    }
  }
  return { best, current, wait }
}
