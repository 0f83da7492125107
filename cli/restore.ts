/** The way back from a copy. */
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { keysIn } from '../server/ops/keys.ts'
import { isBusy } from '../server/store/database.ts'
import { databaseIn } from '../server/store/database-file.ts'
import { Occupied, occupy } from '../server/store/occupancy.ts'
import { copyInto, countTables, keysBeside } from './copying.ts'
import { giveToOwner } from './owner.ts'
import { dataOf, onlyWord, read, Usage, type Words } from './words.ts'

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
    giveToOwner([target, keysIn(data), join(data, 'humbug.lock')])
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
