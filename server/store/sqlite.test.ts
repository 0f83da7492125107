import { once } from 'node:events'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test } from 'vitest'
import { sure } from '../../kernel/at.ts'
import { newFolder } from '../../test/open.ts'
import { storeContract } from './contract.ts'
import { ForeignFile, OURS, openDatabase } from './database.ts'
import { migrations } from './migrations.ts'
import { sqliteStore } from './sqlite.ts'
import type { Summary, TableWrite } from './store.ts'

const newFile = () => join(newFolder(), 'humbug.db')

storeContract('the store of one machine', async () => {
  const file = newFile()
  let store = sqliteStore(file)
  onTestFinished(() => store.close())
  return {
    store,
    async reopen() {
      await store.close()
      store = sqliteStore(file)
      return store
    },
  }
})

function opened(file: string, steps = migrations): DatabaseSync {
  const db = openDatabase(file, steps)
  onTestFinished(() => {
    if (db.isOpen) db.close()
  })
  return db
}

describe('the file', () => {
  test('lets nobody hear of a commit before it is on the disk', () => {
    const db = opened(newFile())
    expect(db.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' })
    expect(db.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 })
  })

  const scribbled: Readonly<Record<string, (db: DatabaseSync) => void>> = {
    "of somebody else's": (db) => db.exec('CREATE TABLE recipes (name TEXT)'),
    "of somebody else's who counts versions too": (db) => db.exec('CREATE TABLE lines (x); PRAGMA user_version = 1'),
    'of a later version': (db) =>
      db.exec(`PRAGMA application_id = ${OURS}; PRAGMA user_version = ${migrations.length + 1}`),
  }
  test.each(Object.keys(scribbled))('%s is turned away, and stays as it was', (whose) => {
    const file = newFile()
    const db = new DatabaseSync(file)
    sure(scribbled[whose], 'scribble')(db)
    db.close()
    expectForeign(file)
  })

  test.each([1, 1000])('of %i lines of text is no database', (lines) => {
    const file = newFile()
    writeFileSync(file, 'Dear diary, today I told three lies.\n'.repeat(lines))
    expectForeign(file)
  })

  test('may be empty: it is as good as none', () => {
    const file = newFile()
    writeFileSync(file, '')
    expect(schemaOf(opened(file))).toEqual(schemaOf(opened(newFile())))
  })
})

function expectForeign(file: string): void {
  const before = readFileSync(file)
  expect(() => opened(file)).toThrow(ForeignFile)
  expect(readFileSync(file)).toEqual(before)
  expect(readdirSync(dirname(file))).toEqual(['humbug.db'])
}

const schemaOf = (db: DatabaseSync) => db.prepare('SELECT type, name, sql FROM sqlite_schema ORDER BY type, name').all()

