/** Folders and databases full of tables, for tests of moving them. */
import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { Client } from 'pg'
import { expect } from 'vitest'
import { here } from '../cli/heard.ts'
import { openKeys } from '../server/ops/keys.ts'
import { databaseIn } from '../server/store/database-file.ts'
import { openPostgres } from '../server/store/postgres/opening.ts'
import { opening, upTo, write } from '../server/store/samples.ts'
import { sqliteStore } from '../server/store/sqlite.ts'
import { newFolder } from './open.ts'
import { thePostgres } from './postgres/server.ts'

export const newDatabase = async () => (await thePostgres()).newDatabase()
/** An address as whoever runs the house is told of it. */
export const shown = (address: string) => address.replace('humbug@', '')

export const moving = (from: string, to: string, ...more: string[]) => here('move', '--from', from, '--to', to, ...more)

/** What it says of a move that must succeed. */
export async function moved(from: string, to: string): Promise<Record<string, unknown>> {
  const { status, out, err } = await moving(from, to, '--json')
  expect([status, err]).toEqual([0, ''])
  return JSON.parse(out)
}

/** One sentence in each language. */
export async function expectRefusal(from: string, to: string, english: string, german: string): Promise<void> {
  const line = (text: string) => ({ status: 2, out: '', err: `humbug: ${text}\n` })
  expect(await moving(from, to)).toEqual(line(english))
  expect(await moving(from, to, '--lang', 'de')).toEqual(line(german))
}

/** Everything that lies in a folder but its lock, which says nothing. */
export function contents(folder: string): Record<string, string> {
  const names = readdirSync(folder).filter((name) => name !== 'humbug.lock')
  return Object.fromEntries(names.map((name) => [name, hash('sha256', readFileSync(join(folder, name)))]))
}

export const keysAt = async (address: string) => (await rowsAt(address, 'SELECT text FROM humbug.keys'))[0]?.text

export const codeOf = (n: number) => `T${String(n).padStart(3, '0')}`

/** A folder with so many tables, from T001 on, and keys; each third has a snapshot, each other is listed. */
export async function folderOf(tables: number, data = newFolder()): Promise<string> {
  openKeys(data)
  const store = sqliteStore(databaseIn(data))
  for (let n = 1; n <= tables; n++) {
    const code = codeOf(n)
    await store.append([opening(code, { card: { listed: n % 2 ? 'listed' : 'link', touched: 1000 + n } })])
    await store.append([
      write(code, {
        lines: [
          ...upTo(3 + (n % 5), 2),
          { seq: 4 + (n % 5), command: `bob says ${n}`, text: '{"é":"\u{1f400}"}', chain: '' },
        ],
        joined: ['bob', `eve ${n}`],
        due: n % 4 ? null : 5_000_000_000_000 + n,
        inside: { asked: n % 3 ? null : ['bob'], ended: n % 2 },
        card: { listed: n % 2 ? 'listed' : 'link', touched: 2000 + n },
        ...(n % 3 === 0 && { snapshot: { seq: 3, text: `snapshot of ${code}` } }),
      }),
    ])
  }
  for (const device of ['bob', 'eve 1']) {
    await store.setAddress(device, {
      endpoint: `https://post.example/${device}`,
      p256dh: 'p',
      auth: 'a',
      language: 'de',
    })
  }
  await store.close()
  return data
}

/** All that is kept, as both kinds of places can say it. */
const KEPT = (place: string) => ({
  tables: `SELECT code, card, CASE WHEN listed THEN 1 ELSE 0 END AS listed, stage, touched, due, inside, told, opener, command
    FROM ${place}tables ORDER BY code`,
  lines: `SELECT code, seq, command, text, chain FROM ${place}lines ORDER BY code, seq`,
  snapshots: `SELECT code, seq, text FROM ${place}snapshots ORDER BY code`,
  members: `SELECT device, code FROM ${place}members ORDER BY device, code`,
  addresses: `SELECT device, endpoint, p256dh, auth, language FROM ${place}addresses ORDER BY device`,
})
export type Everything = Record<keyof ReturnType<typeof KEPT>, Record<string, unknown>[]>

export function everythingIn(data: string): Everything {
  const db = new DatabaseSync(databaseIn(data))
  const all = Object.entries(KEPT('')).map(([name, sql]) => [
    name,
    db
      .prepare(sql)
      .all()
      .map((row) => ({ ...row })),
  ])
  db.close()
  return Object.fromEntries(all)
}

export function rowsIn(data: string, sql: string): Record<string, unknown>[] {
  const db = new DatabaseSync(databaseIn(data))
  const rows = db.prepare(sql).all()
  db.close()
  return rows
}

export async function rowsAt(address: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: address })
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

export async function everythingAt(address: string): Promise<Everything> {
  const all = Object.entries(KEPT('humbug.')).map(async ([name, sql]) => {
    const rows = await rowsAt(address, sql)
    // Large numbers come as text.
    for (const row of rows) for (const key of ['touched', 'due']) if (row[key]) row[key] = Number(row[key])
    return [name, rows]
  })
  return Object.fromEntries(await Promise.all(all))
}

/** A database that is ready for tables, and lets nobody write one from this code on until it is opened. */
export async function barredFrom(code: string) {
  const address = await (await thePostgres()).newDatabase()
  await openPostgres(address)
  const bar = new Client({ connectionString: address })
  await bar.connect()
  await bar.query('SELECT pg_advisory_lock(1)')
  await bar.query(`CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NEW; END $$`)
  await bar.query(`CREATE TRIGGER wait BEFORE INSERT ON humbug.tables FOR EACH ROW WHEN (NEW.code >= '${code}')
    EXECUTE FUNCTION wait()`)
  const waiting = async () => {
    const { rows } = await bar.query(
      "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objid = 1 AND NOT granted AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
    )
    return rows[0]?.pid as number | undefined
  }
  return {
    address,
    /** Until somebody stands there; who. */
    async reached(): Promise<number> {
      for (;;) {
        const pid = await waiting()
        if (pid !== undefined) return pid
      }
    },
    open: () => bar.end(),
  }
}
