/** How each seat stands, as everybody at the table can see: about what share of the win it can hope for. */
import type { Glance, Seat } from '../../kernel/state.ts'
import { expected } from './bots/standing.ts'
import type { Rats } from './state.ts'

export const standing = ({ sanity, giver }: Glance<Rats>['table'], seat: Seat): number => expected(sanity, giver, seat)
