/** What a house can have poured: tokens whose sorts are known as a handful, but not one by one. */
import { type Chance, pick } from '../../../kernel/chance.ts'
import type { Frozen } from '../../../kernel/state.ts'
import { isUsed } from '../../banquet/characters/used.ts'
import type { House } from '../../banquet/state.ts'
import { ordinary, type Sort, type Tokens } from '../../banquet/tokens.ts'
import { dealt } from '../material.ts'
import { poolOf } from '../pool.ts'
import type { Table } from '../state.ts'

/** What a house was dealt, after what it did openly (C5, C6) or secretly (C11) at the beginning. */
export function stockOf(table: Frozen<Table>, house: House, chance: Chance): Tokens {
  const stock = dealt()
  if (table.used.length === 0) return stock
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
