import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sure } from '../../../kernel/at.ts'
import { closeAll, house, newFolder, playOut, start, tableOf } from '../../../test/open.ts'
import { type Encrypted, startEncrypted } from '../../../test/postgres/encrypted.ts'
import { thePostgres } from '../../../test/postgres/server.ts'
import { usual } from './link.ts'
import { openPostgres } from './opening.ts'
import type { Trouble } from './trouble.ts'

let there: Encrypted
beforeAll(async () => {
  there = await startEncrypted()
})
afterAll(() => there.postgres.close())
afterEach(closeAll)

/** Whoever is turned away need not try again. */
const hasty = { ...usual, absence: 0 }

/** Its own name, as its certificate has it, or another under which it is found as well. */
const names = { 'its own name': 'localhost', 'another name': '127.0.0.1' } as const

/** Stands for a file in the words of an address. */
const files: Readonly<Record<string, () => string>> = {
  ROOT: () => there.root,
  NOTHING: () => join(newFolder(), 'root.crt'),
  GARBAGE: () => {
    const file = join(newFolder(), 'root.crt')
    writeFileSync(file, 'the cat walked over the disk\n')
    return file
  },
}

const address = (name: keyof typeof names, words: string) => {
  const said = words.replace(/=([A-Z]+)/g, (_, word) => `=${sure(files[word], word)()}`)
  return `${there.postgres.address('postgres').replace('127.0.0.1', names[name])}?${said}`
}

/** How the connections of the house are, as the database sees it. */
async function encryptedThere(): Promise<unknown[]> {
  const client = new Client({ connectionString: there.postgres.address('postgres') })
  await client.connect()
  const { rows } = await client.query(
    "SELECT DISTINCT ssl FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE application_name = 'humbug'",
  )
  await client.end()
  return rows
}

describe('a database that speaks TLS', () => {
  test.each<[keyof typeof names, string, Trouble | 'opens']>([
    ['its own name', 'sslmode=verify-full&sslrootcert=ROOT', 'opens'],
    ['its own name', 'sslmode=require&sslrootcert=ROOT', 'opens'],
    ['its own name', 'sslrootcert=ROOT', 'opens'],
    ['its own name', 'sslmode=verify-full&sslrootcert=ROOT&sslnegotiation=direct', 'opens'],
    ['its own name', 'sslmode=verify-full', 'certificate'],
    ['its own name', 'sslmode=verify-full&sslrootcert=system', 'certificate'],
    ['its own name', 'sslmode=require', 'certificate'],
    ['its own name', 'sslmode=require&uselibpqcompat=true', 'certificate'],
    ['its own name', 'sslmode=verify-ca', 'certificate'],
    ['another name', 'sslmode=verify-full&sslrootcert=ROOT', 'certificate'],
    ['another name', 'sslmode=require&sslrootcert=ROOT', 'certificate'],
    ['another name', 'sslmode=verify-ca&sslrootcert=ROOT', 'opens'],
    ['another name', 'sslmode=no-verify', 'opens'],
    ['another name', 'sslmode=disable', 'opens'],
    ['its own name', 'sslmode=prefer', 'tls'],
    ['its own name', 'ssl=true', 'tls'],
    ['its own name', 'sslmode=verify-full&ssl=no-verify', 'tls'],
    ['its own name', 'sslmode=verify-full&sslrootcert=NOTHING', 'tls'],
    ['its own name', 'sslmode=verify-full&sslrootcert=GARBAGE', 'tls'],
    ['its own name', 'sslmode=require&sslcert=GARBAGE&sslkey=GARBAGE', 'tls'],
  ])('by %s, %s: %s', async (name, words, comes) => {
    const opening = openPostgres(address(name, words), hasty)
    if (comes === 'opens') await opening
    else await expect(opening).rejects.toMatchObject({ trouble: comes })
  })

  test('is played at, and nobody can listen', async () => {
    const { port } = await house({
      store: { database: address('its own name', 'sslmode=verify-full&sslrootcert=ROOT') },
    })
    const { people } = await tableOf(port, 3, 3)
    await start(people)
    await playOut(people)
    expect(await encryptedThere()).toEqual([{ ssl: true }])
  })
})

test('a database that does not speak TLS is turned away where TLS is asked for', async () => {
  const plain = await (await thePostgres()).newDatabase()
  await expect(openPostgres(`${plain}?sslmode=require`, hasty)).rejects.toMatchObject({ trouble: 'plain' })
})
