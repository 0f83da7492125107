/** One house a folder: two that wrote to the same tables would each tell its guests half of what happens there. */
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { isBusy } from './database.ts'

/** A house is open in this folder. */
export class Occupied extends Error {}

/**
 * Takes the folder for this house alone, or for who works on it while no house is open; what it gives back lets go. It is the
 * operating system that holds the lock, and drops it with the process: the file itself says nothing, stays empty, and is never
 * deleted, so that nobody holds a lock on a file that is gone.
 */
export function occupy(data: string): () => void {
  const lock = new DatabaseSync(join(data, 'humbug.lock'), { timeout: 0 })
  try {
    lock.exec('PRAGMA journal_mode = OFF; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    throw isBusy(error) ? new Occupied(data) : error
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}
