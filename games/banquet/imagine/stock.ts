/** Drawing out of a handful whose sorts are known, but not one by one. */
import { sure } from '../../../kernel/at.ts'
import type { Chance } from '../../../kernel/chance.ts'
import { count, type Sort, sorts, type Tokens } from '../tokens.ts'

export const NOT_WINE: readonly Sort[] = sorts.slice(1)

const FINE = 1 << 24

/** From nothing to less than all of something. */
export const share = (chance: Chance) => chance(FINE) / FINE

export function total(weights: readonly number[]): number {
  let sum = 0
  for (const weight of weights) sum += weight
  return sum
}

/** One of them, each as likely as its weight; −1 if none has any. */
export function weighted(weights: readonly number[], chance: Chance): number {
  const sum = total(weights)
  if (sum <= 0) return -1
  let left = share(chance) * sum
  for (let index = 0; index < weights.length; index++) {
    left -= sure(weights[index], 'weight')
    if (left < 0) return index
  }
  return weights.findLastIndex((weight) => weight > 0)
}

/** Any token of a handful, which has one less then. */
export function takenFrom(stock: Tokens, chance: Chance): Sort {
  let left = chance(count(stock))
  for (const sort of sorts) {
    if (left < stock[sort]) {
      stock[sort]--
      return sort
    }
    left -= stock[sort]
  }
  throw new Error('no token is left in this handful')
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
