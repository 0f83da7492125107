import { Client } from 'pg'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { sure } from '../../../kernel/at.ts'
import { thePostgres } from '../../../test/postgres/server.ts'
import { whereabouts } from './address.ts'
import { migrations } from './migrations.ts'
import { isKeptIn, openPostgres } from './opening.ts'
import { NoDatabase, type Trouble } from './trouble.ts'

async function troubleAt(address: string): Promise<NoDatabase> {
  const opened = await openPostgres(address).catch((error: unknown) => error)
  if (opened instanceof NoDatabase) return opened
  throw new Error(`no trouble with ${address}: ${opened}`)
}

/** All that is in our part of a database. */
async function shapeOf(address: string): Promise<unknown> {
  const client = new Client({ connectionString: address })
  await client.connect()
  const { rows } = await client.query(
    `SELECT table_name, column_name, data_type, is_nullable, column_default FROM information_schema.columns
     WHERE table_schema = 'humbug' ORDER BY 1, 2`,
  )
  const { rows: indexes } = await client.query("SELECT indexdef FROM pg_indexes WHERE schemaname = 'humbug' ORDER BY 1")
  await client.end()
  return { rows, indexes }
}

describe('a database', () => {
  const wrong: Readonly<Record<string, readonly [Trouble, (good: string, name: string) => Promise<string>]>> = {
    'without an address': ['address', async () => 'humbug.db'],
    'with an address of something else': ['address', async () => 'mysql://humbug@127.0.0.1/humbug'],
    'where nothing listens': ['absent', async () => 'postgres://humbug:secret@127.0.0.1:1/humbug'],
    'on a machine that is not there': ['absent', async () => 'postgres://humbug:secret@nowhere.invalid/humbug'],
    'that nobody made': ['database', async (good) => good.replace(/tests_\d+$/, 'cellar')],
    'with another password': ['password', async (good) => good.replace('humbug@', 'locked:secret@')],
    'in which one may do nothing': ['rights', async (good) => good.replace('humbug@', 'poor@')],
    'with something else of that name in it': [
      'foreign',
      async (good, name) => {
        await (await thePostgres()).run('CREATE SCHEMA humbug; CREATE TABLE humbug.recipes (name text)', name)
        return good
      },
    ],
    'of a later version': [
      'later',
      async (good, name) => {
        await openPostgres(good)
        await (await thePostgres()).run('UPDATE humbug.shape SET version = version + 1, least = version + 1', name)
        return good
      },
    ],
  }

  test.each(Object.keys(wrong))('%s is turned away, stays as it was, and its password is not repeated', async (how) => {
    const postgres = await thePostgres()
    for (const user of ['locked', 'poor'])
      await postgres.run(`DROP ROLE IF EXISTS ${user}; CREATE ROLE ${user} LOGIN PASSWORD 'another'`)
    const good = await postgres.newDatabase()
    const [trouble, address] = sure(wrong[how], how)
    const given = await address(good, sure(good.split('/').at(-1), 'name'))
    const before = await shapeOf(good)
    const found = await troubleAt(given)
    expect(found.trouble).toBe(trouble)
    expect(found.message).not.toContain('secret')
    expect(await shapeOf(good)).toEqual(before)
  })

  test.each(migrations.map((_, at) => at))('of %i steps becomes what a new one is', async (steps) => {
    const postgres = await thePostgres()
    const [old, fresh] = [await postgres.newDatabase(), await postgres.newDatabase()]
    await openPostgres(old, undefined, migrations.slice(0, steps))
    await openPostgres(old)
    await openPostgres(fresh)
    expect(await shapeOf(old)).toEqual(await shapeOf(fresh))
  })

  test('to which a later version has only added something is opened, and stays as it was', async () => {
    const address = await (await thePostgres()).newDatabase()
    const added = [...migrations, 'ALTER TABLE humbug.tables ADD COLUMN mood text']
    expect((await openPostgres(address, undefined, added)).shape).toBe('ours')
    const before = await shapeOf(address)
    expect((await openPostgres(address)).shape).toBe('later')
    expect((await openPostgres(address, undefined, added)).shape).toBe('ours')
    expect(await shapeOf(address)).toEqual(before)
  })

  test('that many houses open at once is made once', async () => {
    const address = await (await thePostgres()).newDatabase()
    await Promise.all(Array.from({ length: 5 }, () => openPostgres(address)))
  })

  test('that is up to date may be opened by one who can only read and write', async () => {
    const postgres = await thePostgres()
    const address = await postgres.newDatabase()
    await openPostgres(address)
    const name = sure(address.split('/').at(-1), 'name')
    await postgres.run('DROP ROLE IF EXISTS clerk; CREATE ROLE clerk LOGIN')
    await postgres.run('GRANT USAGE ON SCHEMA humbug TO clerk; GRANT SELECT ON humbug.shape TO clerk', name)
    await openPostgres(address.replace('humbug@', 'clerk@'))
  })

  test('of which the address names no password takes the one in the environment, whatever stands in it', async () => {
    const postgres = await thePostgres()
    const password = 'r@t/s#in%the:walls?'
    await postgres.run(`DROP ROLE IF EXISTS locked; CREATE ROLE locked LOGIN PASSWORD '${password}'`)
    const address = (await postgres.newDatabase()).replace('humbug@', 'locked@')
    onTestFinished(() => void vi.unstubAllEnvs())
    vi.stubEnv('PGPASSWORD', 'another')
    expect((await troubleAt(address)).trouble).toBe('password')
    vi.stubEnv('PGPASSWORD', password)
    expect(await isKeptIn(address)).toBe(false)
  })
})

describe('an address', () => {
  test('may name several hosts, and hides its password', () => {
    const given = 'postgres://ada:rat%40@one:5433,two/humbug?sslmode=disable&options=-c%20geqo%3Doff'
    const { hosts, shown } = sure(whereabouts(given), 'address')
    expect(hosts).toEqual([
      { connectionString: 'postgres://ada:rat%40@one:5433/humbug?options=-c+geqo%3Doff', ssl: false },
      { connectionString: 'postgres://ada:rat%40@two/humbug?options=-c+geqo%3Doff', ssl: false },
    ])
    expect(shown).toBe('postgres://one:5433,two/humbug')
  })

  test.each(['', 'postgres://', 'postgres://host', 'postgres://host/', 'sqlite:///x', 'postgres://a b/c'])(
    'is not “%s”',
    (given) => expect(whereabouts(given)).toBeUndefined(),
  )
})
