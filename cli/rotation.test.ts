import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { at, sure } from '../kernel/at.ts'
import { keysIn } from '../server/ops/keys.ts'
import { databaseIn } from '../server/store/database-file.ts'
import { closeAll, connect, house, newFolder, settingsFor } from '../test/open.ts'
import { lastCopy } from './copied.ts'
import { apart, here, inEnglish, main } from './heard.ts'
import { newestIn } from './rotation.ts'

afterEach(closeAll)

inEnglish()

/** A folder with one table, whose house has closed. */
let data: string
let code: string
beforeAll(async () => {
  data = newFolder()
  const { port } = await house({ data })
  code = sure((await (await connect(port)).must({ is: 'create', settings: settingsFor(3) })).code, 'code')
  await closeAll()
})

const copies = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.db'))
const BLOCKS = 72
const named = (date: string) => `humbug-${date}.db`
const old = (day: number) => named(`2020-01-0${day}T00-00-00Z`)

/** Copies as they lie there from days long past: one more and the oldest is too many. */
function folderWith(...names: string[]): string {
  const folder = newFolder()
  for (const name of names) writeFileSync(join(folder, name), 'of another day')
  return folder
}

async function copyInto(folder: string, ...more: string[]): Promise<string> {
  const { status, out, err } = await here('backup', '--into', folder, '--data', data, '--json', ...more)
  expect([status, err]).toEqual([0, ''])
  const { file, tables } = JSON.parse(out)
  expect(tables).toBe(1)
  return file
}

describe('copies in a folder', () => {
  test('are called by their date, have their keys beside them, and are nobody else’s to read', async () => {
    const folder = join(newFolder(), 'new', 'one')
    const file = await copyInto(folder)
    expect(file).toMatch(/\/humbug-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.db$/)
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([file, `${file}.keys`])
    expect(readFileSync(`${file}.keys`)).toEqual(readFileSync(keysIn(data)))
    expect([file, `${file}.keys`].map((path) => statSync(path).mode & 0o777)).toEqual([0o600, 0o600])
    expect(Math.abs(Date.now() - newestIn(folder))).toBeLessThan(3_600_000)
  })

  test('are seven unless it is said otherwise, and the oldest goes with its keys', async () => {
    const days = [1, 2, 3, 4, 5, 6, 7].map(old)
    const folder = folderWith(...days, `${old(1)}.keys`, `${old(2)}.keys`)
    const file = await copyInto(folder)
    expect(copies(folder).map((name) => join(folder, name))).toEqual([
      ...days.slice(1).map((name) => join(folder, name)),
      file,
    ])
    expect([existsSync(join(folder, `${old(1)}.keys`)), existsSync(join(folder, `${old(2)}.keys`))]).toEqual([
      false,
      true,
    ])
  })

  test('are as many as are wanted, and none is missing before there are more', async () => {
    const folder = folderWith(old(1))
    const second = await copyInto(folder, '--last', '2')
    expect(copies(folder)).toHaveLength(2)
    const third = await copyInto(folder, '--last', '2')
    expect(copies(folder).map((name) => join(folder, name))).toEqual([second, third])
    const only = await copyInto(folder, '--last', '1')
    expect(copies(folder).map((name) => join(folder, name))).toEqual([only])
  })

  test('leave alone whatever else lies there', async () => {
    const others = ['humbug.db', 'humbug-2020.db', 'humbug-mine.db', 'letters.txt', `my-${old(1)}`, `${old(1)}.zip`]
    const folder = folderWith(...others, old(2), old(3))
    mkdirSync(join(folder, 'photos'))
    await copyInto(folder, '--last', '1')
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([...others, 'photos']))
    expect(readdirSync(folder)).toHaveLength(others.length + 3)
  })

  test('do not count one that was broken off, and it goes with those of its time', async () => {
    const folder = folderWith(old(1), `${old(2)}.draft`, `${old(2)}.draft.keys`, old(3))
    await copyInto(folder, '--last', '3')
    expect(copies(folder)).toHaveLength(3)
    expect(existsSync(join(folder, `${old(2)}.draft`))).toBe(true)
    await copyInto(folder, '--last', '2')
    expect(readdirSync(folder).filter((name) => name.includes('.draft') || name === old(1))).toEqual([])
  })

  test('keep the new one although others bear a later date', async () => {
    const [later, latest] = [named('2999-01-01T00-00-00Z'), named('2999-01-02T00-00-00Z')]
    const folder = folderWith(later, latest)
    const file = await copyInto(folder, '--last', '2')
    expect(copies(folder).map((name) => join(folder, name))).toEqual([file, join(folder, latest)])
  })

  test('can be put back', async () => {
    const file = await copyInto(newFolder())
    const elsewhere = newFolder()
    expect(await here('restore', file, '--data', elsewhere)).toMatchObject({ status: 0, err: '' })
    expect(readFileSync(keysIn(elsewhere))).toEqual(readFileSync(keysIn(data)))
    const { port } = await house({ data: elsewhere })
    const guest = await connect(port)
    await guest.must({ is: 'enter', code })
  })

  test('are noted beside the tables, and so is one in a file', async () => {
    const file = await copyInto(newFolder())
    expect(lastCopy(data)).toEqual({ at: expect.any(Number), file })
    const single = join(newFolder(), 'copy.db')
    expect(await here('backup', single, '--data', data)).toMatchObject({ status: 0 })
    expect(lastCopy(data)?.file).toBe(single)
    writeFileSync(join(data, 'humbug.copied'), 'the cat')
    expect(lastCopy(data)).toBeUndefined()
    expect(lastCopy(newFolder())).toBeUndefined()
  })
})

