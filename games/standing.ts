/** How each seat stands, as everybody at the table can see: about what share of the win it can hope for. */
import { at, sure } from '../kernel/at.ts'
import type { Glance, Seat, Shape } from '../kernel/state.ts'
import { prospect } from './banquet/bots/prospect.ts'
import type { Setting } from './banquet/state.ts'
import { worth } from './hoax/bots/worth.ts'
import { lives } from './hoax/company.ts'
import type { Hoax } from './hoax/state.ts'
import { type OfEveryGame, ofGame } from './keys.ts'
import { expected } from './rats/bots/standing.ts'
import type { Rats } from './rats/state.ts'

interface Standing<G extends Shape = Shape> {
  of(table: Glance<G>['table'], seat: Seat): number
}

const rats: Standing<Rats> = { of: ({ sanity, giver }, seat) => expected(sanity, giver, seat) }

/** By how many points one may still fall back. */
const REACH = 2.5
const banquet: Standing<Shape & { table: Setting & { score: number[] } }> = {
  of: ({ score }, seat) => prospect(score, seat, REACH),
}

/** So many tokens ahead are worth e times the hope. */
const FORTUNE = 5
const hoax: Standing<Hoax> = {
  of(table, seat) {
    const hopes = table.purses.map((purse, other) => (lives(table, other) ? Math.exp(worth(purse) / FORTUNE) : 0))
    return at(hopes, seat) / hopes.reduce((sum, hope) => sum + hope, 0)
  },
}

const standings: OfEveryGame<Standing> = { rats, goblets: banquet, toast: banquet, hoax }

export function standingOf(key: string, { table }: { readonly table: Glance['table'] }, seat: Seat): number {
  return sure(ofGame(standings, key), 'standing in this game').of(table, seat)
}
