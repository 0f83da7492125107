/** What somebody does, and what they might do rather, by what it gives away. */
import type { Wish } from '../../../kernel/bot.ts'
import type { Valued } from './reading.ts'

/** So much of the win a point is worth. */
const POINT = 0.05

export const always = <M>(move: M): readonly Wish<M>[] => [{ move, often: 1 }]

/** One of these moves, of which the first reads best. */
export function ratherThan<M>(chosen: M, order: readonly Valued<M>[]): readonly Wish<M>[] {
  const most = order[0]?.value ?? 0
  return order.map(({ move, value }) => ({
    move,
    often: move === chosen ? 1 : 0,
    costs: POINT * (most - value),
  }))
}
