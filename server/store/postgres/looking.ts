/** Looks at a database as a house would that opens there, and changes nothing. */
import type { Client } from 'pg'
import { usual } from './link.ts'
import { migrations } from './migrations.ts'
import { atFirst, checkServer, placeOf, versionIn } from './opening.ts'
import { queries } from './queries.ts'

export interface Sight {
  /** Its address, without the password. */
  readonly shown: string
  /** `empty`: no house has kept anything there. `earlier` and `later`: as houses of another version made it. */
  readonly shape: 'empty' | 'earlier' | 'ours' | 'later'
  readonly rights: 'enough' | 'too few'
  /** By how much its clock is ahead of ours, in milliseconds. */
  readonly ahead: number
  /** The latest time at which anything happened at any table; 0 before the first. */
  readonly latest: number
}

/** Whoever brings it up to date must own it; whoever opens a house there must be able to write to it. */
const RIGHTS = {
  empty: "SELECT has_database_privilege(current_database(), 'CREATE') AS enough",
  earlier: `SELECT bool_and(pg_has_role(relowner, 'USAGE')) AS enough FROM pg_class
    WHERE relnamespace = 'humbug'::regnamespace AND relkind = 'r'`,
  ours: `SELECT bool_and(has_table_privilege(oid, 'SELECT') AND has_table_privilege(oid, 'INSERT')
      AND has_table_privilege(oid, 'UPDATE') AND has_table_privilege(oid, 'DELETE')) AS enough FROM pg_class
    WHERE relnamespace = 'humbug'::regnamespace AND relkind = 'r' AND relname <> 'shape'`,
} as const

/** Fails as opening it would. */
export async function lookInto(address: string): Promise<Sight> {
  const where = placeOf(address)
  const { shown } = where
  return atFirst(where, usual, async (client) => {
    await checkServer(client, shown)
    const shape = shapeOf(await versionIn(client, shown, migrations))
    const { rows } = await client.query(RIGHTS[shape === 'later' ? 'ours' : shape])
    const rights = rows[0].enough ? 'enough' : 'too few'
    return { shown, shape, rights, ahead: await aheadIn(client), latest: await latestIn(client, shape, rights) }
  })
}

function shapeOf(version: number): Sight['shape'] {
  if (version === 0) return 'empty'
  if (version === migrations.length) return 'ours'
  return version < migrations.length ? 'earlier' : 'later'
}

/** What was asked and answered took a moment; it is taken to be half there and half back. */
async function aheadIn(client: Client): Promise<number> {
  const asked = Date.now()
  const { rows } = await client.query('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS there')
  return Number(rows[0].there) - (asked + Date.now()) / 2
}

async function latestIn(client: Client, shape: Sight['shape'], rights: Sight['rights']): Promise<number> {
  if (shape === 'empty' || rights === 'too few') return 0
  return Number((await client.query(queries.latest())).rows[0].latest ?? 0)
}
