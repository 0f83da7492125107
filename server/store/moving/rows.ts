/** The rows of SQLite, as they are carried out of a house and into one. */
import type { DatabaseSync } from 'node:sqlite'
import { DamagedFile, errcodeOf } from '../database.ts'
import type { Line } from '../store.ts'
import { checkSum, sumOf } from '../sums.ts'
import { type Addressed, type Member, OtherTable, type Shelf, type TableRow } from './depot.ts'

type Row = Record<string, unknown>

/** A row that is not as it was written is not carried on. */
function checked(file: string, row: Partial<Line> & { readonly sum?: number | null }): void {
  try {
    checkSum(row)
  } catch (cause) {
    throw new DamagedFile(file, { cause })
  }
}

const KEPT = `SELECT code, card, listed, stage, touched, due, inside, told, opener, command,
    snapshots.seq AS seq, snapshots.text AS text, snapshots.sum AS sum
  FROM tables LEFT JOIN snapshots USING (code)`

export function tablesIn(db: DatabaseSync, file: string) {
  const next = db.prepare(`${KEPT} WHERE code > ? ORDER BY code LIMIT ?`)
  const one = db.prepare(`${KEPT} WHERE code = ?`)
  const put = db.prepare(
    `INSERT INTO tables (code, card, listed, stage, touched, due, inside, told, opener, command)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     ON CONFLICT (code) DO UPDATE SET card = excluded.card, listed = excluded.listed, stage = excluded.stage,
       touched = excluded.touched, due = excluded.due, inside = excluded.inside, told = excluded.told,
       opener = excluded.opener, command = excluded.command`,
  )
  const unsnap = db.prepare('DELETE FROM snapshots WHERE code = ?')
  const snap = db.prepare('INSERT INTO snapshots (code, seq, text, sum) VALUES (?, ?, ?, ?)')

  const keptIn = ({ listed, seq, text, sum, ...row }: Row): TableRow => {
    const snapshot = seq === null ? null : { seq: Number(seq), text: String(text) }
    if (snapshot) checked(file, { ...snapshot, sum: sum as number | null })
    return { ...(row as unknown as TableRow), listed: listed === 1, snapshot }
  }
  return {
    after: (code: string, most: number) => next.all(code, most).map(keptIn),
    of: (code: string) => one.all(code).map(keptIn),
    put({ code, card, listed, stage, touched, due, inside, told, opener, command, snapshot }: TableRow): void {
      try {
        put.run(code, card, Number(listed), stage, touched, due, inside, told, opener, command)
      } catch (error) {
        // Another table was opened by the same command.
        throw errcodeOf(error) === 2067 ? new OtherTable(code) : error
      }
      unsnap.run(code)
      if (snapshot) snap.run(code, snapshot.seq, snapshot.text, sumOf(snapshot))
    },
  }
}

export function linesIn(db: DatabaseSync, file: string) {
  const next = db.prepare(
    'SELECT seq, command, text, chain, sum FROM lines WHERE code = ? AND seq > ? ORDER BY seq LIMIT ?',
  )
  const put = db.prepare('INSERT INTO lines (code, seq, command, text, chain, sum) VALUES (?, ?, ?, ?, ?, ?)')
  return {
    after: (code: string, after: number, most: number): Line[] =>
      next.all(code, after, most).map((row) => {
        const { sum, ...line } = row as unknown as Line & { readonly sum: number | null }
        checked(file, row)
        return line
      }),
    put(code: string, line: Line): void {
      const { seq, command, text, chain } = line
      put.run(code, seq, command, text, chain, sumOf(line))
    },
  }
}

export function membersIn(db: DatabaseSync): Shelf<Member> {
  const next = db.prepare(
    'SELECT device, code FROM members WHERE (device, code) > (?, ?) ORDER BY device, code LIMIT ?',
  )
  const one = db.prepare('SELECT 1 FROM members WHERE device = ? AND code = ?')
  const put = db.prepare('INSERT INTO members (device, code) VALUES (?, ?)')
  return {
    after: async (last, most) => next.all(last?.device ?? '', last?.code ?? '', most) as unknown as Member[],
    missing: async (members) => members.filter(({ device, code }) => !one.get(device, code)),
    async put(members) {
      for (const { device, code } of members) put.run(device, code)
    },
  }
}

export function addressesIn(db: DatabaseSync): Shelf<Addressed> {
  const next = db.prepare(
    'SELECT device, endpoint, p256dh, auth, language FROM addresses WHERE device > ? ORDER BY device LIMIT ?',
  )
  const one = db.prepare(
    'SELECT 1 FROM addresses WHERE device = ? AND endpoint = ? AND p256dh = ? AND auth = ? AND language = ?',
  )
  const put = db.prepare(
    'INSERT OR REPLACE INTO addresses (device, endpoint, p256dh, auth, language) VALUES (?, ?, ?, ?, ?)',
  )
  const wordsOf = ({ device, endpoint, p256dh, auth, language }: Addressed) =>
    [device, endpoint, p256dh, auth, language] as const
  return {
    after: async (last, most) => next.all(last?.device ?? '', most) as unknown as Addressed[],
    missing: async (addresses) => addresses.filter((address) => !one.get(...wordsOf(address))),
    async put(addresses) {
      for (const address of addresses) put.run(...wordsOf(address))
    },
  }
}
