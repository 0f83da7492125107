import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Encrypted, startEncrypted } from '../test/postgres/encrypted.ts'
import { thePostgres } from '../test/postgres/server.ts'
import { here, inEnglish } from './heard.ts'

inEnglish()

let there: Encrypted
beforeAll(async () => {
  there = await startEncrypted()
})
afterAll(() => there.postgres.close())

/** The last line in either language; the house has not opened. */
async function shut(store: string): Promise<(string | undefined)[]> {
  const lines: (string | undefined)[] = []
  for (const language of ['en', 'de']) {
    const { status, out, err } = await here('start', '--port', '0', '--store', store, '--lang', language)
    expect([status, out]).toEqual([2, ''])
    lines.push(err.trimEnd().split('\n').at(-1))
  }
  return lines
}

test('a certificate that nobody vouches for is a sentence, and the house stays shut', async () => {
  const { port } = there.postgres
  expect(await shut(`postgres://humbug:secret@localhost:${port}/postgres?sslmode=verify-full`)).toEqual([
    `humbug: the certificate of postgres://localhost:${port}/postgres is not trusted, or is for another name; name the authority that signed it: ?sslmode=verify-full&sslrootcert=FILE`,
    `humbug: dem Zertifikat von postgres://localhost:${port}/postgres ist nicht zu trauen, oder es gilt für einen anderen Namen; nenne die Stelle, die es unterschrieben hat: ?sslmode=verify-full&sslrootcert=DATEI`,
  ])
})

test('so is a database without TLS that is asked for it', async () => {
  const plain = await thePostgres()
  expect(await shut(`${plain.address('postgres')}?sslmode=require`)).toEqual([
    `humbug: the PostgreSQL at postgres://127.0.0.1:${plain.port}/postgres does not speak TLS, which its address asks for (sslmode)`,
    `humbug: das PostgreSQL unter postgres://127.0.0.1:${plain.port}/postgres spricht kein TLS, das seine Adresse verlangt (sslmode)`,
  ])
})

test('and so is a way of TLS that there is not', async () => {
  expect(await shut('postgres://humbug:secret@localhost/humbug?sslmode=prefer')).toEqual([
    'humbug: what the address of postgres://localhost/humbug says of TLS does not hold: sslmode is disable, require, verify-ca, verify-full or no-verify; sslrootcert, sslcert and sslkey name files in PEM that can be read',
    'humbug: was die Adresse von postgres://localhost/humbug über TLS sagt, geht nicht: sslmode ist disable, require, verify-ca, verify-full oder no-verify; sslrootcert, sslcert und sslkey nennen lesbare PEM-Dateien',
  ])
})
