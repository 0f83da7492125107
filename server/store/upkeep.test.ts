import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../../test/open.ts'
import { storeContract } from './contract.ts'
import { openDatabase } from './database.ts'
import { line, opening, upTo, write } from './samples.ts'
import { storeOn } from './sqlite.ts'
import { beside } from './upkeep.ts'

const bounds = { ripe: 3, longest: 20 }
const COMMITS = 10

function opened(file: string) {
  const db = openDatabase(file)
  const store = storeOn(db, bounds, beside(db, file, COMMITS))
  onTestFinished(() => store.close())
  return { db, store }
}

storeContract('a store whose log is moved beside it', async () => {
  const file = join(newFolder(), 'humbug.db')
  let { store } = opened(file)
  return {
    store,
    async reopen() {
      await store.close()
      store = opened(file).store
      return store
    },
  }
})

const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0
const pragma = (db: DatabaseSync, name: string) => Number(Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0])
/** Whoever else has something to do comes to it. */
const turn = () => new Promise((done) => setImmediate(done))

test('the log begins anew while there is always somebody who writes, and nothing that was written is missing', async () => {
  const file = join(newFolder(), 'humbug.db')
  const { db, store } = opened(file)
  const page = pragma(db, 'page_size')
  await store.append([opening('AAAAAA')])
  let seq = 1
  // A commit is two pages at least: were the log never begun anew, it would be longer than all of them.
  do {
    await store.append([write('AAAAAA', { lines: [line(++seq)] })])
    await turn()
  } while (seq < 50 * COMMITS || sizeOf(`${file}-wal`) >= seq * page)
  expect(await store.lines('AAAAAA', 2)).toEqual(upTo(seq, 2))
  await store.close()
  expect(sizeOf(`${file}-wal`)).toBe(0)
})

test('where the thread falls, SQLite sees to the log by itself again', async () => {
  const usual = pragma(openedUsually(join(newFolder(), 'humbug.db')), 'wal_autocheckpoint')
  const folder = newFolder()
  const db = openDatabase(join(folder, 'humbug.db'))
  // The thread is to move the log of a folder, which is no database.
  const store = storeOn(db, bounds, beside(db, folder, 1))
  onTestFinished(() => store.close())
  expect(pragma(db, 'wal_autocheckpoint')).toBeGreaterThan(usual)
  await store.append([opening('AAAAAA')])
  let seq = 1
  while (pragma(db, 'wal_autocheckpoint') !== usual) {
    expect(await store.append([write('AAAAAA', { lines: [line(++seq)] })])).toEqual(new Set())
    await turn()
  }
  expect(await store.lines('AAAAAA', 2)).toEqual(upTo(seq, 2))
})

function openedUsually(file: string): DatabaseSync {
  const db = openDatabase(file)
  onTestFinished(() => db.close())
  return db
}
