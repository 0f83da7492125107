/** A copy of everything while the house is open, and the way back. */
import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sure } from '../kernel/at.ts'
import { keysIn } from '../server/ops/keys.ts'
import { ForeignFile, isBusy, versionOf } from '../server/store/database.ts'
import { databaseIn } from '../server/store/database-file.ts'
import { migrations } from '../server/store/migrations.ts'
import { Occupied, occupy } from '../server/store/occupancy.ts'
import { dataOf, onlyWord, read, Usage, type Words } from './words.ts'

/** The keys of the house lie beside its tables: without them sealed copies stay shut, and letters are strangers'. */
const keysBeside = (file: string) => `${file}.keys`

/** Copies what is committed at this moment into a file, which then opens like any other. */
export function backup(args: readonly string[]): string {
  const words = read(args, { data: 'value' })
  const file = onlyWord(words, 'FILE')
  const from = databaseIn(dataOf(words))
  const { text, json } = words
  if (!existsSync(from)) throw new Usage(text.errors.unreadable(from))
  for (const path of [file, keysBeside(file)]) if (existsSync(path)) throw new Usage(text.errors.exists(path))
  countTables(words, from)
  copyInto(words, from, file)
  const keys = keysIn(dataOf(words))
  if (existsSync(keys)) copyFileSync(keys, keysBeside(file))
  const tables = countTables(words, file)
  return json ? JSON.stringify({ file, tables }) : text.backedUp(file, tables)
}

/** Puts a copy back. What was there is kept beside it. */
export function restore(args: readonly string[]): string {
  const words = read(args, { data: 'value', replace: 'switch' })
  const file = onlyWord(words, 'FILE')
  const data = dataOf(words)
  const target = databaseIn(data)
  const aside = `${target}.before-restore`
  const { text, json } = words
  if (!existsSync(file)) throw new Usage(text.errors.unreadable(file))
  const tables = countTables(words, file)
  if (existsSync(target)) {
    if (!words.has('replace')) throw new Usage(text.errors.wouldReplace(target))
    if (existsSync(aside)) throw new Usage(text.errors.exists(aside))
  }
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const release = occupied(words, data)
  try {
    if (existsSync(target) && inUse(target)) throw new Usage(text.errors.houseOpen)
    // First whole beside its place, then in one step into it.
    rmSync(`${target}.new`, { force: true })
    copyInto(words, file, `${target}.new`)
    for (const rest of ['', '-wal', '-shm']) {
      if (existsSync(target + rest)) renameSync(target + rest, aside + rest)
    }
    renameSync(`${target}.new`, target)
    if (existsSync(keysBeside(file))) restoreKeys(keysBeside(file), keysIn(data))
  } finally {
    release()
  }
  return json ? JSON.stringify({ file, tables }) : text.restored(target, tables)
}

/** No house opens there meanwhile. */
function occupied({ text }: Words, data: string): () => void {
  try {
    return occupy(data)
  } catch (error) {
    throw new Usage(error instanceof Occupied ? text.errors.houseOpen : text.errors.unwritable(data))
  }
}

function restoreKeys(from: string, keys: string): void {
  if (existsSync(keys)) renameSync(keys, `${keys}.before-restore`)
  copyFileSync(from, keys)
}

/** One reading of the whole, which no writer disturbs and which disturbs no writer; on the disk when it returns. */
function copyInto({ text }: Words, from: string, file: string): void {
  try {
    const db = new DatabaseSync(from, { readOnly: true })
    db.prepare('VACUUM INTO ?').run(file)
    db.close()
    const copy = openSync(file, 'r+')
    fsyncSync(copy)
    closeSync(copy)
  } catch {
    throw new Usage(text.errors.unwritable(file))
  }
}

/** How many tables a database has, if it is whole, ours and not of a later version. */
function countTables({ text }: Words, file: string): number {
  let db: DatabaseSync | undefined
  try {
    db = new DatabaseSync(file, { readOnly: true })
    const version = versionOf(db)
    if (!isWhole(db, file) || !version || version > migrations.length) throw new ForeignFile(file)
    return sure(db.prepare('SELECT count(*) AS n FROM tables').get(), 'count').n as number
  } catch {
    throw new Usage(text.errors.foreign(file))
  } finally {
    db?.close()
  }
}

/** SQLite reads a last page that was cut off as if it ended in zeros, so that is ours to notice. */
function isWhole(db: DatabaseSync, file: string): boolean {
  const pageSize = db.prepare('PRAGMA page_size').get()?.page_size as number
  return statSync(file).size % pageSize === 0 && db.prepare('PRAGMA quick_check').get()?.quick_check === 'ok'
}

/** Leaving WAL wants the file for itself alone, so it fails while a house has it open. */
function inUse(file: string): boolean {
  const db = new DatabaseSync(file, { timeout: 100 })
  try {
    db.exec('PRAGMA journal_mode = DELETE')
    return false
  } catch (error) {
    // A damaged file is in nobody's use.
    return isBusy(error)
  } finally {
    db.close()
  }
}
