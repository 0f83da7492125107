/** All that a house keeps, in one folder: its tables and its keys. */
import { mkdirSync } from 'node:fs'
import { type Keys, openKeys } from '../ops/keys.ts'
import { storeBeside } from './beside.ts'
import { openDatabase } from './database.ts'
import { databaseIn } from './database-file.ts'
import { occupy } from './occupancy.ts'
import { sqliteStore } from './sqlite.ts'
import type { Store } from './store.ts'

export interface DataFolder {
  /** The file of the store. */
  readonly database: string
  readonly store: Store
  readonly keys: Keys
  /** Closes the store, and lets another house in. Twice is once. */
  close(): Promise<void>
}

/** Whether the store is in a thread of its own, or in that of the house. */
export type Thread = 'beside' | 'here'

/** Opens the folder for one house, or makes it. What cannot be opened whole is not held. */
export function openFolder(data: string, thread: Thread): DataFolder {
  mkdirSync(data, { recursive: true, mode: 0o700 })
  const release = occupy(data)
  const database = databaseIn(data)
  let store: Store | undefined
  try {
    // Brought up to date here, where whoever opens the house hears what is wrong with it; and nothing is begun beside before
    // all of the folder is known to be well.
    if (thread === 'here') store = sqliteStore(database)
    else openDatabase(database).close()
    const keys = openKeys(data)
    store ??= storeBeside(database)
    return { database, store, keys, close: closing(store, release) }
  } catch (error) {
    void store?.close()
    release()
    throw error
  }
}

function closing(store: Store, release: () => void): () => Promise<void> {
  let closed: Promise<void> | undefined
  return () => {
    closed ??= store.close().finally(release)
    return closed
  }
}
