/** What a house with many tables tells the others of who is there. */
import { Client } from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { thePostgres } from '../../../test/postgres/server.ts'
import type { Attendance } from '../../house/neighbours.ts'
import { limits } from '../../limits.ts'
import { Neighbourhood } from './neighbourhood.ts'
import { openPostgres } from './opening.ts'

/** More than one notice can name. */
const tables = Array.from({ length: 1200 }, (_, n) => `T${`${n}`.padStart(5, '0')}`)
const here: Attendance = { guests: [['ada', 'own']], gone: [] }

async function houseAt(address: string, name: string): Promise<Neighbourhood> {
  const house = new Neighbourhood(await openPostgres(address), name, limits)
  onTestFinished(() => house.close())
  await house.arrive()
  return house
}

test('after a crash of the database a house with many tables says again who is where', async () => {
  const address = await (await thePostgres()).newDatabase()
  const [cellar, attic] = [await houseAt(address, 'cellar'), await houseAt(address, 'attic')]
  for (const code of tables) cellar.tell(code, here)
  await cellar.arrive()
  const client = new Client({ connectionString: address })
  await client.connect()
  onTestFinished(() => client.end())
  // What a crash leaves of it.
  await client.query('TRUNCATE humbug.houses, humbug.attendance')
  await cellar.arrive()
  await Promise.all(tables.map((code) => attic.serve(code)))
  expect(tables.filter((code) => attic.at(code).guests.length === 0)).toEqual([])
})
