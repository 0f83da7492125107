/** A house on a real file that is damaged, or that cannot grow. */
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { at, sure } from '../../kernel/at.ts'
import { closeAll, connect, house, newFolder, playOut, type Seated, start, tableOf } from '../../test/open.ts'
import { Player } from '../../test/player.ts'
import { isSaid, askedOften as limits } from '../../test/readiness.ts'
import { sameDevice, told } from '../../test/tables.ts'
import { type Damage, leavesOf, PAGE, scribble, swept } from './damage.ts'
import { isFull, openDatabase } from './database.ts'
import { databaseIn } from './database-file.ts'
import { cardOf, line, opening, upTo, write } from './samples.ts'
import { storeOn } from './sqlite.ts'

afterEach(closeAll)

const hello = { is: 'say', words: { is: 'phrase', phrase: 'hello' } } as const

interface Table {
  readonly code: string
  readonly people: readonly Seated[]
}

describe('a database of which some pages are damaged', () => {
  let data: string
  let whole: Buffer
  let hurt: Table
  let well: Table

  /** Of which the code of the next table is made: where its lines lie between those of others must not be luck. */
  let bits = '00000000'
  const instead = { fresh: (bytes: number) => (bytes === 4 ? bits : randomBytes(bytes).toString('hex')) }
  const tableAt = (port: number, code: string) => {
    bits = code
    return tableOf(port, 3, 3)
  }

  /** Two games under way, whose house has closed and left everything in one file. */
  beforeEach(async () => {
    data = newFolder()
    const { port, close } = await house({ data, instead })
    hurt = await tableAt(port, '00000000')
    well = await tableAt(port, '3fffffff')
    for (const { people } of [hurt, well]) await start(people)
    // Enough for pages on which there is nothing of the other.
    for (let time = 0; time < 60; time++) await at(hurt.people, time % 3).must(hello)
    await close()
    whole = swept(databaseIn(data))
  })

  const repair = ({ from, bytes }: Damage) =>
    scribble(databaseIn(data), { from, bytes: whole.subarray(from, from + bytes.length) })

  /** Where a word stands: on a page on which there is nothing of the table that shall stay well. */
  function placeOf(name: string, word: string): number {
    const places = leavesOf(databaseIn(data), name).flatMap((page) => {
      const bytes = whole.subarray(page, page + PAGE)
      return bytes.includes(word) && !bytes.includes(well.code) ? [page + bytes.indexOf(word)] : []
    })
    return at(places, 0, `page of ${name}`)
  }
  const letter = Buffer.from('?')

  const damages: Readonly<Record<string, () => Damage>> = {
    'a page of its lines is gone': () => {
      const place = placeOf('lines', 'hello')
      return { from: place - (place % PAGE), bytes: Buffer.alloc(PAGE, 0xaa) }
    },
    'a letter of its lines is another': () => ({ from: placeOf('lines', 'hello'), bytes: letter }),
  }

  test.each(Object.keys(damages))('%s: it is busy, others play on, and all is well once the file is', async (kind) => {
    const damage = sure(damages[kind], kind)()
    scribble(databaseIn(data), damage)
    const { port, house: inside } = await house({ data, limits, instead })
    await isSaid(port, 'ok')

    const comers = await Promise.all(hurt.people.map(({ token }) => connect(port, new Player(token))))
    for (const comer of comers) {
      expect(await told(comer, { is: 'enter', code: hurt.code })).toBe('busy')
      expect([comer.room, comer.game, comer.hand]).toEqual([undefined, undefined, undefined])
    }
    await isSaid(port, 'not now')

    const others = await Promise.all(well.people.map((player) => sameDevice(port, player, well.code)))
    await playOut(others)
    expect(others.map(({ room }) => room?.stage)).toEqual(['over', 'over', 'over'])
    const stranger = await tableAt(port, '1fffffff')
    await start(stranger.people)
    await playOut(stranger.people)
    await isSaid(port, 'not now')
    expect(inside.figures.tables).toBeGreaterThan(2)

    repair(damage)
    await isSaid(port, 'ok')
    const back = await Promise.all(hurt.people.map((player) => sameDevice(port, player, hurt.code)))
    for (const [seat, player] of back.entries()) {
      const { seq, game, hand } = at(hurt.people, seat)
      expect({ seq: player.seq, game: player.game, hand: player.hand }).toEqual({ seq, game, hand })
    }
    await playOut(back)
    expect(back.map(({ room }) => room?.stage)).toEqual(['over', 'over', 'over'])
  })
})

test('a write that meets a damaged page does not take those of others with it', async () => {
  const file = databaseIn(newFolder())
  const many = upTo(200).map((one) => ({ ...one, text: `${one.text} ${'.'.repeat(100)}` }))
  const before = storeOn(openDatabase(file))
  await before.append([opening('AAAAAA'), opening('BBBBBB', { lines: many })])
  await before.close()
  const page = Math.floor(swept(file).indexOf('t200 .') / PAGE) * PAGE
  scribble(file, { from: page, bytes: Buffer.alloc(PAGE, 0xaa) })
  const store = storeOn(openDatabase(file))
  const writes = [write('BBBBBB', { lines: [line(201)] }), write('AAAAAA', { lines: [line(2)] })]
  expect(await store.append(writes)).toEqual(new Set(['BBBBBB']))
  expect(await store.lines('AAAAAA', 2)).toEqual([line(2)])
  await expect(store.check()).rejects.toThrow('malformed')
  await store.close()
})

