/** Somebody with one habit at a table with goblets. */
import type { Bot } from '../../../../kernel/bot.ts'
import { pick } from '../../../../kernel/chance.ts'
import type { View } from '../../../../kernel/state.ts'
import type { Banquet } from '../../state.ts'
import { type Spot, spotOf } from './spot.ts'
import { MANNERS, type Wish } from './wishes.ts'

export interface Habit {
  /** What they wish for on their turn, the dearest first. */
  readonly turn: readonly Wish[]
  /** What they wish for the last time before all drink. */
  readonly last: readonly Wish[]
}

/** What each game says of itself: what is open, and what somebody with this habit wishes for now. */
export interface Etiquette<G extends Banquet> {
  moves(view: View<G>): readonly G['move'][]
  wishes(habit: Habit, spot: Spot, open: readonly G['move'][]): readonly Wish[]
}

export function habitual<G extends Banquet>({ moves, wishes }: Etiquette<G>, habit: Habit): Bot<G> {
  return {
    choose(view, chance) {
      const open = moves(view)
      const spot = spotOf(view)
      for (const wish of [...wishes(habit, spot, open), ...MANNERS]) {
        const wished = open.filter((move) => wish(spot, move))
        if (wished.length > 0) return pick(wished, chance)
      }
      return pick(open, chance)
    },
  }
}
