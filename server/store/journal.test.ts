import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { describe, expect, onTestFinished, test } from 'vitest'
import { newFolder } from '../../test/open.ts'
import { storeContract } from './contract.ts'
import { openDatabase } from './database.ts'
import { cardOf, insideCard, line, opening, upTo, write } from './samples.ts'
import { storeOn } from './sqlite.ts'

const newFile = () => join(newFolder(), 'humbug.db')

/** Something waits in the journal at nearly every moment, is put in its place at nearly every other, and is soon too old. */
for (const bounds of [
  { ripe: 1, longest: 1 },
  { ripe: 3, longest: 5 },
  { ripe: 1000, longest: 1000 },
]) {
  storeContract(`a journal that puts ${bounds.ripe} lines in their place at a time`, async () => {
    const file = newFile()
    let store = storeOn(openDatabase(file), bounds)
    onTestFinished(() => store.close())
    return {
      store,
      async reopen() {
        await store.close()
        store = storeOn(openDatabase(file), bounds)
        return store
      },
    }
  })
}

const count = (db: DatabaseSync, from: string) => Number(db.prepare(`SELECT count(*) AS n FROM ${from}`).get()?.n)
const endless = { ripe: 1000, longest: 1000 }

/** A store as a house leaves it that falls: nothing is closed. */
function fallen(file: string) {
  const db = openDatabase(file)
  onTestFinished(() => db.close())
  return { db, store: storeOn(db, endless) }
}

describe('what a house that fell left in the journal', () => {
  test('is there for the next one: lines, answers, lists and what is due', async () => {
    const file = newFile()
    const { db, store } = fallen(file)
    await store.append([opening('AAAAAA'), opening('BBBBBB')])
    const inside = { asked: ['bob'], ended: 1 }
    await store.append([write('AAAAAA', { lines: [line(2, 'sit')], inside, due: 7, card: { touched: 2000 } })])
    await store.append([{ code: 'AAAAAA', lines: [line(3)], joined: [] }])
    expect([count(db, 'journal'), count(db, 'lines')]).toEqual([4, 0])

    const next = storeOn(openDatabase(file))
    onTestFinished(() => next.close())
    expect(await next.lines('AAAAAA', 1)).toEqual([line(1, 'ada opens AAAAAA'), line(2, 'sit'), line(3)])
    expect(await next.answered('AAAAAA', 'sit')).toEqual({ seq: 2, chain: 'c2' })
    expect(await next.due(7)).toEqual(['AAAAAA'])
    expect(await next.latest()).toBe(2000)
    expect(await next.mine('ada', 9)).toEqual([
      { ...insideCard('AAAAAA', inside), touched: 2000 },
      insideCard('BBBBBB'),
    ])
    expect([count(db, 'journal'), count(db, 'lines')]).toEqual([4, 0])
    await next.close()
    expect([count(db, 'journal'), count(db, 'lines')]).toEqual([0, 4])
  })

  test('is put in its place with what the next one writes, however it waited before', async () => {
    const file = newFile()
    const { db, store } = fallen(file)
    await store.append([opening('AAAAAA'), opening('BBBBBB')])
    for (let seq = 2; seq <= 5; seq++) await store.append([write('AAAAAA', { lines: [line(seq)] })])
    const next = storeOn(openDatabase(file), { ripe: 3, longest: 40 })
    onTestFinished(() => next.close())
    expect(await next.append([write('AAAAAA', { lines: [line(7)] })])).toEqual(new Set(['AAAAAA']))
    expect(await next.append([write('BBBBBB', { lines: [line(2)] })])).toEqual(new Set())
    expect([count(db, "lines WHERE code = 'AAAAAA'"), count(db, "lines WHERE code = 'BBBBBB'")]).toEqual([5, 0])
    expect(await next.lines('AAAAAA', 1)).toEqual([line(1, 'ada opens AAAAAA'), ...upTo(5, 2)])
    expect(await next.lines('BBBBBB', 2)).toEqual([line(2)])
  })

  test('says nothing of a table about which something was said since', async () => {
    const file = newFile()
    const { store } = fallen(file)
    await store.append([opening('AAAAAA')])
    await store.append([write('AAAAAA', { lines: [line(2)], card: { stage: 'playing' } })])
    await store.append([write('AAAAAA', { card: { stage: 'over' } })])
    const next = storeOn(openDatabase(file))
    onTestFinished(() => next.close())
    expect(await next.mine('ada', 9)).toEqual([{ ...insideCard('AAAAAA'), stage: 'over' }])
  })

  test('and is not as it was written is noticed at its table, and at no other', async () => {
    const file = newFile()
    const { db, store } = fallen(file)
    await store.append([opening('AAAAAA'), opening('BBBBBB')])
    await store.append([write('AAAAAA', { lines: [line(2)] }), write('BBBBBB', { lines: [line(2)] })])
    db.exec("UPDATE journal SET text = 't9' WHERE code = 'AAAAAA' AND seq = 2")
    const next = storeOn(openDatabase(file))
    onTestFinished(() => next.close())
    await expect(next.lines('AAAAAA', 1)).rejects.toThrow('is not as it was written')
    expect(await next.lines('BBBBBB', 2)).toEqual([line(2)])
  })
})

