/** Knows the odds and what a claim is worth, and mixes moves that are about equal, so that it cannot be read backwards. */
import type { Bot } from '../../../kernel/bot.ts'
import type { Chance } from '../../../kernel/chance.ts'
import type { Frozen } from '../../../kernel/state.ts'
import { ownSpread } from '../belief.ts'
import { moves } from '../moves.ts'
import type { Spread } from '../odds.ts'
import type { Move, Rats, Table } from '../state.ts'
import { worth } from './worth.ts'

/** Brains between two moves that it still finds about equal. */
const MIX = 0.09
const FINE = 1 << 20

export const normal: Bot<Rats> = {
  choose(view, chance) {
    const open = moves(view)
    return open.length === 1 ? open[0]! : draw(open, leanings(view.table, open, ownSpread(view)), chance)
  },
}

/** How strongly it leans to each move; the best has 1. */
export function leanings(table: Frozen<Table>, open: readonly Move[], own: Spread): number[] {
  const worths = open.map((move) => worth(table, move, own))
  const best = Math.max(...worths)
  return worths.map((value) => Math.exp((value - best) / MIX))
}

/** Picks one, the heavier the more often. */
function draw(open: readonly Move[], weights: readonly number[], chance: Chance): Move {
  let left = (chance(FINE) / FINE) * weights.reduce((sum, weight) => sum + weight, 0)
  const at = weights.findIndex((weight) => {
    left -= weight
    return left < 0
  })
  return open.at(at)!
}
