/** What a house keeps in a folder of its own, for one who moves it. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { keysIn, readKeys, replaceKeys } from '../../ops/keys.ts'
import { DamagedFile, damageIn, errcodeOf, openDatabase, writingTo } from '../database.ts'
import { databaseIn } from '../database-file.ts'
import { Journal, usual } from '../journal.ts'
import { Occupied, occupy } from '../occupancy.ts'
import { Reads } from '../reads.ts'
import type { Line } from '../store.ts'
import { type Depot, Empty, type Errand, Inhabited, type Shelf, Stuck, type TableRow } from './depot.ts'
import { addressesIn, linesIn, membersIn, tablesIn } from './rows.ts'

/** Opens it as a house would, and keeps houses out meanwhile. */
export function folderDepot(data: string, errand: Errand): Depot {
  const file = databaseIn(data)
  if (errand === 'take' && !existsSync(file)) throw new Empty(data)
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const release = occupied(data)
  try {
    return depotIn(data, opened(file), release)
  } catch (error) {
    release()
    throw damageIn(file, error) ?? error
  }
}

function occupied(data: string): () => void {
  try {
    return occupy(data)
  } catch (error) {
    throw error instanceof Occupied ? new Inhabited(data) : error
  }
}

/** What a house that fell had only in its journal is in its place then: whoever moves reads the places. */
function opened(file: string): DatabaseSync {
  const db = openDatabase(file)
  try {
    new Journal(db, writingTo(db), usual, new Reads(db)).clear()
    const waiting = db.prepare('SELECT 1 FROM journal').get()
    // It could not be put there: a page is damaged, and what is read of that table would lack its end.
    if (waiting) throw new DamagedFile(file)
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function depotIn(data: string, db: DatabaseSync, release: () => void): Depot {
  const file = databaseIn(data)
  /** What is wrong with the folder is said of the folder. */
  const here =
    <A extends unknown[], T>(work: (...words: A) => T) =>
    async (...words: A): Promise<Awaited<T>> => {
      try {
        return await work(...words)
      } catch (error) {
        throw damageIn(file, error) ?? (isOurs(error) ? new Stuck(data, { cause: error }) : error)
      }
    }
  const shelf = <T>({ after, missing, put }: Shelf<T>): Shelf<T> => ({
    after: here(after),
    missing: here(missing),
    put: here(put),
  })
  const [tables, lines] = [tablesIn(db, file), linesIn(db, file)]
  return {
    shown: data,
    members: shelf(membersIn(db)),
    addresses: shelf(addressesIn(db)),
    count: here(() => Number(db.prepare('SELECT count(*) AS n FROM tables').get()?.n)),
    tables: here(tables.after),
    tablesOf: here((codes: readonly string[]) => codes.flatMap(tables.of)),
    putTables: here((all: readonly TableRow[]) => all.forEach(tables.put)),
    lines: here(lines.after),
    putLines: here((code: string, all: readonly Line[]) => {
      for (const line of all) lines.put(code, line)
    }),
    keys: here(() => keysOf(data)),
    putKeys: here((text: string) => replaceKeys(data, text)),
    inOneGo: here(async (work: () => Promise<void>) => {
      db.exec('BEGIN IMMEDIATE')
      try {
        await work()
        db.exec('COMMIT')
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK')
        throw error
      }
    }),
    // The lock on the folder has kept everybody out.
    async stillAlone() {},
    async close() {
      db.close()
      release()
    },
  }
}

/** Of SQLite, or of the disk; and not of the other place, which says so itself. */
const isOurs = (error: unknown) => errcodeOf(error) > 0 || (error instanceof Error && 'syscall' in error)

/** Damaged ones are not carried on. */
function keysOf(data: string): string | undefined {
  const file = keysIn(data)
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  readKeys(text, file)
  return text
}
