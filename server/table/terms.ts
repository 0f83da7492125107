/** What a deal rests on, as it stands at a table. */
import { commitment, type Start, type Terms } from '../../kernel/fair.ts'
import type { Deed } from './deed.ts'
import { type Table, tableName } from './table.ts'

export function startOf({ seed, chairs }: Table): Start {
  return {
    commitment: commitment(seed),
    devices: chairs.map((chair) => {
      if (!chair?.promise) return null
      return chair.shown ? { promise: chair.promise, opened: chair.shown } : { promise: chair.promise }
    }),
  }
}

/** How a game is dealt today. */
export const DEALT = { kind: 'dealt', proof: 2 } as const satisfies Deed

/** What is agreed before the deal. */
export function termsOf(table: Table, { proof }: Deed & { kind: 'dealt' } = DEALT): Terms {
  const { settings, restarts } = table
  const { game, seats, options } = settings
  const said = { table: tableName(table), game, seats, options, ...startOf(table) }
  return proof ? { ...said, restarts: [...restarts] } : said
}