describe('no copy', () => {
  async function expectRefusal(words: readonly string[], english: string, german: string): Promise<void> {
    for (const [lang, line] of [
      ['en', english],
      ['de', german],
    ] as const) {
      const { status, out, err } = await here('backup', ...words, '--lang', lang)
      expect([status, out, err]).toEqual([2, '', `humbug: ${line}\n`])
    }
  }

  test('comes where nothing can be written', async () => {
    const folder = join(folderWith('a file'), 'a file', 'below')
    await expectRefusal(
      ['--into', folder, '--data', data],
      `“${folder}” cannot be written`,
      `„${folder}“ lässt sich nicht schreiben`,
    )
  })

  test('of a damaged house pushes out a good one', async () => {
    const broken = newFolder()
    writeFileSync(databaseIn(broken), 'the cat walked over the disk')
    const folder = folderWith(old(1))
    const { status } = await here('backup', '--into', folder, '--last', '1', '--data', broken)
    expect([status, readdirSync(folder)]).toEqual([2, [old(1)]])
  })

  test.skipIf(process.platform === 'win32')('is left half where the disk takes no more', async () => {
    const folder = folderWith(old(1))
    // So many blocks a file: enough for what SQLite shares between its readers, too few for the copy.
    expect(statSync(databaseIn(data)).size).toBeGreaterThan(BLOCKS * 512)
    const words = [main, 'backup', '--into', folder, '--last', '1', '--data', data]
    const child = spawn('sh', ['-c', `ulimit -f ${BLOCKS}; exec "$0" "$@"`, process.execPath, ...words])
    const [err, [status]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect([status, readdirSync(folder)]).toEqual([2, [old(1)]])
    expect(err).toMatch(/^humbug: “.*\.draft” cannot be written\n$/)
  })

  test('is made of a database, which has its own ways', async () => {
    const english =
      'tables in PostgreSQL are copied with what PostgreSQL brings for it: pg_dump for all of it at one moment, pg_basebackup with an archive of its log for every moment'
    const german =
      'Tische in PostgreSQL kopiert, was PostgreSQL dafür mitbringt: pg_dump alles zu einem Zeitpunkt, pg_basebackup mit einem Archiv seines Logs zu jedem'
    const folder = newFolder()
    await expectRefusal(['--into', folder, '--store', 'postgres://u:secret@localhost/x'], english, german)
    vi.stubEnv('HUMBUG_STORE', 'postgres://u:secret@localhost/x')
    await expectRefusal(['--into', folder], english, german)
    vi.stubEnv('HUMBUG_STORE', '')
    expect(readdirSync(folder)).toEqual([])
  })

  test('comes of words that do not fit together', async () => {
    await expectRefusal(['--last', '3', 'x.db'], '--into is missing', '--into fehlt')
    await expectRefusal(['--every', '1d', 'x.db'], '--into is missing', '--into fehlt')
    await expectRefusal(['--into', 'x', 'y.db'], '“y.db” is one word too many', '„y.db“ ist ein Wort zu viel')
    await expectRefusal(
      ['--into', 'x', '--last', '0'],
      '--last wants a whole number from 1 to 10000, not “0”',
      '--last will eine ganze Zahl von 1 bis 10000, nicht „0“',
    )
  })
})

describe.skipIf(process.platform === 'win32')('with --every', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)('it copies at once and goes on until %s', async (signal) => {
    const folder = newFolder()
    const child = spawn(process.execPath, [main, 'backup', '--into', folder, '--every', '1h', '--data', data, '--json'])
    const err = text(child.stderr)
    const [line] = await once(child.stdout, 'data')
    const { file } = JSON.parse(String(line))
    expect(copies(folder).map((name) => join(folder, name))).toEqual([file])
    child.kill(signal)
    const [status] = await once(child, 'exit')
    expect([status, await err, copies(folder).length]).toEqual([0, '', 1])
  })

  test('it says what fails, and goes on', async () => {
    const folder = join(folderWith('a file'), 'a file')
    const child = spawn(process.execPath, [main, 'backup', '--into', folder, '--every', '1h', '--data', data], {
      env: { ...process.env, LC_ALL: 'C' },
    })
    const [line] = await once(child.stderr, 'data')
    expect(String(line)).toBe(`humbug: “${folder}” cannot be written\n`)
    child.kill('SIGTERM')
    expect(at(await once(child, 'exit'), 0)).toBe(0)
  })
})

test('a house at play is copied into a folder as well', async () => {
  const open = newFolder()
  const { port } = await house({ data: open })
  await (await connect(port)).must({ is: 'create', settings: settingsFor(3) })
  const folder = newFolder()
  const { status, out } = await apart('backup', '--into', folder, '--data', open, '--json')
  expect([status, JSON.parse(out).tables, copies(folder).length]).toEqual([0, 1, 1])
})
