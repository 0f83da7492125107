/** Opens the database of several houses: finds out what is wrong with it, and brings it up to date. */
import type { Client } from 'pg'
import { type Whereabouts, whereabouts } from './address.ts'
import { type Carries, isRefusal, Link, type Patience, Standby, usual } from './link.ts'
import { migrations } from './migrations.ts'
import { isPlain, isStranger } from './tls.ts'
import { NoDatabase, type Trouble } from './trouble.ts'

/** The oldest server that is still looked after by those who make it. */
const OLDEST = 140_000
/** Whoever opens a house waits for what is wrong with it, but not for long. */
const AT_FIRST = 2000
/** So that of two houses that open a new database at once, the second finds it made. */
const LOCK = 0x484d4247

export interface Opened {
  readonly shown: string
  /** `later`: houses of a later version have added to it what this one does not know. */
  readonly shape: 'ours' | 'later'
  /** Another link to the same database: for what must reach the disk before anybody hears of it, or for what need not. */
  link(carries: Carries, came?: (client: Client) => Promise<void>): Link
  /** How often any of them was lost and came back. */
  readonly returns: number
}

export async function openPostgres(address: string, patience: Patience = usual, steps = migrations): Promise<Opened> {
  const where = placeOf(address)
  const { hosts, shown } = where
  const version = await atFirst(where, patience, (client) => bringUpToDate(client, shown, steps))
  const links: Link[] = []
  return {
    shown,
    shape: version > steps.length ? 'later' : 'ours',
    link(carries, came) {
      const link = new Link(hosts, patience, carries, came)
      links.push(link)
      return link
    },
    get returns() {
      return links.reduce((sum, { returns }) => sum + returns, 0)
    },
  }
}

/** Whether a house has ever kept anything there. Makes nothing. */
export async function isKeptIn(address: string): Promise<boolean> {
  const where = placeOf(address)
  return atFirst(where, usual, async (client) => (await versionIn(client, where.shown, migrations)) > 0)
}

export function placeOf(address: string): Whereabouts {
  const where = whereabouts(address)
  // Whatever stands before an @ may be a password, however it is written.
  if (!where) throw new NoDatabase('address', address.replace(/^([a-z]+:\/\/)?.*@/s, '$1'))
  return where
}

/** Does something there, and says what is in the way. */
export async function atFirst<T>(
  { hosts, shown }: Whereabouts,
  patience: Patience,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const link = new Link(hosts, { ...patience, absence: Math.min(patience.absence, AT_FIRST) }, 'moves')
  try {
    return await work(await link.ready())
  } catch (error) {
    if (error instanceof NoDatabase) throw error
    throw new NoDatabase(troubleIn(error), shown, error)
  } finally {
    await link.close()
  }
}

export function troubleIn(error: unknown): Trouble {
  if (error instanceof Standby) return 'standby'
  if (isStranger(error)) return 'certificate'
  if (isPlain(error)) return 'plain'
  const { code = '' } = isRefusal(error) ? error : {}
  if (code.startsWith('28')) return 'password'
  if (code === '3D000') return 'database'
  if (code === '42501') return 'rights'
  // What is called as ours is, and is made otherwise.
  if (code.startsWith('42')) return 'foreign'
  return 'absent'
}

/**
 * Looked at and changed in one go. What is up to date already is only looked at: that needs no right to change it. Says how many
 * steps it has taken.
 */
async function bringUpToDate(client: Client, shown: string, steps: readonly string[]): Promise<number> {
  await checkServer(client, shown)
  const found = await versionIn(client, shown, steps)
  if (found >= steps.length) return found
  await client.query('BEGIN')
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
  const version = await versionIn(client, shown, steps)
  if (version === 0) {
    await client.query('CREATE SCHEMA humbug')
    await client.query('CREATE TABLE humbug.shape (version integer NOT NULL); INSERT INTO humbug.shape VALUES (0)')
  }
  for (const step of steps.slice(version)) await client.query(step)
  await client.query('UPDATE humbug.shape SET version = greatest(version, $1)', [steps.length])
  await client.query('COMMIT')
  return Math.max(version, steps.length)
}

export async function checkServer(client: Client, shown: string): Promise<void> {
  const { rows } = await client.query("SELECT current_setting('server_version_num')::integer AS version")
  if (rows[0].version < OLDEST) throw new NoDatabase('server', shown)
}

/** How many steps it has taken; 0 if there is nothing yet. One that has taken more than we know says whether that matters. */
export async function versionIn(client: Client, shown: string, steps: readonly string[]): Promise<number> {
  const { rows } = await client.query(
    `SELECT EXISTS (SELECT FROM pg_namespace WHERE nspname = 'humbug') AS named,
       EXISTS (SELECT FROM pg_tables WHERE schemaname = 'humbug' AND tablename = 'shape') AS ours`,
  )
  const { named, ours } = rows[0]
  if (!named) return 0
  if (!ours) throw new NoDatabase('foreign', shown)
  // By name, because at first there was no `least`.
  const { rows: found } = await client.query('SELECT to_jsonb(shape) AS taken FROM humbug.shape')
  const { version = 0, least = version } = found[0]?.taken ?? {}
  if (version > steps.length && least > steps.length) throw new NoDatabase('later', shown)
  return version
}
