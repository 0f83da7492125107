import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { at } from '../kernel/at.ts'
import { keysIn } from '../server/ops/keys.ts'
import { databaseIn } from '../server/store/database-file.ts'
import { openPostgres } from '../server/store/postgres/opening.ts'
import {
  everythingAt,
  everythingIn,
  expectRefusal,
  folderOf,
  moving,
  newDatabase,
  rowsAt,
  rowsIn,
  shown,
} from '../test/moving.ts'
import { newFolder } from '../test/open.ts'
import { inEnglish } from './heard.ts'

inEnglish()

describe('what is damaged is not carried on', () => {
  test('a line that is not as it was written', async () => {
    const [data, database] = [await folderOf(2), await newDatabase()]
    rowsIn(data, "UPDATE lines SET text = 'other' WHERE code = 'T002' AND seq = 2")
    await expectRefusal(
      data,
      database,
      `“${databaseIn(data)}” is damaged, or is no database; nothing in it was changed. Put a copy back: humbug restore COPY --replace --data FOLDER`,
      `„${databaseIn(data)}“ ist beschädigt oder keine Datenbank; nichts darin wurde geändert. Eine Kopie zurückstellen: humbug restore KOPIE --replace --data ORDNER`,
    )
    expect((await everythingAt(database)).lines).toEqual([])
  })

  test('a page of who belongs to a table', async () => {
    const [data, to] = [await folderOf(2), join(newFolder(), 'new')]
    const page = Number(at(rowsIn(data, "SELECT rootpage FROM sqlite_schema WHERE name = 'members'"), 0).rootpage)
    const bytes = readFileSync(databaseIn(data))
    writeFileSync(databaseIn(data), bytes.fill(0xaa, (page - 1) * 4096, page * 4096))
    const { status, err } = await moving(data, to)
    expect([status, err]).toEqual([2, expect.stringContaining(`“${databaseIn(data)}” is damaged`)])
    expect(everythingIn(to).members).toEqual([])
  })

  test('keys', async () => {
    const [data, database] = [await folderOf(1), await newDatabase()]
    writeFileSync(keysIn(data), 'the cat walked over the disk')
    const { status, err } = await moving(data, database)
    expect([status, err]).toEqual([2, expect.stringContaining(`“${keysIn(data)}” is damaged; put back`)])
    expect((await everythingAt(database)).tables).toEqual([])
  })
})

describe('a destination', () => {
  /** A database that does this with every line. */
  async function strange(what: string): Promise<string> {
    const database = await newDatabase()
    await openPostgres(database)
    await rowsAt(database, `CREATE FUNCTION strange() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${what} END $$`)
    await rowsAt(
      database,
      'CREATE TRIGGER strange BEFORE INSERT ON humbug.lines FOR EACH ROW EXECUTE FUNCTION strange()',
    )
    return database
  }
  const otherwise = (where: string) =>
    [
      `what was written to “${where}” reads otherwise there; do not open a house with it, and look after the disk`,
      `was nach „${where}“ geschrieben wurde, liest sich dort anders; öffne damit kein Haus, und sieh nach dem Datenträger`,
    ] as const

  test.each(["NEW.text = 'other'; RETURN NEW;", 'RETURN NULL;'])(
    'that keeps something else is found out: %s',
    async (what) => {
      const [database, data] = [await strange(what), await folderOf(1)]
      const [english] = otherwise(shown(database))
      expect(await moving(data, database)).toEqual({ status: 2, out: '', err: `humbug: ${english}\n` })
      const [, german] = otherwise(shown(database))
      await rowsAt(database, 'DELETE FROM humbug.lines')
      expect((await moving(data, database, '--lang', 'de')).err).toBe(`humbug: ${german}\n`)
    },
  )

  test('without room says so', async () => {
    const database = await strange("RAISE EXCEPTION USING ERRCODE = '53100';")
    await expectRefusal(
      await folderOf(1),
      database,
      `there is no room left on the disk of “${shown(database)}”`,
      `auf dem Datenträger von „${shown(database)}“ ist kein Platz mehr`,
    )
  })

  test('that cannot be written any more is named, and not the source', async () => {
    const [data, to] = [await folderOf(1), await folderOf(0)]
    rowsIn(to, "CREATE TRIGGER strange BEFORE INSERT ON members BEGIN SELECT RAISE(ABORT, 'no'); END")
    await expectRefusal(data, to, `“${to}” cannot be written`, `„${to}“ lässt sich nicht schreiben`)
  })
})
