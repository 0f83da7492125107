/** All that several houses keep together: their tables, their keys, and what they know of each other. */
import { randomBytes } from 'node:crypto'
import { newKeys, readKeys } from '../../ops/keys.ts'
import type { Kept } from '../kept.ts'
import { Neighbourhood, type Rhythm } from './neighbourhood.ts'
import { type Opened, openPostgres } from './opening.ts'
import { queries } from './queries.ts'
import { PostgresStore } from './store.ts'

/** One that was opened again is another house: what the first said of its guests is not true of this one. */
const nameOf = (called: string) => `${called}-${randomBytes(4).toString('hex')}`

export async function keptInPostgres(address: string, called: string, rhythm: Rhythm): Promise<Kept> {
  const database = await openPostgres(address)
  const name = nameOf(called)
  const keys = await keysIn(database)
  const store = new PostgresStore(database, name)
  const neighbours = new Neighbourhood(database, name, rhythm)
  const close = async () => void (await Promise.all([store.close(), neighbours.close()]))
  try {
    await neighbours.arrive()
  } catch (error) {
    await close()
    throw error
  }
  return {
    store,
    keys,
    identity: { name, store: 'postgres' },
    neighbours,
    company: () => ({ ...neighbours.figures, reconnects: database.returns }),
    wall: () => neighbours.wall,
    close,
    explained: (error) => error,
  }
}

/**
 * Of two houses that open at once, the second finds the first's keys. In the very moment in which they are made it can neither make
 * its own nor see those: then it looks again.
 */
async function keysIn({ link, shown }: Opened) {
  const asking = link('moves')
  const look = async () => (await asking.ask(queries.keys(newKeys()))).rows[0]
  try {
    const found = (await look()) ?? (await look())
    return readKeys(found.text, shown)
  } finally {
    await asking.close()
  }
}
