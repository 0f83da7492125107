/** How each seat stands, as everybody at the table can see: about what share of the win it can hope for. */
import type { Seat } from '../../kernel/state.ts'
import { prospect } from './bots/prospect.ts'

/** By how many points one may still fall back. */
const REACH = 2.5

export const standing = ({ score }: { readonly score: readonly number[] }, seat: Seat): number =>
  prospect(score, seat, REACH)
