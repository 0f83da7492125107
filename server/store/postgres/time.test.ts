/** The time of the database, as a house has it that was answered late. */
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { thePostgres } from '../../../test/postgres/server.ts'
import { limits } from '../../limits.ts'
import { Neighbourhood } from './neighbourhood.ts'
import { openPostgres } from './opening.ts'

async function connected(address: string): Promise<Client> {
  const client = new Client({ connectionString: address })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

test('a house that was answered late is not ahead of the database', async () => {
  const address = await (await thePostgres()).newDatabase()
  const cellar = new Neighbourhood(await openPostgres(address), 'cellar', limits)
  onTestFinished(() => cellar.close())
  await cellar.arrive()
  const [holds, looks] = [await connected(address), await connected(address)]
  // Its next question waits before the database looks at the clock, until it has waited for a tenth of a second.
  await holds.query('BEGIN; LOCK humbug.houses')
  const late = cellar.arrive()
  const waits = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()
    AND clock_timestamp() - query_start > interval '0.1 second'`
  while ((await looks.query(waits)).rowCount === 0);
  await holds.query('COMMIT')
  await late
  const ours = cellar.wall
  const { rows } = await looks.query('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS now')
  expect(ours).toBeLessThanOrEqual(rows[0].now)
})
