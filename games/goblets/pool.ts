import type { Frozen } from '../../kernel/state.ts'
import { isUsed } from './characters/used.ts'
import type { Table } from './state.ts'
import { ALL, dealt, ordinary, primer, type Tokens } from './tokens.ts'

/** What the pool holds at the beginning of a course (G3.6): everybody can reckon it. */
export function poolOf(table: Frozen<Table>): Tokens {
  const houses = table.nobles.length
  const pool = { ...ALL }
  const [each, first] = [dealt(), primer(houses)]
  for (const sort of ordinary) pool[sort] -= houses * each[sort] + first[sort]
  if (isUsed(table, 'hellebore')) pool.poison++
  if (isUsed(table, 'amalthea')) pool.antidote++
  return pool
}
