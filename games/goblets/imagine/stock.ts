/** What a house, or the primer, can have poured: tokens whose sorts are known as a handful, but not one by one. */
import { type Chance, pick } from '../../../kernel/chance.ts'
import type { Frozen } from '../../../kernel/state.ts'
import { isUsed } from '../characters/used.ts'
import { poolOf } from '../pool.ts'
import type { House, Table } from '../state.ts'
import { dealt, ordinary, type Sort, sorts, type Tokens } from '../tokens.ts'

/** What a house was dealt, after what it did openly (C5, C6) or secretly (C11) at the beginning. */
export function stockOf(table: Frozen<Table>, house: House, chance: Chance): Tokens {
  const stock = dealt()
  const did = (key: 'hellebore' | 'amalthea' | 'foxglove') =>
    isUsed(table, key) && table.used.some((one) => one.key === key && one.house === house)
  if (did('hellebore')) replace(stock, 'poison', 'ogre')
  if (did('amalthea')) replace(stock, 'antidote', 'unicorn')
  if (did('foxglove')) {
    const pool = poolOf(table)
    const trades = ordinary.flatMap((give) =>
      ordinary.filter((take) => take !== give && pool[take] > 0).map((take) => [give, take] as const),
    )
    replace(stock, ...pick(trades, chance))
  }
  return stock
}

function replace(stock: Tokens, give: Sort, take: Sort): void {
  stock[give]--
  stock[take]++
}

export const NOT_WINE: readonly Sort[] = sorts.slice(1)

const FINE = 1 << 24

/** One of them, each as likely as its weight; −1 if none has any. */
export function weighted(weights: readonly number[], chance: Chance): number {
  let sum = 0
  for (const weight of weights) sum += weight
  if (sum <= 0) return -1
  let left = (chance(FINE) / FINE) * sum
  for (let at = 0; at < weights.length; at++) {
    left -= weights[at]!
    if (left < 0) return at
  }
  return weights.findLastIndex((weight) => weight > 0)
}

/** A token out of a handful, of these sorts only. */
export function drawFrom(stock: Readonly<Tokens>, chance: Chance, only: readonly Sort[] = sorts): Sort | undefined {
  return only[
    weighted(
      only.map((sort) => stock[sort]),
      chance,
    )
  ]
}
