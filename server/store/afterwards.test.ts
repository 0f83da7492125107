/**
 * What nobody waits for is done at some moment after the answer, or never: the power goes. Whatever was answered is there all the
 * same. Here those moments are drawn by lot; and upkeep that is built wrongly, each in one way, is found out.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { type Chance, pick, scatter, seeded } from '../../kernel/chance.ts'
import { same } from '../../kernel/state.ts'
import { newFolder } from '../../test/open.ts'
import { freshSeed } from '../../test/seed.ts'
import { openDatabase } from './database.ts'
import { line, opening, upTo, write } from './samples.ts'
import { sqliteStore, storeOn } from './sqlite.ts'
import type { Line, Store } from './store.ts'
import { MOVE, type Upkeep } from './upkeep.ts'

/** A house that is alive: its files, its store, and what it has yet to see to. */
interface Life {
  readonly file: string
  readonly db: DatabaseSync
  readonly store: Store
  readonly due: (() => void)[]
}

/** What is done wrongly when something was committed. */
type Wrong = (life: Pick<Life, 'db' | 'file'>) => void
const rightly: Wrong = () => {}

function born(file: string, wrong: Wrong): Life {
  const db = openDatabase(file)
  const due: (() => void)[] = []
  const upkeep: Upkeep = {
    wrote(tidy) {
      due.push(tidy)
      wrong({ db, file })
    },
    close: async () => {},
  }
  return { file, db, store: storeOn(db, { ripe: 3, longest: 12 }, upkeep), due }
}

/** As it is on the disk when the power goes: nothing is closed, and what readers share is gone. */
function afterPowerCut({ file }: Life): string {
  const there = join(newFolder(), 'humbug.db')
  for (const part of ['', '-wal']) if (existsSync(file + part)) copyFileSync(file + part, there + part)
  return there
}

/** Another connection moves what is in the log, as the thread does; the writer then moves the rest. */
function moveLog({ db, file }: Life): void {
  const mover = new DatabaseSync(file, { timeout: 5000 })
  mover.exec(MOVE)
  db.exec(MOVE)
  mover.close()
}

type Answered = Map<string, Line[]>

/** Lines of some tables, some with a command, in one commit. */
async function written({ store }: Life, answered: Answered, luck: Chance): Promise<void> {
  const codes = ['AAAAAA', 'BBBBBB', 'CCCCCC'].filter(() => luck(2) === 0)
  const writes = codes.map((code) => {
    const lines = answered.get(code)
    if (!lines) return opening(code)
    const more = upTo(lines.length + 1 + luck(3), lines.length + 1)
    return write(code, { lines: more.map((one) => (luck(2) ? one : line(one.seq, `${code} ${one.seq}`))) })
  })
  expect(await store.append(writes)).toEqual(new Set())
  for (const { code, lines } of writes) answered.set(code, [...(answered.get(code) ?? []), ...lines])
}

async function isAllThere({ store }: Life, answered: Answered): Promise<boolean> {
  for (const [code, lines] of answered) {
    if (!same(await store.lines(code, 1), lines)) return false
    const { seq, command } = pick(lines, seeded(lines.length))
    if (command !== null && (await store.answered(code, command))?.seq !== seq) return false
  }
  return true
}

const STEPS = 60

/** Whether something that was answered was ever missing, in the lives of one file. */
async function livedWell(seed: number, wrong: Wrong): Promise<boolean> {
  const luck = seeded(seed)
  const answered: Answered = new Map()
  let life = born(join(newFolder(), 'humbug.db'), wrong)
  try {
    for (let step = 0; step < STEPS; step++) {
      const what = luck(8)
      if (what < 4) await written(life, answered, luck)
      else if (what < 6) life.due.shift()?.()
      else if (what < 7) moveLog(life)
      else {
        const next = born(afterPowerCut(life), wrong)
        life.db.close()
        life = next
      }
      if (!(await isAllThere(life, answered))) return false
    }
    return true
  } catch {
    // A file that cannot be read is missing all of it.
    return false
  } finally {
    life.db.close()
  }
}

test('whatever was answered is there, whenever the power goes before it has been seen to', async () => {
  const fresh = freshSeed('afterwards')
  for (const seed of [...Array(10).keys(), ...[0, 1, 2, 3, 4].map((nth) => scatter(fresh, nth))])
    expect(await livedWell(seed, rightly), `seed ${seed}, HUMBUG_SEED=${fresh}`).toBe(true)
})

test.each<[string, Wrong]>([
  ['empties the journal before its lines are in their place', ({ db }) => db.exec('DELETE FROM journal')],
  ['begins the log anew before it was moved', ({ file }) => truncateSync(`${file}-wal`)],
])('upkeep that %s is found out', async (_, wrong) => {
  for (let seed = 0; seed < 10; seed++) if (!(await livedWell(seed, wrong))) return
  expect.unreachable('nobody noticed')
})

/** So many blocks of 512 bytes a file. */
const BLOCKS = 2000

/** Nothing more fits into this file: whenever somebody comes to move what is in its log, it is too much. */
function filled(file: string): void {
  const db = openDatabase(file)
  const put = db.prepare('INSERT INTO lines (code, seq, text, chain) VALUES (?, 1, ?, ?)')
  put.run('FULL00', 'x'.repeat(BLOCKS * 512), '')
  db.close()
}

/** Writes until the disk takes no more, says which lines were answered, waits for the thread that moves the log to give up, and falls. */
const fill = `
  const [folder, file] = process.argv.slice(1)
  const { sqliteStore } = await import(folder + '/sqlite.ts')
  const { beside } = await import(folder + '/upkeep.ts')
  const { line, opening, write } = await import(folder + '/samples.ts')
  let log
  const store = sqliteStore(file, (db, name) => {
    const kept = beside(db, name, 5)
    log = db.prepare('PRAGMA wal_autocheckpoint')
    return kept
  })
  const turn = () => new Promise((done) => setImmediate(done))
  await store.append([opening('AAAAAA')])
  const text = 'x'.repeat(10_000)
  try {
    for (let seq = 2; ; seq++) {
      const lost = await store.append([write('AAAAAA', { lines: [{ ...line(seq), text }] })])
      if (lost.size > 0) break
      console.log(seq)
      await turn()
    }
  } catch {}
  while (Object.values(log.get())[0] !== 8000) await turn()
  console.log('fell')
  process.exit()`

test.skipIf(process.platform === 'win32')(
  'a disk that is full while the log is moved takes nothing of what was answered with it',
  async () => {
    const file = join(newFolder(), 'humbug.db')
    filled(file)
    const words = ['--input-type=module', '-e', fill, import.meta.dirname, file]
    const child = spawn('sh', ['-c', `ulimit -f ${BLOCKS}; exec "$0" "$@"`, process.execPath, ...words])
    onTestFinished(() => void child.kill('SIGKILL'))
    const [said] = await Promise.all([text(child.stdout), once(child, 'exit')])
    const [last, end] = said.trim().split('\n').slice(-2)
    expect(end).toBe('fell')
    const answered = upTo(Number(last), 2).map(({ seq }) => seq)
    expect(answered.length).toBeGreaterThan(10)
    const store = sqliteStore(file)
    const found = (await store.lines('AAAAAA', 2)).map(({ seq }) => seq)
    expect(found.slice(0, answered.length)).toEqual(answered)
    expect(await store.append([write('AAAAAA', { lines: [line(found.length + 2)] })])).toEqual(new Set())
    await store.close()
  },
)
