import type { Frozen } from '../../kernel/state.ts'
import { isUsed } from '../banquet/characters/used.ts'
import type { Setting } from '../banquet/state.ts'
import { ordinary, type Tokens } from '../banquet/tokens.ts'
import { ALL, dealt, primer } from './material.ts'

/** What the pool holds at the beginning of a course (G3.6): everybody can reckon it. */
export function poolOf(table: Pick<Frozen<Setting>, 'nobles' | 'used'>): Tokens {
  const houses = table.nobles.length
  const pool = { ...ALL }
  const [each, first] = [dealt(), primer(houses)]
  for (const sort of ordinary) pool[sort] -= houses * each[sort] + first[sort]
  if (isUsed(table, 'hellebore')) pool.poison++
  if (isUsed(table, 'amalthea')) pool.antidote++
  return pool
}
