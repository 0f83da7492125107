/** How good it is to stand so: the share of the win a seat can expect between two rounds. */
import { at } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'

/**
 * Fitted to games of normal bots. A lead in brains counts the more, the nearer somebody is to nothing, since then the
 * game ends; and who starts a round has a little on the others.
 */
const STARTING = 0.65
const spread = (seats: number, least: number) => (seats <= 4 ? 0.15 + 0.35 * least : 0.15 + 0.1 * least)

export function expected(sanity: readonly number[], starter: Seat, seat: Seat): number {
  const brains = (other: Seat) => at(sanity, other) + (other === starter ? STARTING : 0)
  const scale = spread(sanity.length, Math.min(...sanity))
  let all = 0
  for (let other = 0; other < sanity.length; other++) all += Math.exp((brains(other) - brains(seat)) / scale)
  return 1 / all
}
