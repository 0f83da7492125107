/** What each move is worth on average over the worlds a seat could be in. */
import type { Frozen } from '../../../kernel/state.ts'
import { houseOf } from '../../etiquette/houses.ts'
import { isPoisoned } from '../../etiquette/tokens.ts'
import type { GobletsState, GobletsView, Move } from '../state.ts'
import { type Temper, worth } from './courtier.ts'
import { mindOf } from './manners.ts'

/** What it is worth to know at last whether one's goblet kills, when it may as well as not. */
const CURIOSITY = 0.5

export function readings(
  view: GobletsView,
  open: readonly Move[],
  worlds: readonly GobletsState[],
  temper: Temper,
): number[] {
  const minds = worlds.map((world) => mindOf(world, view.seat))
  return open.map((move) => {
    let sum = 0
    for (const mind of minds) sum += worth(mind, move, temper)
    return sum / minds.length + curiosity(view, move, worlds)
  })
}

/** A look is worth most where one knows least. */
function curiosity({ table, seat, hand }: GobletsView, move: Frozen<Move>, worlds: readonly GobletsState[]): number {
  if (move.kind !== 'peek' && move.kind !== 'look' && move.kind !== 'dip') return 0
  const place = move.kind === 'dip' ? houseOf(table, seat) : move.place
  const just = hand.news.some((news) => news.kind === 'saw')
  if (just) return 0
  const deadly = worlds.filter(({ box }) => isPoisoned(box.goblets[place]!)).length / worlds.length
  return CURIOSITY * 4 * deadly * (1 - deadly)
}
