import { Client } from 'pg'
import { afterEach, describe, expect, test } from 'vitest'
import { usual } from '../../server/store/postgres/link.ts'
import { migrations } from '../../server/store/postgres/migrations.ts'
import { openPostgres } from '../../server/store/postgres/opening.ts'
import { closeAll, house } from '../../test/open.ts'
import { thePostgres } from '../../test/postgres/server.ts'
import { en as common } from '../text.en.ts'
import { database as check } from './database.ts'
import { ill, well } from './finding.ts'
import { en } from './text.en.ts'
import { found } from './visit.ts'

afterEach(closeAll)

const shownOf = (address: string) => address.replace(/\/\/.*@/, '//')
const look = (database: string) => found(check, { store: { database } })

async function rows(address: string, sql: string): Promise<unknown[]> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

const newDatabase = async () => (await thePostgres()).newDatabase()

/** Somebody else who may log in, and what they are given. */
async function guestIn(address: string, name: string, ...grants: string[]): Promise<string> {
  await rows(address, [`CREATE ROLE ${name} LOGIN`, ...grants.map((grant) => `GRANT ${grant} TO ${name}`)].join('; '))
  return address.replace('//humbug@', `//${name}@`)
}

describe('a database', () => {
  test('that is not named is not looked at', async () => {
    expect(await found(check, {})).toEqual([])
  })

  test('that is empty stays so', async () => {
    const address = await newDatabase()
    expect(await look(address)).toEqual([well(en.database.empty(shownOf(address)))])
    expect(await rows(address, "SELECT FROM pg_namespace WHERE nspname = 'humbug'")).toEqual([])
  })

  test('of houses of ours', async () => {
    const address = await newDatabase()
    await house({ store: { database: address } })
    expect(await look(address)).toEqual([well(en.database.ours(shownOf(address)))])
  })

  test('of an earlier version is left so', async () => {
    const address = await newDatabase()
    await openPostgres(address, usual, migrations.slice(0, 1))
    const version = () => rows(address, 'SELECT version FROM humbug.shape')
    const before = await version()
    expect(await look(address)).toEqual([well(en.database.earlier(shownOf(address)))])
    expect(await version()).toEqual(before)
    const guest = await guestIn(address, 'helper', 'USAGE ON SCHEMA humbug', 'ALL ON ALL TABLES IN SCHEMA humbug')
    expect(await look(guest)).toEqual([ill(en.database.rights(shownOf(address)))])
  })

  test('of a later version that gets on with ours, and of one that does not', async () => {
    const address = await newDatabase()
    await openPostgres(address)
    await rows(address, 'UPDATE humbug.shape SET version = 1000')
    expect(await look(address)).toEqual([well(en.database.later(shownOf(address)))])
    await rows(address, 'UPDATE humbug.shape SET least = 1000')
    expect(await look(address)).toEqual([ill(en.database.shut(common.errors.database.later(shownOf(address))))])
  })

  test('in which this user may only read, write, or not even look', async () => {
    const address = await newDatabase()
    const shown = shownOf(address)
    expect(await look(await guestIn(address, 'newcomer'))).toEqual([ill(en.database.rights(shown))])
    await openPostgres(address)
    const reader = await guestIn(address, 'reader', 'USAGE ON SCHEMA humbug', 'SELECT ON ALL TABLES IN SCHEMA humbug')
    expect(await look(reader)).toEqual([ill(en.database.rights(shown))])
    const writer = await guestIn(address, 'writer', 'USAGE ON SCHEMA humbug', 'ALL ON ALL TABLES IN SCHEMA humbug')
    expect(await look(writer)).toEqual([well(en.database.ours(shown))])
    const stranger = await guestIn(address, 'stranger')
    expect(await look(stranger)).toEqual([ill(en.database.shut(common.errors.database.rights(shown)))])
  })

  test('that is not there', async () => {
    const shown = 'postgres://127.0.0.1:1/humbug'
    const address = shown.replace('//', '//humbug:geheim@')
    expect(await look(address)).toEqual([ill(en.database.shut(common.errors.database.absent(shown)))])
  })
})
