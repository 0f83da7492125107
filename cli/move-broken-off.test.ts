import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { keysIn } from '../server/ops/keys.ts'
import {
  barredFrom,
  codeOf,
  everythingAt,
  everythingIn,
  folderOf,
  keysAt,
  moved,
  moving,
  newDatabase,
  rowsAt,
  rowsIn,
  shown,
} from '../test/moving.ts'
import { closeAll, house, newFolder } from '../test/open.ts'
import { inEnglish, main } from './heard.ts'

afterEach(closeAll)

inEnglish()

const TABLES = 120
/** The third stretch of tables is under way when somebody comes to this one. */
const LATE = 110
let data: string
beforeAll(async () => {
  data = await folderOf(TABLES)
})

const inhabited = (where: string) =>
  `humbug: a house is open in “${where}”, or somebody else is moving it; close it first\n`

/** Begins to move in a process of its own. */
function begin(from: string, to: string): ChildProcess {
  return spawn(process.execPath, [main, 'move', '--from', from, '--to', to], { stdio: 'ignore' })
}

describe('broken off and begun again, it goes on where it stopped', () => {
  test.each(['SIGKILL', 'SIGINT'] as const)('after %s', async (signal) => {
    const { address, reached, open } = await barredFrom(codeOf(LATE))
    const child = begin(data, address)
    const gone = once(child, 'exit')
    await reached()
    child.kill(signal)
    await gone
    await open()
    const part = (await everythingAt(address)).tables.length
    expect([part > 0, part < TABLES]).toEqual([true, true])
    expect(await keysAt(address)).toBe(readFileSync(keysIn(data), 'utf8'))

    expect(await moved(data, address)).toMatchObject({ tables: TABLES, copied: TABLES - part })
    expect(await everythingAt(address)).toEqual(everythingIn(data))
    expect(await moved(data, address)).toMatchObject({ tables: TABLES, copied: 0 })
  })

  test('after the database broke the line, which is one sentence', async () => {
    const { address, reached, open } = await barredFrom(codeOf(LATE))
    const said = moving(data, address)
    const pid = await reached()
    await rowsAt(address, `SELECT pg_terminate_backend(${pid})`)
    expect(await said).toEqual({ status: 2, out: '', err: `humbug: no database answers at ${shown(address)}\n` })
    await open()
    await moved(data, address)
    expect(await everythingAt(address)).toEqual(everythingIn(data))
  })

  test('in a folder, after something was in the way', async () => {
    const [database, back] = [await newDatabase(), newFolder()]
    await moved(data, database)
    await folderOf(0, back)
    writeFileSync(keysIn(back), readFileSync(keysIn(data)))
    const late = codeOf(LATE)
    rowsIn(back, `INSERT INTO lines (code, seq, text, chain) VALUES ('${late}', 1, 'mine', '')`)
    const { status, err } = await moving(database, back)
    expect([status, err]).toEqual([2, expect.stringContaining(`the table ${late} stands in “${back}” already`)])
    const part = everythingIn(back).tables.length
    expect([part > 0, part < TABLES]).toEqual([true, true])
    expect(rowsIn(back, `SELECT text FROM lines WHERE code = '${late}'`)).toMatchObject([{ text: 'mine' }])

    rowsIn(back, `DELETE FROM lines WHERE code = '${late}'`)
    expect(await moved(database, back)).toMatchObject({ tables: TABLES, copied: TABLES - part })
    expect(everythingIn(back)).toEqual(everythingIn(data))
  })
})

describe('a table of which only a part is there is completed', () => {
  const parts: Readonly<Record<string, string>> = {
    'its first lines': "DELETE FROM lines WHERE code = 'T003' AND seq > 2",
    'its lines alone': "DELETE FROM tables WHERE code = 'T003'",
    'all but its snapshot': "DELETE FROM snapshots WHERE code = 'T003'",
    'what was said of it before':
      "UPDATE tables SET stage = 'lobby', touched = 1, due = 5, told = 0 WHERE code = 'T003'",
  }
  test.each(Object.keys(parts))('%s', async (part) => {
    const [from, database, back] = [await folderOf(3), await newDatabase(), newFolder()]
    const whole = everythingIn(from)
    await moved(from, database)
    await rowsAt(database, (parts[part] ?? '').replace(/(FROM|UPDATE) /, '$1 humbug.'))
    expect(await everythingAt(database)).not.toEqual(whole)
    expect(await moved(from, database)).toMatchObject({ tables: 3, copied: 1 })
    expect(await everythingAt(database)).toEqual(whole)

    await moved(database, back)
    rowsIn(back, parts[part] ?? '')
    expect(everythingIn(back)).not.toEqual(whole)
    expect(await moved(database, back)).toMatchObject({ tables: 3, copied: 1 })
    expect(everythingIn(back)).toEqual(whole)
  })

  test('and who belongs to it, and where their letters go', async () => {
    const [from, database] = [await folderOf(3), await newDatabase()]
    await moved(from, database)
    await rowsAt(database, "DELETE FROM humbug.members WHERE device = 'bob'")
    await rowsAt(database, "UPDATE humbug.addresses SET device = 'zoe' WHERE device = 'bob'")
    await moved(from, database)
    expect(await everythingAt(database)).toEqual(everythingIn(from))
  })
})

test('tables beyond what is read at once, lines as well, come whole and in order', async () => {
  const [from, database, back] = [await folderOf(2), await newDatabase(), join(newFolder(), 'new')]
  rowsIn(from, 'DELETE FROM lines')
  rowsIn(
    from,
    `WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 2000)
     INSERT INTO lines (code, seq, text, chain) SELECT 'T001', n, 't' || n, 'c' FROM n`,
  )
  rowsIn(
    from,
    `WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 2500)
     INSERT INTO members (device, code) SELECT 'm' || n % 7, 'M' || n FROM n`,
  )
  const whole = everythingIn(from)
  expect(await moved(from, database)).toMatchObject({ tables: 2, lines: 2000, members: whole.members.length })
  expect(await everythingAt(database)).toEqual(whole)
  expect(await moved(database, back)).toMatchObject({ lines: 2000, members: whole.members.length })
  expect(everythingIn(back)).toEqual(whole)
})

describe('while something is moved', () => {
  test('a second one to the same database is turned away', async () => {
    const other = await folderOf(1)
    const { address, reached, open } = await barredFrom(codeOf(1))
    const first = moved(data, address)
    await reached()
    expect((await moving(other, address)).err).toBe(inhabited(shown(address)))
    await open()
    expect(await first).toMatchObject({ copied: TABLES })
  })

  test('a house that opens where it is taken from is noticed', async () => {
    const from = await newDatabase()
    await moved(await folderOf(2), from)
    const { address, reached, open } = await barredFrom(codeOf(1))
    const said = moving(from, address)
    await reached()
    await house({ store: { database: from } })
    await closeAll()
    await open()
    expect(await said).toEqual({ status: 2, out: '', err: inhabited(shown(from)) })
  })
})
