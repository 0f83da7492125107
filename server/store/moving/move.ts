/**
 * Moves all that a house keeps from one place to another. What is at the destination already is held against the source and not
 * written again, so who was broken off begins anew and goes on where they stopped. Everything is read once more where it came to.
 */
import { isDeepStrictEqual } from 'node:util'
import type { Line } from '../store.ts'
import { type Depot, NotAsWritten, OtherKeys, OtherTable, type Shelf, type TableRow } from './depot.ts'

/** So much is in memory at once. */
const TABLES = 50
const LINES = 1000
const THINGS = 1000

export interface Moved {
  readonly tables: number
  /** Those among them that were not there yet, or not wholly. */
  readonly copied: number
  readonly lines: number
  readonly members: number
  readonly addresses: number
}

export async function move(from: Depot, to: Depot, done: (tables: number) => void): Promise<Moved> {
  // First of all: once there are tables, nobody could tell whose keys those are.
  await moveKeys(from, to)
  const tables = await moveTables(from, to, done)
  // Only now: who belongs to a table here must not come to belong to another one of the same code there.
  const members = await moveShelf(from, to, ({ members }) => members)
  const addresses = await moveShelf(from, to, ({ addresses }) => addresses)
  for (const depot of [from, to]) await depot.stillAlone()
  return { ...tables, members, addresses }
}

async function moveKeys(from: Depot, to: Depot): Promise<void> {
  const keys = await from.keys()
  const others = await to.keys()
  if (keys === undefined || keys === others) return
  if (others !== undefined && (await to.count()) > 0) throw new OtherKeys(to.shown)
  await to.putKeys(keys)
  if ((await to.keys()) !== keys) throw new NotAsWritten(to.shown)
}

async function moveTables(from: Depot, to: Depot, done: (tables: number) => void) {
  let [tables, copied, lines] = [0, 0, 0]
  for (let after = ''; ; ) {
    const page = await from.tables(after, TABLES)
    const last = page.at(-1)
    if (!last) return { tables, copied, lines }
    const written = await complete(from, to, page)
    await readAgain(from, to, written.tables)
    tables += page.length
    copied += written.tables.length
    lines += written.lines
    after = last.code
    done(tables)
  }
}

/** Writes what the destination lacks of these tables; says which of them lacked something, and how many lines all of them have. */
async function complete(from: Depot, to: Depot, page: readonly TableRow[]) {
  const lacking = new Set<string>()
  let lines = 0
  await to.inOneGo(async () => {
    for (const { code } of page) {
      const lacks = async (more: readonly Line[]) => {
        lacking.add(code)
        await to.putLines(code, more)
      }
      lines += await follow(from, to, code, { lacks, other: () => new OtherTable(code) })
    }
    const others = await unlike(to, page)
    if (others.length > 0) await to.putTables(others)
    for (const { code } of others) lacking.add(code)
  })
  return { tables: page.filter(({ code }) => lacking.has(code)), lines }
}

async function readAgain(from: Depot, to: Depot, written: readonly TableRow[]): Promise<void> {
  const other = () => new NotAsWritten(to.shown)
  const lacks = () => Promise.reject(other())
  for (const { code } of written) await follow(from, to, code, { lacks, other })
  if ((await unlike(to, written)).length > 0) throw other()
}

/** Those of these tables that are not there, or of which something else is said there. */
async function unlike(to: Depot, page: readonly TableRow[]): Promise<readonly TableRow[]> {
  const there = new Map((await to.tablesOf(page.map(({ code }) => code))).map((kept) => [kept.code, kept]))
  return page.filter((kept) => !isDeepStrictEqual(kept, there.get(kept.code)))
}

/** What to do where the destination ends first, and what is wrong where it differs. */
interface Otherwise {
  lacks(lines: readonly Line[]): Promise<void>
  other(): Error
}

/** Goes through a table here and there, line by line, as far as it goes here; counts the lines. */
async function follow(from: Depot, to: Depot, code: string, { lacks, other }: Otherwise): Promise<number> {
  let count = 0
  for (let after = 0; ; ) {
    const lines = await from.lines(code, after, LINES)
    const there = await to.lines(code, after, LINES)
    // One more than here is another table as well: it went on without us.
    if (!isDeepStrictEqual(there, lines.slice(0, there.length))) throw other()
    if (there.length < lines.length) await lacks(lines.slice(there.length))
    count += lines.length
    const last = lines.at(-1)
    if (!last || lines.length < LINES) return count
    after = last.seq
  }
}

async function moveShelf<T>(from: Depot, to: Depot, shelf: (of: Depot) => Shelf<T>): Promise<number> {
  let count = 0
  for (let last: T | undefined; ; ) {
    const things = await shelf(from).after(last, THINGS)
    if (things.length === 0) return count
    const missing = await shelf(to).missing(things)
    if (missing.length > 0) await to.inOneGo(() => shelf(to).put(missing))
    if ((await shelf(to).missing(missing)).length > 0) throw new NotAsWritten(to.shown)
    count += things.length
    last = things.at(-1)
  }
}