describe('a new version', () => {
  test.each([0, ...migrations.map((_, at) => at + 1)])('makes the same shape of one with %i steps', (count) => {
    const file = newFile()
    const old = opened(file, migrations.slice(0, count))
    expect(old.prepare('PRAGMA user_version').get()).toEqual({ user_version: count })
    old.close()
    expect(schemaOf(opened(file))).toEqual(schemaOf(opened(newFile())))
  })

  test('keeps every row of the first one, and knows who opened what', async () => {
    const file = newFile()
    const old = opened(file, migrations.slice(0, 1))
    old.exec(`
      INSERT INTO tables (code, card, listed, stage, touched, due, opener, command) VALUES
        ('AAAAAA', '{"code":"AAAAAA"}', 1, 'playing', 2000, 3000, 'ada', 'ada 1'),
        ('BBBBBB', '{"code":"BBBBBB"}', 0, 'closed', 1000, NULL, 'bob', 'bob 1');
      INSERT INTO lines (code, seq, command, text, chain) VALUES
        ('AAAAAA', 1, 'ada 1', 'opened', 'a'), ('AAAAAA', 2, NULL, 'dealt', ''), ('BBBBBB', 1, 'bob 1', 'opened', 'b');
      INSERT INTO snapshots (code, seq, text) VALUES ('AAAAAA', 1, 'as of 1');
    `)
    const kept = {
      tables: 'code, card, listed, stage, touched, due, opener, command',
      lines: 'code, seq, command, text, chain',
      snapshots: 'code, seq, text',
    }
    const rows = (db: DatabaseSync) =>
      Object.entries(kept).map(([table, columns]) => db.prepare(`SELECT ${columns} FROM ${table} ORDER BY 1, 2`).all())
    const before = rows(old)
    old.close()
    expect(rows(opened(file))).toEqual(before)
    const store = sqliteStore(file)
    onTestFinished(() => store.close())
    const inside = { asked: null, ended: 0 }
    expect([await store.mine('ada', 9), await store.mine('bob', 9)]).toEqual([
      [{ code: 'AAAAAA', inside }],
      [{ code: 'BBBBBB', inside }],
    ])
    expect(await store.load('AAAAAA')).toMatchObject({ snapshot: 'as of 1', lines: [{ seq: 2, text: 'dealt' }] })
    expect([await store.openTables('ada', 0), await store.openTables('bob', 0)]).toEqual([1, 0])
  })
})

/** In a thread of its own: opens the file and writes its writes, each at the same moment as everybody else. */
const racer = `
  const { parentPort, workerData } = require('node:worker_threads')
  const { module, file, writes, gate, racers } = workerData
  let met = 0
  const meet = () => {
    met += racers
    Atomics.add(gate, 0, 1)
    Atomics.notify(gate, 0)
    for (let here = 0; here < met; here = Atomics.load(gate, 0)) Atomics.wait(gate, 0, here)
  }
  import(module).then(async ({ sqliteStore }) => {
    meet()
    const store = sqliteStore(file)
    const won = []
    for (const write of writes) {
      meet()
      const lost = await store.append([write])
      if (lost.size === 0) won.push(write.lines[0].command)
    }
    await store.close()
    parentPort.postMessage(won)
  })
`

/** What each of them won. */
function race(file: string, everybody: readonly (readonly TableWrite[])[]): Promise<string[][]> {
  const module = new URL('sqlite.ts', import.meta.url).href
  const shared = { module, file, gate: new Int32Array(new SharedArrayBuffer(4)), racers: everybody.length }
  return Promise.all(
    everybody.map(async (writes) => {
      const worker = new Worker(racer, { eval: true, workerData: { ...shared, writes } })
      onTestFinished(async () => void (await worker.terminate()))
      const [won] = await once(worker, 'message')
      return won as string[]
    }),
  )
}

describe('two at the same file', () => {
  const code = 'AAAAAA'
  const card: Summary['card'] = {
    ...{ code, game: 'thimble', seats: 4, persons: 1, stage: 'lobby', guarded: false, round: 1, touched: 1 },
    listed: 'link',
  }
  const writeBy = (who: string, seq: number): TableWrite => {
    const command = `${who} ${seq}`
    return {
      code,
      summary: { card, due: null, inside: { asked: null, ended: 0 } },
      joined: [who],
      lines: [{ seq, command, text: `by ${who}`, chain: '' }],
    }
  }
  const numbers = Array.from({ length: 200 }, (_, at) => at + 1)

  test('race for every line, and exactly one of them wins it', async () => {
    const file = newFile()
    const store = sqliteStore(file)
    onTestFinished(() => store.close())
    const everybody = ['ada', 'bob'].map((who) => numbers.map((seq) => writeBy(who, seq)))
    const won = (await race(file, everybody)).flat()
    const written = await store.lines(code, 1)
    expect(written.map(({ seq }) => seq)).toEqual(numbers)
    expect(written.map(({ command }) => command).sort()).toEqual(won.sort())
  })

  test('may both be the first to open it', async () => {
    for (let round = 0; round < 5; round++) expect(await race(newFile(), [[], [], []])).toEqual([[], [], []])
  })
})
