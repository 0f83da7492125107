/**
 * One table, rebuilt in every way there is: from its lines alone, and from each snapshot and the lines after it.
 *
 * Every way is followed line by line, but no two that have become one. What a line does to a table follows from the line and from
 * the table as it lies in memory, and from nothing else: `redo` has no clock, no luck and no memory of its own. So two tables that
 * lie there alike do the same for ever. Alike is more than the same JSON: it is what `serialize` writes, which tells a part that is
 * missing from one that is undefined, a part that stands in two places from two of the same look, and one order from another.
 */
import { serialize } from 'node:v8'
import { at } from '../../kernel/at.ts'
import type { Line } from '../../server/store/store.ts'
import { redo } from '../../server/table/conduct.ts'
import { readLine, rebuild, snapshotOf } from '../../server/table/history.ts'
import { bare, type Table } from '../../server/table/table.ts'

export class Rebuilt {
  /** From the lines alone, which comes first, and from the snapshots. */
  #ways: readonly Table[] = [bare()]

  /** From the lines alone. */
  get table(): Table {
    return at(this.#ways, 0)
  }

  /** The next line. Everybody reads it for themselves: what one table keeps of it must not be in another's hands. */
  read(line: Line): void {
    for (const table of this.#ways) redo(table, readLine(line))
  }

  /** Another way to begin: a snapshot, and the lines after it that have been read already. */
  begin(snapshot: string, lines: readonly Line[]): void {
    const table = rebuild(snapshot, lines)
    // The newest is followed in any case until the next: with it a house would begin.
    if (table) this.#ways = [...unlike(this.#ways), table]
  }

  /** The table to the byte, if it is the same in whichever way it was rebuilt. */
  get bytes(): string | undefined {
    const bytes = snapshotOf(this.table)
    return this.#ways.every((table) => snapshotOf(table) === bytes) ? bytes : undefined
  }
}

/** One of each kind, the eldest. */
export function unlike<T>(things: readonly T[]): T[] {
  const kinds = new Map<string, T>()
  for (const thing of things) {
    const kind = serialize(thing).toString('latin1')
    if (!kinds.has(kind)) kinds.set(kind, thing)
  }
  return [...kinds.values()]
}