test('a damaged row of the lists: tables are laid, lists and dues of all others go on, and its own once it is right', async () => {
  const file = databaseIn(newFolder())
  const all = Array.from({ length: 60 }, (_, n) => `T000${n + 10}`)
  const before = storeOn(openDatabase(file))
  await before.append(all.map((code) => opening(code)))
  await before.close()
  const whole = swept(file)
  const pages = leavesOf(file, 'tables').map((from) => ({ from, bytes: whole.subarray(from, from + PAGE) }))
  const page = at(pages, 0, 'leaf')
  // The one after them parts this leaf from the next, and is moved with its rows.
  const well = all.slice(all.filter((code) => page.bytes.includes(code)).length + 1)
  scribble(file, { from: page.from, bytes: Buffer.alloc(PAGE, 0xaa) })

  const store = storeOn(openDatabase(file))
  const none = new Set()
  expect(await store.append(all.map((code) => write(code, { lines: [line(2)], due: 7 })))).toEqual(none)
  const lay = (code: string) => {
    const opened = { device: 'bob', command: `bob lays ${code}`, bound: { most: 1, since: 0 } }
    return store.append([{ ...opening(code, {}, 'bob'), opened }])
  }
  expect(await lay('ZZZZZZ')).toEqual(none)
  expect(await lay('YYYYYY')).toEqual(new Set(['YYYYYY']))
  expect((await store.due(7)).toSorted()).toEqual(well)
  await expect(store.check()).rejects.toThrow('malformed')
  expect(await store.append([write(at(well, 0), { lines: [line(3)] })])).toEqual(none)
  expect(await store.due(7)).toHaveLength(well.length - 1)
  expect(await store.append([write('ZZZZZZ', { card: { listed: 'listed' } })])).toEqual(none)
  expect(await store.listed(9)).toEqual([cardOf('ZZZZZZ')])
  await expect(store.check()).rejects.toThrow('malformed')

  scribble(file, page)
  await store.check()
  expect((await store.due(7)).toSorted()).toEqual(all.filter((code) => code !== well[0]))
  await store.close()
})

test('what lists say of a table and cannot be written is known to the store, though nothing is read', async () => {
  const file = databaseIn(newFolder())
  const before = storeOn(openDatabase(file))
  await before.append([opening('AAAAAA')])
  await before.close()
  swept(file)
  scribble(file, { from: at(leavesOf(file, 'tables'), 0, 'leaf'), bytes: Buffer.alloc(PAGE, 0xaa) })
  const store = storeOn(openDatabase(file))
  expect(await store.append([write('AAAAAA', { card: { stage: 'over' } })])).toEqual(new Set(['AAAAAA']))
  await expect(store.check()).rejects.toThrow('malformed')
  await store.close()
})

test.each(['snapshots', 'lines'])('one letter of the %s that is another is noticed by who reads it', async (name) => {
  const file = join(newFolder(), 'humbug.db')
  const db = openDatabase(file)
  const store = storeOn(db, { ripe: 1, longest: 1 })
  await store.append([opening('AAAAAA', { lines: upTo(3), snapshot: { seq: 2, text: 'as of 2' } })])
  await store.append([opening('BBBBBB', { lines: upTo(3), snapshot: { seq: 2, text: 'as of 2' } })])
  const change = (from: string, to: string) =>
    db.exec(`UPDATE ${name} SET text = replace(text, '${from}', '${to}') WHERE code = 'AAAAAA'`)
  const [letter, other] = name === 'lines' ? ['t3', 't4'] : ['as', 'is']
  change(letter, other)
  await expect(store.load('AAAAAA')).rejects.toThrow('is not as it was written')
  await expect(store.check()).rejects.toThrow('is not as it was written')
  expect(await store.load('BBBBBB')).toEqual({ snapshot: 'as of 2', lines: [line(3)] })
  change(other, letter)
  await store.check()
  expect(await store.load('AAAAAA')).toEqual({ snapshot: 'as of 2', lines: [line(3)] })
  await store.close()
})

test('a disk that is full: nothing is acknowledged that is not kept, the house says so, and goes on once there is room', async () => {
  const data = newFolder()
  let db: DatabaseSync | undefined
  const { port } = await house({
    data,
    limits,
    // Another connection to the same file, whose limits the test can set.
    reading: () => {
      db = openDatabase(databaseIn(data))
      return storeOn(db)
    },
  })
  const disk = sure(db, 'database')
  const { code, people } = await tableOf(port, 3, 3)
  await start(people)
  const host = at(people, 0)
  await isSaid(port, 'ok')

  const pages = Object.values(sure(disk.prepare('PRAGMA page_count').get(), 'count'))[0]
  disk.exec(`PRAGMA max_page_count = ${pages}`)
  // What is free inside the file is used up first.
  let acknowledged = 0
  while ((await told(host, hello)) === 'ok') acknowledged = host.seq
  expect(await told(host, hello)).toBe('busy')
  await isSaid(port, 'not now')
  const watching = await sameDevice(port, host, code)
  expect(watching.seq).toBeGreaterThanOrEqual(acknowledged)
  expect(watching.game).toEqual(host.game)
  const stuck = sure(
    people.find(({ moves }) => moves.length > 0),
    'somebody who is asked',
  )
  const reply = await stuck.move(0)
  expect(reply).toMatchObject({ is: 'no', why: 'busy' })
  const full = await storeOn(disk)
    .check()
    .catch((error) => error)
  expect(isFull(full)).toBe(true)

  disk.exec('PRAGMA max_page_count = 1000000')
  await isSaid(port, 'ok')
  await playOut(people)
  expect(people.map(({ room }) => room?.stage)).toEqual(['over', 'over', 'over'])
  await closeAll()
  disk.close()
})
