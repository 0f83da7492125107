/** What is in the bag, and what comes out of it (T1.3). */
import type { Chance } from '../../kernel/chance.ts'
import { count, type Sort, sorts, type Tokens, tokens } from '../banquet/tokens.ts'
import type { Options } from './state.ts'

/** T1.3: the usual one, and others that hold enough: five tokens for each of six goblets. */
export const BAGS: Readonly<Record<Options['bag'], Readonly<Tokens>>> = {
  usual: tokens(16, 10, 10),
  mild: tokens(18, 8, 12),
  deadly: tokens(12, 14, 10),
  large: tokens(24, 15, 15),
}

/** T1.4 */
export const DRAWN = 4

/** One token, each as likely as the next. */
export function drawOne(bag: Tokens, chance: Chance): Sort {
  let left = chance(count(bag))
  for (const sort of sorts) {
    left -= bag[sort]
    if (left >= 0) continue
    bag[sort]--
    return sort
  }
  throw new RangeError('the bag is empty')
}

export function drawHand(bag: Tokens, chance: Chance): Tokens {
  const hand = tokens()
  for (let drawn = 0; drawn < DRAWN; drawn++) hand[drawOne(bag, chance)]++
  return hand
}

/** T1.4: only clear wine. */
export function isAllClear(hand: Readonly<Tokens>): boolean {
  return hand.wine > 0 && hand.wine === count(hand)
}

export function putBack(bag: Tokens, handful: Readonly<Tokens>): void {
  for (const sort of sorts) bag[sort] += handful[sort]
}
