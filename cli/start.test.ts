import { createPrivateKey, generateKeyPairSync, hash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, describe, expect, test } from 'vitest'
import { sure } from '../kernel/at.ts'
import { keysIn } from '../server/ops/keys.ts'
import { databaseIn } from '../server/store/database-file.ts'
import { closeAll, connect, house, newFolder, settingsFor } from '../test/open.ts'
import { apart, here, inEnglish } from './heard.ts'

afterEach(closeAll)

inEnglish()

/** Everything that lies in a folder. */
const contents = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, hash('sha256', readFileSync(join(folder, name)))]))

/** Before it the page may have been built. */
const lastLine = (text: string) => text.trimEnd().split('\n').at(-1)

/** Two lines in two languages, nothing else, and nothing in the folder has changed. */
async function expectShut(data: string, english: string, german: string): Promise<void> {
  const before = contents(data)
  for (const [language, line] of [
    ['en', english],
    ['de', german],
  ]) {
    const { status, out, err } = await here(
      'start',
      '--port',
      '0',
      '--data',
      data,
      '--lang',
      sure(language, 'language'),
    )
    expect([status, out]).toEqual([2, ''])
    expect(lastLine(err)).toBe(`humbug: ${line}`)
  }
  const lock = { 'humbug.lock': hash('sha256', '') }
  expect({ ...lock, ...contents(data) }).toEqual({ ...lock, ...before })
}

/** A folder whose house has closed, with a table in it. */
async function closedHouse(): Promise<string> {
  const data = newFolder()
  const { port } = await house({ data })
  for (let table = 0; table < 3; table++) {
    await (await connect(port)).must({ is: 'create', settings: settingsFor(3) })
  }
  await closeAll()
  return data
}

test('a second house in the same folder says so, and does not open', async () => {
  const data = newFolder()
  const { port } = await house({ data })
  const words = ['start', '--port', '0', '--data', data]
  const { status, out, err } = await apart(...words)
  expect([status, out, lastLine(err)]).toEqual([
    75,
    '',
    `humbug: a house is open in “${data}” already; close it first, or name another folder with --data`,
  ])
  expect(lastLine((await here(...words, '--lang', 'de')).err)).toBe(
    `humbug: in „${data}“ ist schon ein Haus offen; erst schließen oder mit --data einen anderen Ordner nennen`,
  )
  expect(await (await fetch(`http://127.0.0.1:${port}/readyz`)).text()).toBe('ok\n')
})

test.each(['a, b', 'a b', 'ä', 'x'.repeat(41)])('a house is not called “%s”', async (name) => {
  const says = async (language: string) => (await here('start', '--name', name, '--lang', language)).err
  expect([await says('en'), await says('de')]).toEqual([
    `humbug: --name wants up to 40 letters, digits, dots and dashes, not “${name}”\n`,
    `humbug: --name will bis zu 40 Buchstaben, Ziffern, Punkte und Striche, nicht „${name}“\n`,
  ])
})

describe('a database that is damaged', () => {
  const expectDamaged = (data: string) => {
    const file = databaseIn(data)
    return expectShut(
      data,
      `“${file}” is damaged, or is no database; nothing in it was changed. Put a copy back: humbug restore COPY --replace --data FOLDER`,
      `„${file}“ ist beschädigt oder keine Datenbank; nichts darin wurde geändert. Eine Kopie zurückstellen: humbug restore KOPIE --replace --data ORDNER`,
    )
  }

  /** Where a table or an index of the database begins. */
  function rootOf(file: string, name: string): number {
    const db = new DatabaseSync(file)
    const found = db.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(name)
    db.close()
    return Number(sure(found, name).rootpage)
  }

  const damages: Readonly<Record<string, (file: string) => void>> = {
    'full of garbage': (file) => writeFileSync(file, 'the cat walked over the disk\n'.repeat(1000)),
    'cut in half': (file) => truncateSync(file, 4096 * Math.floor(readFileSync(file).length / 8192)),
    'without its first page': (file) => scratch(file, 1),
    'with a broken page of the list': (file) => scratch(file, rootOf(file, 'tables_listed')),
    'with a broken page of what is due': (file) => scratch(file, rootOf(file, 'tables_due')),
  }
  const scratch = (file: string, page: number) => {
    const bytes = readFileSync(file)
    bytes.fill(0xaa, (page - 1) * 4096, page * 4096)
    writeFileSync(file, bytes)
  }

  test.each(Object.keys(damages))('%s', async (damage) => {
    const data = await closedHouse()
    sure(damages[damage], damage)(databaseIn(data))
    await expectDamaged(data)
  })
})

