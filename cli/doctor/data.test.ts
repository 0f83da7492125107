import { chmodSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keysIn } from '../../server/ops/keys.ts'
import { openDatabase } from '../../server/store/database.ts'
import { databaseIn } from '../../server/store/database-file.ts'
import { migrations } from '../../server/store/migrations.ts'
import { closeAll, connect, house, newFolder, settingsFor } from '../../test/open.ts'
import { here } from '../heard.ts'
import { backup } from './backup.ts'
import { data as check } from './data.ts'
import { type Finding, ill, mind, well } from './finding.ts'
import { en } from './text.en.ts'
import { found } from './visit.ts'

afterEach(closeAll)

const contents = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'hex')]))

/** A folder whose house has a table, and has closed. */
let data: string
beforeEach(async () => {
  data = newFolder()
  const { port } = await house({ data })
  for (let table = 0; table < 3; table++) {
    await (await connect(port)).must({ is: 'create', settings: settingsFor(3) })
  }
  await closeAll()
})

/** And nothing has changed. */
async function expectFound(...findings: Finding[]): Promise<void> {
  const before = contents(data)
  expect(await found(check, { data })).toEqual(findings)
  expect(contents(data)).toEqual(before)
}

describe('what is kept', () => {
  test('by a house that has closed, or is open', async () => {
    const both = [well(en.data.whole(databaseIn(data))), well(en.data.keys)]
    await expectFound(...both)
    await house({ data })
    expect(await found(check, { data })).toEqual(both)
  })

  test('is nothing yet', async () => {
    const empty = newFolder()
    expect(await found(check, { data: empty })).toEqual([mind(en.data.nothing(empty))])
    expect(readdirSync(empty)).toEqual([])
  })

  test('by a later version', async () => {
    const db = new DatabaseSync(databaseIn(data))
    db.exec(`PRAGMA user_version = ${migrations.length + 1}`)
    db.close()
    await expectFound(ill(en.data.later(databaseIn(data))), well(en.data.keys))
  })

  test('by an earlier version', async () => {
    rmSync(databaseIn(data))
    openDatabase(databaseIn(data), migrations.slice(0, 2)).close()
    await expectFound(well(en.data.earlier(databaseIn(data))), well(en.data.keys))
  })

  test('by another program', async () => {
    rmSync(databaseIn(data))
    const db = new DatabaseSync(databaseIn(data))
    db.exec('CREATE TABLE recipes (name TEXT)')
    db.close()
    await expectFound(ill(en.data.foreign(databaseIn(data))), well(en.data.keys))
  })

  test.each<[string, (file: string) => void]>([
    ['cut off', (file) => truncateSync(file, 10_000)],
    ['without its last byte', (file) => truncateSync(file, readFileSync(file).length - 1)],
    ['walked over by the cat', (file) => writeFileSync(file, 'miaow '.repeat(2000))],
  ])('%s', async (_, damage) => {
    damage(databaseIn(data))
    await expectFound(ill(en.data.damaged(databaseIn(data))), well(en.data.keys))
  })
})

describe('keys', () => {
  const whole = () => well(en.data.whole(databaseIn(data)))

  test('that are missing', async () => {
    rmSync(keysIn(data))
    await expectFound(whole(), ill(en.data.noKeys(keysIn(data))))
  })

  test('that are damaged', async () => {
    writeFileSync(keysIn(data), '{"letters":"x"}')
    await expectFound(whole(), ill(en.data.damagedKeys(keysIn(data))))
  })

  test.skipIf(process.platform === 'win32')('that others can read', async () => {
    chmodSync(keysIn(data), 0o640)
    await expectFound(whole(), ill(en.data.openKeys(keysIn(data))))
  })
})

describe('a copy', () => {
  const HOUR = 3_600_000
  const days = (count: number) => count * 24 * HOUR

  test('of nothing is not wanted', async () => {
    expect(await found(backup, { data: newFolder() })).toEqual([])
  })

  test('was never made', async () => {
    expect(await found(backup, { data })).toEqual([mind(en.backup.none)])
  })

  test('was made, grows old, and is too old at last', async () => {
    const folder = newFolder()
    const { out } = await here('backup', '--into', folder, '--data', data, '--json')
    const { file } = JSON.parse(out)
    const now = Date.now()
    const at = (later: number) => found(backup, { data, now: now + later })
    expect(await at(0)).toEqual([well(en.backup.fresh(file))])
    expect(await at(days(2) - HOUR)).toEqual([well(en.backup.fresh(file))])
    expect(await at(days(2) + HOUR)).toEqual([mind(en.backup.old(2, file))])
    expect(await at(days(14) - HOUR)).toEqual([mind(en.backup.old(13, file))])
    expect(await at(days(14) + HOUR)).toEqual([ill(en.backup.old(14, file))])
    rmSync(file)
    expect(await at(0)).toEqual([mind(en.backup.gone(file))])
  })

  test('of a database is made elsewhere', async () => {
    expect(await found(backup, { store: { database: 'postgres://localhost/x' } })).toEqual([well(en.backup.database)])
  })
})
