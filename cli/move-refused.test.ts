import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { keysIn } from '../server/ops/keys.ts'
import { migrations } from '../server/store/postgres/migrations.ts'
import { openPostgres } from '../server/store/postgres/opening.ts'
import {
  contents,
  everythingAt,
  everythingIn,
  expectRefusal,
  folderOf,
  keysAt,
  moved,
  moving,
  newDatabase,
  rowsAt,
  rowsIn,
  shown,
} from '../test/moving.ts'
import { closeAll, connect, house, newFolder, settingsFor } from '../test/open.ts'
import { here, inEnglish } from './heard.ts'

afterEach(closeAll)

inEnglish()

/** A place in a folder that is not there yet. */
const newPlace = () => join(newFolder(), 'new')
const hasSchema = async (address: string) =>
  (await rowsAt(address, "SELECT 1 FROM pg_namespace WHERE nspname = 'humbug'")).length > 0
/** Houses of this database were last heard of long ago. */
const longAgo = (address: string) => rowsAt(address, "UPDATE humbug.houses SET beat = beat - interval '1 minute'")

async function expectInhabited(from: string, to: string, where: string): Promise<void> {
  await expectRefusal(
    from,
    to,
    `a house is open in “${where}”, or somebody else is moving it; close it first`,
    `in „${where}“ ist ein Haus offen, oder jemand anders zieht es gerade um; erst schließen`,
  )
}

describe('while a house is open, nothing is moved', () => {
  test('out of its folder', async () => {
    const { data } = { data: newFolder() }
    await house({ data })
    const to = newPlace()
    await expectInhabited(data, to, data)
    expect(existsSync(to)).toBe(false)
  })

  test('into its folder', async () => {
    const data = newFolder()
    await house({ data })
    await expectInhabited(await folderOf(1), data, data)
    expect(everythingIn(data).tables).toEqual([])
  })

  test('out of its database', async () => {
    const database = await newDatabase()
    await house({ store: { database } })
    const to = newPlace()
    await expectInhabited(database, to, shown(database))
    expect(existsSync(to)).toBe(false)
  })

  test('into its database', async () => {
    const database = await newDatabase()
    await house({ store: { database } })
    const keys = await keysAt(database)
    await expectInhabited(await folderOf(1), database, shown(database))
    expect((await everythingAt(database)).tables).toEqual([])
    expect(await keysAt(database)).toBe(keys)
  })
})

describe('where there is nothing', () => {
  const nothing = (where: string) =>
    [`there is nothing of a house in “${where}”`, `in „${where}“ ist nichts von einem Haus`] as const

  test('in a folder, nothing is made', async () => {
    const [from, to] = [newPlace(), newPlace()]
    await expectRefusal(from, to, ...nothing(from))
    expect([existsSync(from), existsSync(to)]).toEqual([false, false])
    const empty = newFolder()
    await expectRefusal(empty, to, ...nothing(empty))
    expect(readdirSync(empty)).toEqual([])
  })

  test('in a database, nothing is made', async () => {
    const [database, to] = [await newDatabase(), newPlace()]
    await expectRefusal(database, to, ...nothing(shown(database)))
    expect([await hasSchema(database), existsSync(to)]).toEqual([false, false])
  })
})

test('out of a database to which a later version has added something, nothing is moved', async () => {
  const [database, to] = [await newDatabase(), newPlace()]
  const added = [...migrations, 'ALTER TABLE humbug.tables ADD COLUMN mood text']
  await openPostgres(database, undefined, added)
  const where = shown(database)
  await expectRefusal(
    database,
    to,
    `${where} was written by a later version of Humbug; nothing in it was changed`,
    `${where} wurde von einer späteren Fassung von Humbug geschrieben; nichts darin wurde geändert`,
  )
  expect(existsSync(to)).toBe(false)
})

test('a database that cannot be opened is called that, and no password is repeated', async () => {
  const data = await folderOf(1)
  const before = contents(data)
  const absent = 'postgres://humbug:secret@127.0.0.1:1/humbug'
  await expectRefusal(
    data,
    absent,
    'no database answers at postgres://127.0.0.1:1/humbug',
    'unter postgres://127.0.0.1:1/humbug antwortet keine Datenbank',
  )
  expect((await moving(absent, newPlace())).err).toBe('humbug: no database answers at postgres://127.0.0.1:1/humbug\n')
  await expectRefusal(
    data,
    'mysql://humbug:secret@host/humbug',
    '“mysql://host/humbug” is no address of a database: postgres://user:password@host:5432/database',
    '„mysql://host/humbug“ ist keine Adresse einer Datenbank: postgres://name:passwort@rechner:5432/datenbank',
  )
  expect(contents(data)).toEqual(before)
})

