/** Houses that take the same tables into care, or go, at the same moment. */
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { thePostgres } from '../../../test/postgres/server.ts'
import { limits } from '../../limits.ts'
import { houses } from './houses.ts'
import { Neighbourhood } from './neighbourhood.ts'
import { openPostgres } from './opening.ts'

async function database(): Promise<string> {
  const address = await (await thePostgres()).newDatabase()
  await openPostgres(address)
  return address
}

async function connected(address: string): Promise<Client> {
  const client = new Client({ connectionString: address })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

/** In this order; nobody has heard of that house. */
async function caredFor(client: Client, house: string, codes: readonly string[]): Promise<void> {
  for (const code of codes)
    await client.query('INSERT INTO humbug.care VALUES ($1, $2, clock_timestamp())', [code, house])
}

async function holding(client: Client, code: string): Promise<void> {
  await client.query('SELECT FROM humbug.care WHERE code = $1 FOR UPDATE', [code])
}

/** Until so many wait. */
async function waits(client: Client, count: number): Promise<void> {
  const question = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`
  while ((await client.query(question)).rowCount !== count);
}

test('a house that goes lets its tables go in the order in which others take them', async () => {
  const address = await database()
  const [one, other, going] = [await connected(address), await connected(address), await connected(address)]
  await caredFor(one, 'cellar', ['ZZZZZZ', 'AAAAAA'])
  await one.query('BEGIN')
  await holding(one, 'AAAAAA')
  const gone = going.query(houses.uncareAll('cellar'))
  await waits(other, 1)
  await other.query("SELECT FROM humbug.care WHERE code = 'ZZZZZZ' FOR UPDATE NOWAIT")
  await one.query('COMMIT')
  expect((await gone).rowCount).toBe(2)
})

test('two that wait for each other: whoever is turned away asks for one after the other, and nobody else hears of it', async () => {
  const address = await database()
  const [one, other, going] = [await connected(address), await connected(address), await connected(address)]
  await caredFor(one, 'attic', ['AAAAAA', 'CCCCCC', 'EEEEEE'])
  const cellar = new Neighbourhood(await openPostgres(address), 'cellar', limits)
  onTestFinished(() => cellar.close())
  await cellar.arrive()
  await one.query('BEGIN')
  await holding(one, 'CCCCCC')
  // Another house lets this one go, and then what the first has taken already; it never gives way.
  await going.query("SET deadlock_timeout = '1h'")
  await going.query('BEGIN')
  await holding(going, 'EEEEEE')
  const served = Promise.all(['AAAAAA', 'CCCCCC', 'EEEEEE'].map((code) => cellar.serve(code)))
  await waits(other, 1)
  const gone = holding(going, 'AAAAAA')
  await waits(other, 2)
  await one.query('COMMIT')
  await gone
  await going.query('COMMIT')
  expect(await served).toEqual(['ours', 'ours', 'ours'])
})
