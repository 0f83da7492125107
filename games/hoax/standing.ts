/** How each seat stands, as everybody at the table can see: about what share of the win it can hope for. */
import { at } from '../../kernel/at.ts'
import type { Glance, Seat } from '../../kernel/state.ts'
import { worth } from './bots/worth.ts'
import { lives } from './company.ts'
import type { Hoax } from './state.ts'

/** So many tokens ahead are worth e times the hope. */
const FORTUNE = 5

export function standing(table: Glance<Hoax>['table'], seat: Seat): number {
  const hopes = table.purses.map((purse, other) => (lives(table, other) ? Math.exp(worth(purse) / FORTUNE) : 0))
  return at(hopes, seat) / hopes.reduce((sum, hope) => sum + hope, 0)
}
