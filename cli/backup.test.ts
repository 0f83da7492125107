import { randomBytes } from 'node:crypto'
import {
  chownSync,
  copyFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { at, sure } from '../kernel/at.ts'
import { keysIn } from '../server/ops/keys.ts'
import { databaseIn } from '../server/store/database-file.ts'
import { sqliteStore } from '../server/store/sqlite.ts'
import { canMakeDisks, SmallDisk } from '../test/disasters/small-disk.ts'
import { closeAll, connect, house, newFolder, playOut, type Seated, settingsFor, start, tableOf } from '../test/open.ts'
import { Player } from '../test/player.ts'
import { apart, type Heard, here, inEnglish } from './heard.ts'

afterEach(closeAll)

inEnglish()

function expectRefused({ status, out, err }: Heard, line: string): void {
  expect([status, out, err.trim().split('\n').length]).toEqual([2, '', 1])
  expect(err).toContain(line)
}

async function expectRefusal(words: readonly string[], line: string): Promise<void> {
  expectRefused(await here(...words), line)
}

const newCopy = () => join(newFolder(), 'copy.db')

/** Everything that lies in a folder. */
const contents = (folder: string) =>
  Object.fromEntries(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'hex')]))

/** A folder with one table, whose house has closed. */
async function closedHouse(): Promise<{ data: string; code: string }> {
  const data = newFolder()
  const { port } = await house({ data })
  const { code } = await (await connect(port)).must({ is: 'create', settings: settingsFor(3) })
  await closeAll()
  return { data, code: sure(code, 'code') }
}

/** A copy of a house with one table. */
let copy: { readonly file: string; readonly code: string }
beforeAll(async () => {
  const { data, code } = await closedHouse()
  copy = { file: newCopy(), code }
  expect(await here('backup', copy.file, '--data', data)).toMatchObject({ status: 0 })
})

async function hasTable(file: string, code: string): Promise<boolean> {
  const store = sqliteStore(file)
  const kept = await store.load(code)
  await store.close()
  return kept !== undefined
}

const seenBy = ({ seq, seat, room, game, hand }: Player) => ({ seq, seat, room, game, hand })

/** What a device saw when the table was so far. */
function seenThen({ token, heard }: Player, then: number) {
  const past = new Player(token, 'stays out')
  for (const frame of heard) if (past.seq < then) past.hear(frame)
  return seenBy(past)
}

/** Keeps talking while something else goes on. */
async function talkDuring<T>(player: Player, work: Promise<T>): Promise<T> {
  const over = Symbol()
  const ended = work.then(() => over)
  const say = () => player.must({ is: 'say', words: { is: 'phrase', phrase: 'thinking' } })
  while ((await Promise.race([ended, say()])) !== over);
  return work
}

async function comeBack(port: number, code: string, { token }: Player): Promise<Seated> {
  const player = await connect(port, new Player(token))
  await player.must({ is: 'enter', code })
  await player.until(() => player.room !== undefined)
  return player
}

