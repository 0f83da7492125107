/** The file of the tables, looked at without leaving anything beside it. */
import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { versionOf } from '../../server/store/database.ts'
import { databaseIn } from '../../server/store/database-file.ts'

/** The first version that keeps lines in a journal before they are put in their place. */
const JOURNAL = 5

/** SQLite would leave two files beside one that nobody has open; told that nobody writes to it, it leaves none. */
export function readTables<T>(file: string, look: (db: DatabaseSync) => T): T {
  const url = pathToFileURL(file)
  if (!existsSync(`${file}-wal`)) url.searchParams.set('immutable', '1')
  const db = new DatabaseSync(url, { readOnly: true, timeout: 5000 })
  try {
    return look(db)
  } finally {
    db.close()
  }
}

/** When anything happened last at any table; 0 if that cannot be read, which is found out elsewhere. */
export function latestIn(data: string): number {
  const file = databaseIn(data)
  if (!existsSync(file)) return 0
  try {
    return readTables(file, (db) => {
      const most = (sql: string) => Number(Object.values(db.prepare(sql).get() ?? {})[0] ?? 0)
      const placed = most('SELECT max(touched) FROM tables')
      if ((versionOf(db) ?? 0) < JOURNAL) return placed
      return Math.max(placed, most("SELECT max(json_extract(summary, '$.card.touched')) FROM journal"))
    })
  } catch {
    return 0
  }
}