describe('the journal', () => {
  test('holds no more than it must, and each line once', async () => {
    const file = newFile()
    const db = openDatabase(file)
    const store = storeOn(db, { ripe: 4, longest: 40 })
    onTestFinished(() => store.close())
    await store.append([opening('AAAAAA'), opening('BBBBBB')])
    for (let seq = 2; seq <= 200; seq++) {
      await store.append([write('AAAAAA', { lines: [line(seq)] })])
      expect(count(db, 'journal')).toBeLessThan(80)
    }
    expect(await store.lines('AAAAAA', 2)).toEqual(upTo(200, 2))
    expect(await store.lines('BBBBBB', 1)).toHaveLength(1)
  })

  test('of a table whose place is damaged waits, and others are put in theirs', async () => {
    const file = newFile()
    const db = openDatabase(file)
    const store = storeOn(db, { ripe: 2, longest: 1000 })
    onTestFinished(() => store.close())
    await store.append([opening('AAAAAA'), opening('BBBBBB')])
    db.exec(
      `CREATE TRIGGER damaged BEFORE INSERT ON lines WHEN new.code = 'AAAAAA' BEGIN SELECT raise(ABORT, 'damaged'); END`,
    )
    for (let seq = 2; seq <= 20; seq++)
      expect((await store.append(['AAAAAA', 'BBBBBB'].map((code) => write(code, { lines: [line(seq)] })))).size).toBe(0)
    expect(count(db, "lines WHERE code = 'AAAAAA'")).toBe(0)
    expect(count(db, "lines WHERE code = 'BBBBBB'")).toBeGreaterThan(10)
    for (const code of ['AAAAAA', 'BBBBBB']) expect(await store.lines(code, 2)).toEqual(upTo(20, 2))
    db.exec('DROP TRIGGER damaged')
    await store.close()
    const next = storeOn(openDatabase(file))
    onTestFinished(() => next.close())
    expect(await next.lines('AAAAAA', 2)).toEqual(upTo(20, 2))
  })

  test('is read anew when somebody else writes to the same file', async () => {
    const file = newFile()
    const { store } = fallen(file)
    const other = fallen(file).store
    await store.append([opening('AAAAAA')])
    expect(await other.append([write('AAAAAA', { lines: [line(2, 'sit')] })])).toEqual(new Set())
    expect(await store.append([write('AAAAAA', { lines: [line(2)] })])).toEqual(new Set(['AAAAAA']))
    expect(await store.append([write('AAAAAA', { lines: [line(3, 'sit')] })])).toEqual(new Set(['AAAAAA']))
    expect(await store.append([write('AAAAAA', { lines: [line(3, 'rise')] })])).toEqual(new Set())
    expect(await other.lines('AAAAAA', 2)).toEqual([line(2, 'sit'), line(3, 'rise')])
    expect(await other.listed(1)).toEqual([])
    expect(await other.mine('ada', 1)).toEqual([{ ...cardOf('AAAAAA'), inside: { asked: null, ended: 0 } }])
  })
})
