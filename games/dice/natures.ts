/** What each nature likes to bid, and whom it likes to doubt. */
import { at } from '../../kernel/at.ts'
import type { Tastes } from '../../kernel/nature.ts'
import { sightOf } from './bots/normal.ts'
import { likelihood, lowestBids } from './bots/sense.ts'
import { type Bid, countOf, type Dice, type DiceView, nextSeat } from './state.ts'

/** Whether a die under the own cup bears it out. */
function isBacked({ table, hand }: DiceView, { face }: Bid): boolean {
  return countOf(hand.dice, face, table.options.ones) > 0
}

/** How far above the lowest bid on its face. */
function height(view: DiceView, { count, face }: Bid): number {
  return count - (lowestBids(sightOf(view)).find((one) => one.face === face)?.count ?? count)
}

/** How likely the standing bid is, by the own dice. */
function odds(view: DiceView): number {
  const sight = sightOf(view)
  return sight.bid ? likelihood(sight, sight.bid) : 1
}

/** Whether that seat has more dice left than this one. */
function isEnvied({ table, seat }: DiceView, other = seat): boolean {
  return at(table.dice, other) > at(table.dice, seat)
}

export const natures: Tastes<Dice> = {
  candid(view, move) {
    if (move.kind === 'bid') return isBacked(view, move) ? 1.5 : -3
    return move.kind === 'doubt' ? -1.5 : 0
  },
  gambler(view, move) {
    if (move.kind === 'bid') return 0.8 * height(view, move)
    return move.kind === 'exact' ? 2.5 : -0.5
  },
  grudge(view, move) {
    if (move.kind === 'bid') return height(view, move) * (isEnvied(view, nextSeat(view.table, view.seat)) ? 1 : -1)
    return isEnvied(view, view.table.bids.at(-1)?.seat) ? 2 : -1.5
  },
  accountant(view, move) {
    if (move.kind === 'bid') return -1.5 * height(view, move)
    if (move.kind === 'exact') return -1
    return odds(view) < 0.4 ? 3 : -3
  },
  parrot({ table }, move) {
    return move.kind === 'bid' && move.face === table.bids.at(-1)?.face ? 3 : 0
  },
  fox(view, move) {
    if (move.kind === 'bid') return isBacked(view, move) ? -2 : 1
    return move.kind === 'doubt' ? 0.6 : 0
  },
}