describe('a backup', () => {
  test('of a house at play is that house at one moment, and the game goes on from there', async () => {
    const data = newFolder()
    const { port } = await house({ data })
    const { code, people } = await tableOf(port, 3, 3)
    await start(people)
    const first = at(people, 0)
    const before = first.seq
    const file = newCopy()
    const { status, out } = await talkDuring(first, apart('backup', file, '--data', data, '--json'))
    expect([status, JSON.parse(out)]).toEqual([0, { file, tables: 1 }])
    await playOut(people)

    const elsewhere = join(newFolder(), 'new')
    expect(await apart('restore', file, '--data', elsewhere)).toMatchObject({ status: 0 })
    const { port: secondPort } = await house({ data: elsewhere })
    const again = await Promise.all(people.map((player) => comeBack(secondPort, code, player)))
    for (const [seat, player] of again.entries()) {
      const then = at(people, seat)
      expect(player.seq).toBeGreaterThanOrEqual(before)
      expect(player.seq).toBeLessThan(then.seq)
      expect(seenBy(player)).toEqual(seenThen(then, player.seq))
    }
    await playOut(again)
    expect(again.map(({ room }) => room?.stage)).toEqual(['over', 'over', 'over'])
  })

  test('is for nobody else to read, with all that lies beside it', async () => {
    const { data } = await closedHouse()
    const file = newCopy()
    const { status } = await apart('backup', file, '--data', data)
    const modes = [file, keysIn(data), `${file}.keys`].map((path) => statSync(path).mode & 0o777)
    expect([status, ...modes]).toEqual([0, 0o600, 0o600, 0o600])
    expect(await here('restore', file, '--data', data, '--replace')).toMatchObject({ status: 0 })
    expect(statSync(databaseIn(data)).mode & 0o777).toBe(0o600)
  })

  test.runIf(canMakeDisks())('for which there is no room leaves nothing behind', async () => {
    const { data } = await closedHouse()
    const disk = new SmallDisk(1)
    onTestFinished(() => disk.remove())
    disk.fill()
    await expectRefusal(['backup', join(disk.folder, 'copy.db'), '--data', data], 'there is no room left')
    expect(readdirSync(disk.folder)).toEqual(['ballast'])
  })

  test('never overwrites a file', async () => {
    const { data } = await closedHouse()
    const file = newCopy()
    writeFileSync(file, 'my letters')
    await expectRefusal(['backup', file, '--data', data], `“${file}” is there already`)
    await expectRefusal(['backup', file, '--data', data, '--lang', 'de'], `„${file}“ gibt es schon`)
    expect(readFileSync(file, 'utf8')).toBe('my letters')
  })

  test('needs tables to copy, and a place to put them', async () => {
    const { data } = await closedHouse()
    const nowhere = join(newFolder(), 'no', 'such', 'folder')
    const file = newCopy()
    await expectRefusal(['backup', file, '--data', nowhere], `“${databaseIn(nowhere)}” cannot be read`)
    expect(existsSync(file)).toBe(false)
    await expectRefusal(['backup', join(nowhere, 'x'), '--data', data], `“${join(nowhere, 'x')}” cannot be written`)
  })
})

