/** What a result is worth. */
import { sure } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import type { News } from '../news.ts'
import type { Setting } from '../state.ts'

/** How much the others' points count against one's own. */
export const ENVY = 0.7
/** What the victory is worth in points. */
export const VICTORY = 8

/**
 * How likely it is to win from here; at the end all, nothing, or a part of it with those tied. `reach`: by how many
 * points somebody may still fall back.
 */
export function prospect(score: readonly number[], seat: Seat, reach: number): number {
  if (reach === 0) {
    const best = Math.max(...score)
    return score[seat] === best ? 1 / score.filter((points) => points === best).length : 0
  }
  const mine = sure(score[seat], 'score of this seat')
  const weigh = (points: number) => Math.exp((points - mine) / reach)
  let all = 0
  for (const points of score) all += weigh(points)
  return 1 / all
}

/** In a duel the round is won, shared or lost. */
export function duelResult({ news }: Frozen<Setting>, seat: Seat): number | undefined {
  for (const one of news as readonly News[]) {
    if (one.kind === 'course won') return one.seats.includes(seat) ? 1 / one.seats.length : 0
  }
  return undefined
}
