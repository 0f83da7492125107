/** How much an open question weighs, as everybody at the table can see. */
import type { Glance } from '../../kernel/state.ts'
import { SHARE } from './odds.ts'
import { type Dice, diceOn } from './state.ts'

/** The more a bid asks of the dice, and the fewer are left to whoever answers, the harder it is to answer. */
export function stake({ table, agenda }: Glance<Dice>): number {
  const bid = table.bids.at(-1)
  if (!bid) return 0.2
  const usual = diceOn(table) * SHARE[table.options.ones]
  const left = Math.min(...agenda.asked.map((seat) => table.dice[seat] ?? 0))
  return Math.min(0.6, (0.4 * bid.count) / usual) + (left === 1 ? 0.3 : 0)
}