test('a database that is not ours is called that', async () => {
  const data = newFolder()
  const db = new DatabaseSync(databaseIn(data))
  db.exec('CREATE TABLE recipes (name TEXT)')
  db.close()
  const file = databaseIn(data)
  await expectShut(
    data,
    `“${file}” is not a database of Humbug, or was written by a later version`,
    `„${file}“ ist keine Datenbank von Humbug oder von einer späteren Fassung geschrieben`,
  )
})

describe('keys that are damaged', () => {
  const keysOf = (more: object) => {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
    const letters = privateKey.export({ type: 'pkcs8', format: 'pem' })
    return JSON.stringify({ letters, copies: 'ab'.repeat(32), ...more })
  }
  const otherCurve = generateKeyPairSync('ec', { namedCurve: 'secp384r1' }).privateKey
  const damages: Readonly<Record<string, string>> = {
    'to nothing': '',
    'to something that is not JSON': 'the cat walked over the disk',
    'to no object': 'null',
    'to no key': keysOf({ letters: 'sesame' }),
    'to a key of another kind': keysOf({ letters: otherCurve.export({ type: 'pkcs8', format: 'pem' }) }),
    'to half a key for copies': keysOf({ copies: 'ab'.repeat(16) }),
    'to no key for copies': keysOf({ copies: undefined }),
  }

  test.each(Object.keys(damages))('%s', async (damage) => {
    const data = await closedHouse()
    const file = keysIn(data)
    writeFileSync(file, sure(damages[damage], damage))
    await expectShut(
      data,
      `“${file}” is damaged; put back the file .keys beside your last backup. Or delete it: then new keys are made, devices have to ask for letters again, and copies of tables that hosts keep stay shut for ever`,
      `„${file}“ ist beschädigt; die Datei .keys neben der letzten Sicherung gehört an ihre Stelle. Oder sie löschen: Dann werden neue Schlüssel gemacht, Geräte müssen wieder um Nachrichten bitten, und Kopien von Tischen, die Gastgeber aufheben, bleiben für immer zu`,
    )
  })

  test('to nothing, and deleted: the house makes new ones, and opens', async () => {
    const data = await closedHouse()
    const before = readFileSync(keysIn(data), 'utf8')
    rmSync(keysIn(data))
    await house({ data })
    const { letters } = JSON.parse(readFileSync(keysIn(data), 'utf8'))
    expect(createPrivateKey(letters).asymmetricKeyType).toBe('ec')
    expect(readFileSync(keysIn(data), 'utf8')).not.toBe(before)
  })
})

describe('a folder that cannot be written is called that', () => {
  test('with a folder where the database should be', async () => {
    const data = newFolder()
    mkdirSync(databaseIn(data))
    const { status, err } = await here('start', '--port', '0', '--data', data, '--lang', 'de')
    expect([status, lastLine(err)]).toEqual([75, `humbug: „${data}“ lässt sich nicht schreiben`])
  })

  test('that is a file', async () => {
    const data = join(newFolder(), 'data')
    writeFileSync(data, 'my letters')
    const { status, err } = await here('start', '--port', '0', '--data', data)
    expect([status, lastLine(err)]).toEqual([75, `humbug: “${data}” cannot be written`])
    expect(existsSync(data)).toBe(true)
  })
})

describe('the exit code tells a supervisor', () => {
  test.each([
    ['to try again, where the database does not answer yet', 75, ['--store', 'postgres://127.0.0.1:1/x']],
    ['not to, where the words are wrong', 2, ['--port', 'abc']],
    ['not to, where the address is none of a database', 2, ['--store', 'nonsense']],
  ])('%s', async (_, code, words) => {
    expect((await here('start', ...words)).status).toBe(code)
  })

  test('and the units that we ship go by it', () => {
    for (const unit of ['humbug.service', 'humbug@.service']) {
      const said = readFileSync(join(import.meta.dirname, '../docs/systemd', unit), 'utf8').split('\n')
      expect(said).toEqual(expect.arrayContaining(['RestartPreventExitStatus=2', 'StartLimitIntervalSec=0']))
    }
  })
})
