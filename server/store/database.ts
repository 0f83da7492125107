/** The file of a store: opened, made or brought up to date, and what its errors mean. */
import { DatabaseSync } from 'node:sqlite'
import { migrations } from './migrations.ts'

/** The file is not one of ours, or it is of a later version than we understand. */
export class ForeignFile extends Error {}

/** The file is damaged, or it never was a database. */
export class DamagedFile extends ForeignFile {}

/** Written into the file's header, so that nobody's other database is taken for ours: "HMBG". */
export const OURS = 0x484d4247

/** Opens the file, or makes it, and brings it up to date. */
export function openDatabase(file: string, steps = migrations): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 })
  try {
    // Looked at and changed in one go: of two that open a new file at once, the second finds it made.
    db.exec('BEGIN IMMEDIATE')
    const version = versionOf(db)
    if (version === undefined || version > steps.length) throw new ForeignFile(file)
    for (const step of steps.slice(version)) db.exec(step)
    if (version < steps.length) db.exec(`PRAGMA application_id = ${OURS}; PRAGMA user_version = ${steps.length}`)
    // Moving the log into the file holds everybody up for a moment: eight times rarer than usual.
    db.exec('COMMIT; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 8000')
    writeAhead(db)
    return db
  } catch (error) {
    db.close()
    throw damageIn(file, error) ?? error
  }
}

/** Of two that change over at once SQLite turns one away without letting it wait; so it waits here, and tries again. */
function writeAhead(db: DatabaseSync, tries = 10): void {
  try {
    db.exec('PRAGMA journal_mode = WAL')
  } catch (error) {
    if (!isBusy(error) || tries === 0) throw error
    db.exec('BEGIN IMMEDIATE; COMMIT')
    writeAhead(db, tries - 1)
  }
}

/** How many steps a database has taken; undefined if it is not ours. */
export function versionOf(db: DatabaseSync): number | undefined {
  const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0] as number
  const version = pragma('user_version')
  const ours = version > 0 ? pragma('application_id') === OURS : pragma('schema_version') === 0
  return ours ? version : undefined
}

/** Does work as one write: all of it is kept, or nothing. */
export const writingTo = (db: DatabaseSync) => (work: () => void) => {
  db.exec('BEGIN IMMEDIATE')
  try {
    work()
    db.exec('COMMIT')
  } catch (error) {
    if (db.isTransaction) db.exec('ROLLBACK')
    throw error
  }
}

export const errcodeOf = (error: unknown) => (error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0)
/** What this error says of the file, if it is the file's fault. */
export function damageIn(file: string, error: unknown): DamagedFile | undefined {
  return isDamage(error) ? new DamagedFile(file, { cause: error }) : undefined
}
export const isDamage = (error: unknown) => [11, 26].includes(errcodeOf(error) & 0xff)
/** Somebody else has it. */
export const isBusy = (error: unknown) => (errcodeOf(error) & 0xff) === 5
export const isFull = (error: unknown) => (errcodeOf(error) & 0xff) === 13
