/** What the house lends to a table when it decides: the time, its limits, luck, and who is there. */
import type { Ports } from '../ports.ts'
import type { Lent } from '../table/conduct/asked.ts'
import type { Table } from '../table/table.ts'
import type { Audience } from './audience.ts'

export function lending(
  { clock, limits, thinking, fresh }: Ports,
  audience: Pick<Audience, 'awaySince' | 'atTable'>,
): (table: Table) => Lent {
  return (table) => ({
    now: clock.now(),
    limits,
    thinking,
    awaySince: (seat) => audience.awaySince(table, seat),
    atTable: (device) => audience.atTable(device),
    fresh: () => fresh(32),
  })
}
