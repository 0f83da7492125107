/** All that a house keeps: in a folder of its own, or with other houses in a database. */
import { alone, type Neighbours } from '../house/neighbours.ts'
import type { Limits } from '../limits.ts'
import type { Company } from '../ops/company.ts'
import type { Identity } from '../ops/identity.ts'
import type { Keys } from '../ops/keys.ts'
import { openFolder, type Thread } from './data-folder.ts'
import { damageIn } from './database.ts'
import type { Store } from './store.ts'

export interface Kept {
  readonly store: Store
  readonly keys: Keys
  readonly identity: Identity
  readonly neighbours: Neighbours
  /** How it gets on with them, where there can be any. */
  readonly company?: () => Company
  /** The clock on the wall that all its houses go by. */
  wall(): number
  /** Lets another house in. Twice is once. */
  close(): Promise<void>
  /** What an error says of what is kept, if it is the fault of that. */
  explained(error: unknown): unknown
}

/** In which thread a folder's tables are written, or the address of a database. */
export type Where = Thread | { readonly database: string }

/** `called`: what the house shall be called. */
export async function openKept(data: string, where: Where, called: string, limits: Limits): Promise<Kept> {
  if (typeof where !== 'string') {
    // Whoever has no database need not read what is needed for one.
    const { keptInPostgres } = await import('./postgres/kept.ts')
    return keptInPostgres(where.database, called, limits)
  }
  const { database, store, keys, close } = openFolder(data, where)
  const explained = (error: unknown) => damageIn(database, error) ?? error
  const identity = { name: called, store: 'file' } as const
  return { store, keys, identity, neighbours: alone, wall: Date.now, close, explained }
}
