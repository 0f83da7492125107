/** A file with a copy of everything: made in one go, and looked through before anybody counts on it. */
import { closeSync, copyFileSync, existsSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sure } from '../kernel/at.ts'
import { keysIn } from '../server/ops/keys.ts'
import { ForeignFile, versionOf } from '../server/store/database.ts'
import { databaseIn } from '../server/store/database-file.ts'
import { migrations } from '../server/store/migrations.ts'
import { isNoRoom } from './kept.ts'
import { Usage, type Words } from './words.ts'

/** The keys of the house lie beside its tables: without them sealed copies stay shut, and letters are strangers'. */
export const keysBeside = (file: string) => `${file}.keys`

/** Tables and keys of a folder, whole and on the disk when it returns; how many tables there are. */
export function copyAll(words: Words, data: string, file: string): number {
  const from = databaseIn(data)
  if (!existsSync(from)) throw new Usage(words.text.errors.unreadable(from))
  countTables(words, from)
  copyInto(words, from, file)
  const keys = keysIn(data)
  if (existsSync(keys)) {
    orInTheWay(words, keysBeside(file), () => {
      copyFileSync(keys, keysBeside(file))
      reachDisk(keysBeside(file), 'r+')
    })
  }
  return countTables(words, file)
}

/** One reading of the whole, which no writer disturbs and which disturbs no writer; on the disk when it returns, and nobody else's to read. */
export function copyInto(words: Words, from: string, file: string): void {
  orInTheWay(words, file, () => {
    // SQLite fills a file that is empty, and would let everybody read one of its own.
    closeSync(openSync(file, 'wx', 0o600))
    try {
      vacuumInto(from, file)
      reachDisk(file, 'r+')
    } catch (error) {
      rmSync(file, { force: true })
      throw error
    }
  })
}

function vacuumInto(from: string, file: string): void {
  const db = new DatabaseSync(from, { readOnly: true })
  try {
    db.prepare('VACUUM INTO ?').run(file)
  } finally {
    db.close()
  }
}

/** Not every system syncs names: Windows has no such thing, nor have some disks over the network. What is in the files is there already. */
const namesNotSynced = ['EPERM', 'EINVAL', 'EISDIR', 'ENOTSUP']

/** Returns once the names in it lie on the disk. */
export function namesReachDisk(folder: string): void {
  try {
    reachDisk(folder, 'r')
  } catch (error) {
    if (!namesNotSynced.includes(Object(error).code)) throw error
  }
}

function reachDisk(path: string, how: 'r' | 'r+'): void {
  const open = openSync(path, how)
  try {
    fsyncSync(open)
  } finally {
    closeSync(open)
  }
}

function orInTheWay({ text }: Words, file: string, work: () => void): void {
  try {
    work()
  } catch (error) {
    throw new Usage(isNoRoom(error) ? text.errors.noRoom(dirname(file)) : text.errors.unwritable(file))
  }
}

/** How many tables a database has, if it is whole, ours and not of a later version. */
export function countTables({ text }: Words, file: string): number {
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
export function isWhole(db: DatabaseSync, file: string): boolean {
  const pageSize = db.prepare('PRAGMA page_size').get()?.page_size as number
  return statSync(file).size % pageSize === 0 && db.prepare('PRAGMA quick_check').get()?.quick_check === 'ok'
}
