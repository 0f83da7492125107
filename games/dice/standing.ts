/** How each seat stands, as everybody at the table can see: about what share of the win it can hope for. */
import { at } from '../../kernel/at.ts'
import type { Glance, Seat } from '../../kernel/state.ts'
import type { Dice } from './state.ts'

/** Fitted to games of normal bots: a die more is worth a little more than its share, since its owner knows more too. */
const WEIGHT = 1.3

export function hope(dice: readonly number[], seat: Seat): number {
  let all = 0
  for (const own of dice) all += own ** WEIGHT
  return at(dice, seat) ** WEIGHT / all
}

export const standing = ({ dice }: Glance<Dice>['table'], seat: Seat): number => hope(dice, seat)
