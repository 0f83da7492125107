/** How likely cards that lie face down, each out of its own handful, show these sorts and no others. */
import { count, type Sort, sorts, type Tokens } from '../tokens.ts'

/** So many cards of one look are weighed together; more would take too long. */
export const MOST_AT_ONCE = 5

/** `stocks` has the handful of every card, from the card at `at` on; they are as before when this is done. */
export function ways(stocks: readonly Tokens[], shown: Tokens, at = 0): number {
  if (at === stocks.length) return 1
  let sum = 0
  for (const sort of sorts) sum += waysWith(stocks, shown, at, sort)
  return sum
}

/** The same, if the card at `at` is of this sort. */
export function waysWith(stocks: readonly Tokens[], shown: Tokens, at: number, sort: Sort): number {
  const stock = stocks[at]!
  if (shown[sort] === 0 || stock[sort] === 0) return 0
  const likely = stock[sort] / count(stock)
  shown[sort]--
  stock[sort]--
  const rest = ways(stocks, shown, at + 1)
  shown[sort]++
  stock[sort]++
  return likely * rest
}
