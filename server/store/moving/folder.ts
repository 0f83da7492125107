/** What a house keeps in a folder of its own, for one who moves it. */
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import type { DatabaseSync } from 'node:sqlite'
import { keysIn, readKeys, replaceKeys } from '../../ops/keys.ts'
import { DamagedFile, damageIn, openDatabase } from '../database.ts'
import { databaseIn } from '../database-file.ts'
import { Occupied, occupy } from '../occupancy.ts'
import { storeOn } from '../sqlite.ts'
import { type Depot, Empty, type Errand, Inhabited } from './depot.ts'
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

/** What a house that fell had only in its journal is in its place then, as it would be for the next house. */
function opened(file: string): DatabaseSync {
  const db = openDatabase(file)
  try {
    storeOn(db)
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
  /** What is wrong with the file while it is read or written is said of the file. */
  const sound = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw damageIn(file, error) ?? error
    }
  }
  const [tables, lines] = [tablesIn(db, file), linesIn(db, file)]
  return {
    shown: data,
    members: membersIn(db),
    addresses: addressesIn(db),
    count: async () => sound(() => Number(db.prepare('SELECT count(*) AS n FROM tables').get()?.n)),
    tables: async (after, most) => sound(() => tables.after(after, most)),
    tablesOf: async (codes) => sound(() => codes.flatMap((code) => tables.of(code))),
    putTables: async (all) => sound(() => all.forEach(tables.put)),
    lines: async (code, after, most) => sound(() => lines.after(code, after, most)),
    putLines: async (code, all) => sound(() => all.forEach((line) => void lines.put(code, line))),
    keys: async () => keysOf(data),
    putKeys: async (text) => replaceKeys(data, text),
    async inOneGo(work) {
      db.exec('BEGIN IMMEDIATE')
      try {
        await work()
        db.exec('COMMIT')
      } catch (error) {
        if (db.isTransaction) db.exec('ROLLBACK')
        throw error
      }
    },
    // The lock on the folder has kept everybody out.
    async stillAlone() {},
    async close() {
      db.close()
      release()
    },
  }
}

/** Damaged ones are not carried on. */
function keysOf(data: string): string | undefined {
  const file = keysIn(data)
  if (!existsSync(file)) return undefined
  const text = readFileSync(file, 'utf8')
  readKeys(text, file)
  return text
}