describe('restoring', () => {
  test('where there are tables wants to be told so', async () => {
    const { file } = copy
    const { data } = await closedHouse()
    const before = contents(data)
    await expectRefusal(['restore', file, '--data', data], 'there are tables in')
    await expectRefusal(['restore', file, '--data', data, '--lang', 'de'], 'stehen schon Tische')
    expect(contents(data)).toEqual(before)
  })

  test('with --replace puts what was there aside', async () => {
    const { file, code } = copy
    const { data, code: older } = await closedHouse()
    const { status, out } = await here('restore', file, '--data', data, '--replace', '--json')
    expect([status, JSON.parse(out)]).toEqual([0, { file, tables: 1 }])
    const aside = `${databaseIn(data)}.before-restore`
    const asides = ['humbug.db.before-restore', 'humbug.keys.before-restore']
    expect(readdirSync(data).sort()).toEqual(['humbug.db', 'humbug.keys', 'humbug.lock', ...asides].sort())
    expect(readFileSync(keysIn(data))).toEqual(readFileSync(`${file}.keys`))
    expect(statSync(keysIn(data)).mode & 0o777).toBe(0o600)
    expect([await hasTable(databaseIn(data), code), await hasTable(databaseIn(data), older)]).toEqual([true, false])
    expect([await hasTable(aside, code), await hasTable(aside, older)]).toEqual([false, true])
  })

  test.runIf(process.getuid?.() === 0)(
    'by root into the folder of somebody else leaves everything theirs',
    async () => {
      const { file } = copy
      const { data } = await closedHouse()
      const owner = [1234, 5678] as const
      rmSync(join(data, 'humbug.lock'))
      for (const path of [data, ...readdirSync(data).map((name) => join(data, name))]) chownSync(path, ...owner)
      expect(await here('restore', file, '--data', data, '--replace')).toMatchObject({ status: 0 })
      const owners = readdirSync(data).map((name) => [name, statSync(join(data, name))] as const)
      expect(owners.length).toBeGreaterThan(3)
      expect(owners.map(([name, { uid, gid }]) => [name, uid, gid])).toEqual(owners.map(([name]) => [name, ...owner]))
    },
  )

  test('waits until the house has closed', async () => {
    const { file } = copy
    const data = newFolder()
    const { port } = await house({ data })
    const { code, people } = await tableOf(port, 1, 3)
    expectRefused(await apart('restore', file, '--data', data, '--replace'), 'the house is open')
    expectRefused(await apart('restore', file, '--data', data, '--replace', '--lang', 'de'), 'das Haus ist offen')
    await at(people, 0).must({ is: 'say', words: { is: 'phrase', phrase: 'hello' } })
    await closeAll()
    expect(readdirSync(data).sort()).toEqual(['humbug.db', 'humbug.keys', 'humbug.lock'])
    expect(await hasTable(databaseIn(data), code)).toBe(true)
  })

  test('works where the tables that were there are damaged', async () => {
    const { file, code } = copy
    const data = newFolder()
    writeFileSync(databaseIn(data), 'the cat walked over the disk')
    expect(await here('restore', file, '--data', data, '--replace')).toMatchObject({ status: 0, err: '' })
    expect(await hasTable(databaseIn(data), code)).toBe(true)
    expect(readFileSync(`${databaseIn(data)}.before-restore`, 'utf8')).toBe('the cat walked over the disk')
  })

  test('of a house onto itself loses nothing', async () => {
    const { data, code } = await closedHouse()
    expect(await here('restore', databaseIn(data), '--data', data, '--replace')).toMatchObject({ status: 0, err: '' })
    expect(await hasTable(databaseIn(data), code)).toBe(true)
  })

  test('takes what a house that fell over had written last', async () => {
    const data = newFolder()
    const { port } = await house({ data })
    const { code } = await tableOf(port, 1, 3)
    const fallen = newFolder()
    for (const rest of ['', '-wal']) copyFileSync(databaseIn(data) + rest, databaseIn(fallen) + rest)
    const elsewhere = newFolder()
    expect(await here('restore', databaseIn(fallen), '--data', elsewhere)).toMatchObject({ status: 0 })
    expect(await hasTable(databaseIn(elsewhere), code)).toBe(true)
  })
})

describe('a damaged copy is refused, and nothing changes', () => {
  const damages: Readonly<Record<string, (bytes: Buffer) => Buffer | string>> = {
    'cut in half': (bytes) => bytes.subarray(0, bytes.length >> 1),
    'without its last byte': (bytes) => bytes.subarray(0, -1),
    'of random bytes': () => randomBytes(8192),
    'of text': () => 'Dear diary, today I told three lies.',
    'of nothing': () => '',
  }
  let data: string
  beforeAll(async () => {
    data = (await closedHouse()).data
  })

  async function expectUseless(file: string): Promise<void> {
    const before = contents(data)
    await expectRefusal(['restore', file, '--data', data, '--replace'], `“${file}” is damaged`)
    expect(contents(data)).toEqual(before)
    const empty = newFolder()
    await expectRefusal(['restore', file, '--data', empty, '--lang', 'de'], `„${file}“ ist beschädigt`)
    expect(readdirSync(empty)).toEqual([])
  }

  test.each(Object.keys(damages))('%s', async (damage) => {
    const file = newCopy()
    writeFileSync(file, sure(damages[damage], damage)(readFileSync(copy.file)))
    await expectUseless(file)
  })

  test('of a later version', async () => {
    const file = newCopy()
    copyFileSync(copy.file, file)
    const db = new DatabaseSync(file)
    db.exec('PRAGMA user_version = 1000')
    db.close()
    await expectUseless(file)
  })
})
