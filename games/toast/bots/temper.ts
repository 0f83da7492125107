import type { Temper } from '../../banquet/bots/court.ts'
import { houseOf } from '../../banquet/houses.ts'
import type { ToastView } from '../state.ts'

/** The fewer tokens somebody else has left, the sooner they may toast, and the more the goblets count as they stand. */
const PRESENT = [1, 0.7, 0.7, 0.4, 0.3]

/** What one makes of the table. */
export function temperOf({ table, seat }: ToastView): Temper {
  const own = houseOf(table, seat)
  const fewest = Math.min(...table.screens.filter((_, house) => house !== own))
  return {
    present: PRESENT[fewest] ?? 0.3,
    kept: 0.05,
    burden: 0.5,
    curiosity: 0.5,
  }
}
