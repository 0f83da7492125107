/** How likely cards that lie face down, each out of its own handful, show these sorts and no others. */
import { sure } from '../../../kernel/at.ts'
import { count, type Sort, sorts, type Tokens } from '../tokens.ts'

/** So many cards of one look are weighed together; more would take too long. */
export const MOST_AT_ONCE = 5

/**
 * How likely that is if the card `first` is of this sort. `stocks` has the handful of every card; those from `first` on are
 * weighed, and are as before when this is done.
 */
export function waysWith(stocks: readonly Tokens[], shown: Tokens, first: number, sort: Sort): number {
  const stock = sure(stocks[first], 'handful')
  if (shown[sort] === 0 || stock[sort] === 0) return 0
  const likely = stock[sort] / count(stock)
  shown[sort]--
  stock[sort]--
  const rest = ways(stocks, shown, first + 1)
  shown[sort]++
  stock[sort]++
  return likely * rest
}

function ways(stocks: readonly Tokens[], shown: Tokens, first: number): number {
  if (first === stocks.length) return 1
  let sum = 0
  for (const sort of sorts) sum += waysWith(stocks, shown, first, sort)
  return sum
}
