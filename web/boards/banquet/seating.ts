/** Who lies where on the table: my house at the bottom, the others clockwise from there. */
import type { House } from '../../../games/banquet/state.ts'
import type { Company } from './company.ts'
import { around, inARow, inTheMiddle } from './spots.ts'

export function planOf({ table, goblets }: Company) {
  const { length } = table.nobles
  if (table.mode === 'duel') return inARow(length, table.standing.length)
  return goblets === 'row' ? inTheMiddle(length, table.standing.length) : around(length)
}

/** Which spot, counted from mine; in a row everybody and everything lies in order. */
export function turned(at: number, of: number, me: House | null, shape: 'row' | 'round'): number {
  return shape === 'row' || me === null ? at : (at - me + of) % of
}
