/** One table, rebuilt in every way there is: from its lines alone, and from each snapshot and the lines after it. */
import type { Line } from '../../server/store/store.ts'
import { redo } from '../../server/table/conduct.ts'
import { readLine, rebuild, snapshotOf } from '../../server/table/history.ts'
import { bare, type Table } from '../../server/table/table.ts'

export class Rebuilt {
  /** From the lines alone. */
  readonly table: Table = bare()
  /** From the first snapshot, which is followed to the end, and from the last, with which a house would begin. */
  #fromSnapshots: Table[] = []

  /** The next line. Everybody reads it for themselves: what one table keeps of it must not be in another's hands. */
  read(line: Line): void {
    for (const table of [this.table, ...this.#fromSnapshots]) redo(table, readLine(line))
  }

  /** Another way to begin: a snapshot, and the lines after it that have been read already. */
  begin(snapshot: string, lines: readonly Line[]): void {
    const table = rebuild(snapshot, lines)
    if (!table) return
    const [first] = this.#fromSnapshots
    this.#fromSnapshots = first ? [first, table] : [table]
  }

  /** The table to the byte, if it is the same in whichever way it was rebuilt. */
  get bytes(): string | undefined {
    const bytes = snapshotOf(this.table)
    return this.#fromSnapshots.every((table) => snapshotOf(table) === bytes) ? bytes : undefined
  }
}