describe('what is at the destination is not overwritten', () => {
  const other = (where: string, code: string) =>
    [
      `the table ${code} stands in “${where}” already, with other lines; nothing there was overwritten`,
      `den Tisch ${code} gibt es in „${where}“ schon, mit anderen Zeilen; dort wurde nichts überschrieben`,
    ] as const

  const changes: Readonly<Record<string, string>> = {
    'another text': "UPDATE humbug.lines SET text = 'other' WHERE code = 'T002' AND seq = 2",
    'another chain': "UPDATE humbug.lines SET chain = 'other' WHERE code = 'T002' AND seq = 2",
    'another command': "UPDATE humbug.lines SET command = 'other' WHERE code = 'T002' AND seq = 2",
    'another number': "UPDATE humbug.lines SET seq = 100 WHERE code = 'T002' AND seq = 6",
  }
  test.each(Object.keys(changes))('by a table with %s', async (how) => {
    const [data, database] = [await folderOf(3), await newDatabase()]
    await moved(data, database)
    await rowsAt(database, changes[how] ?? '')
    const before = await everythingAt(database)
    await expectRefusal(data, database, ...other(shown(database), 'T002'))
    expect(await everythingAt(database)).toEqual(before)
    // And the same the other way, where the folder is the one that differs.
    const folder = contents(data)
    await expectRefusal(database, data, ...other(data, 'T002'))
    expect(contents(data)).toEqual(folder)
  })

  test('by a table that goes on where the other ends', async () => {
    const [data, database] = [await folderOf(3), await newDatabase()]
    await moved(data, database)
    await rowsAt(database, "INSERT INTO humbug.lines (code, seq, text, chain) VALUES ('T002', 7, 't', 'c')")
    const before = await everythingAt(database)
    await expectRefusal(data, database, ...other(shown(database), 'T002'))
    expect(await everythingAt(database)).toEqual(before)
  })

  test('by another table that was opened by the same command', async () => {
    const [data, database, folder] = [await folderOf(2), await newDatabase(), await folderOf(2)]
    writeFileSync(keysIn(folder), readFileSync(keysIn(data)))
    for (const table of ['tables', 'lines', 'members', 'snapshots'])
      rowsIn(folder, `UPDATE ${table} SET code = 'X' || code`)
    await moved(data, database)
    await expectRefusal(folder, database, ...other(shown(database), 'XT001'))
    await expectRefusal(folder, data, ...other(data, 'XT001'))
    expect((await everythingAt(database)).tables).toHaveLength(2)
  })

  test('by keys, where tables were written with others', async () => {
    const database = await newDatabase()
    const { port } = await house({ store: { database } })
    await (await connect(port)).must({ is: 'create', settings: settingsFor(3) })
    await closeAll()
    await longAgo(database)
    const [data, keys] = [await folderOf(1), await keysAt(database)]
    await expectRefusal(
      data,
      database,
      `“${shown(database)}” has tables and keys of its own; choose a place without tables. Nothing there was changed`,
      `„${shown(database)}“ hat eigene Tische und eigene Schlüssel; nimm einen Ort ohne Tische. Dort wurde nichts geändert`,
    )
    expect(await keysAt(database)).toBe(keys)
    expect((await everythingAt(database)).tables).toHaveLength(1)
  })

  test('but keys without tables are worth nothing', async () => {
    const database = await newDatabase()
    await house({ store: { database } })
    await closeAll()
    await longAgo(database)
    const [data, folder] = [await folderOf(1), await folderOf(0)]
    await moved(data, database)
    expect(await keysAt(database)).toBe(readFileSync(keysIn(data), 'utf8'))
    await moved(database, folder)
    expect(readFileSync(keysIn(folder), 'utf8')).toBe(readFileSync(keysIn(data), 'utf8'))
  })
})

test('both places must be named, and be two', async () => {
  const data = await folderOf(1)
  const said = async (...words: string[]) => (await here('move', ...words)).err
  expect(await said('--to', data)).toBe('humbug: --from is missing\n')
  expect(await said('--from', data, '--lang', 'de')).toBe('humbug: --to fehlt\n')
  await expectRefusal(data, `${data}/`, '--from and --to are the same place', '--from und --to sind derselbe Ort')
  expect(await said('--from', data, '--to', newPlace(), 'extra')).toBe('humbug: “extra” is one word too many\n')
})

test('a folder that cannot be made is called that', async () => {
  const file = join(newFolder(), 'letters')
  writeFileSync(file, 'my letters')
  await expectRefusal(await folderOf(1), file, `“${file}” cannot be written`, `„${file}“ lässt sich nicht schreiben`)
  expect(readFileSync(file, 'utf8')).toBe('my letters')
})
