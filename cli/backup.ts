/** A copy of everything while the house is open, and the way back. */
import { closeSync, copyFileSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { databaseIn } from '../server/main.ts'
import { ForeignFile, OURS, openDatabase } from '../server/store/sqlite.ts'
import { dataOf } from './start.ts'
import { onlyWord, read, Usage, type Words } from './words.ts'

/** Copies what is committed at this moment into a file, which then opens like any other. */
export function backup(args: readonly string[]): string {
  const words = read(args, { data: 'value' })
  const file = onlyWord(words, 'FILE')
  const from = databaseIn(dataOf(words))
  const { text, json } = words
  if (!existsSync(from)) throw new Usage(text.errors.unreadable(from))
  if (existsSync(file)) throw new Usage(text.errors.exists(file))
  countTables(words, from)
  try {
    // One reading of the whole, which no writer disturbs and which disturbs no writer.
    const db = new DatabaseSync(from, { readOnly: true })
    db.prepare('VACUUM INTO ?').run(file)
    db.close()
    const copy = openSync(file, 'r+')
    fsyncSync(copy)
    closeSync(copy)
  } catch {
    throw new Usage(text.errors.unwritable(file))
  }
  const tables = countTables(words, file)
  return json ? JSON.stringify({ file, tables }) : text.backedUp(file, tables)
}

/** Puts a copy back. What was there is kept beside it. */
export function restore(args: readonly string[]): string {
  const words = read(args, { data: 'value', replace: 'switch' })
  const file = onlyWord(words, 'FILE')
  const data = dataOf(words)
  const target = databaseIn(data)
  const { text, json } = words
  if (!existsSync(file)) throw new Usage(text.errors.unreadable(file))
  const tables = countTables(words, file)
  if (existsSync(target)) {
    if (!words.has('replace')) throw new Usage(text.errors.wouldReplace(target))
    if (inUse(target)) throw new Usage(text.errors.houseOpen)
    renameSync(target, `${target}.before-restore`)
  }
  mkdirSync(data, { recursive: true, mode: 0o700 })
  // First whole beside its place, then in one step into it.
  copyFileSync(file, `${target}.new`)
  for (const rest of ['-wal', '-shm']) rmSync(`${target}${rest}`, { force: true })
  renameSync(`${target}.new`, target)
  return json ? JSON.stringify({ file, tables }) : text.restored(target, tables)
}

/** How many tables a database has, if it is whole and ours. */
function countTables({ text }: Words, file: string): number {
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file, { readOnly: true })
    const whole = db.prepare('PRAGMA quick_check').get()!.quick_check === 'ok'
    const ours = db.prepare('PRAGMA application_id').get()!.application_id === OURS
    if (!whole || !ours) throw new ForeignFile(file)
    return db.prepare('SELECT count(*) AS n FROM tables').get()!.n as number
  } catch {
    throw new Usage(text.errors.foreign(file))
  } finally {
    db?.close()
  }
}

/** Leaving WAL wants the file for itself alone, so it fails while a house has it open. */
function inUse(file: string): boolean {
  const db = openDatabase(file)
  try {
    db.exec('PRAGMA busy_timeout = 100; PRAGMA journal_mode = DELETE')
    return false
  } catch {
    return true
  } finally {
    db.close()
  }
}
