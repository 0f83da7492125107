/** The store of one machine: SQLite inside the process. A commit is on the disk before anybody hears of it. */
import { DatabaseSync } from 'node:sqlite'
import type { Card } from '../../protocol.ts'
import { migrations } from './migrations.ts'
import type { Answer, Line, Page, Store } from './store.ts'

/** The file is not one of ours, or it is of a later version than we understand. */
export class ForeignFile extends Error {}

/** Written into the file's header, so that nobody's other database is taken for ours: "HMBG". */
export const OURS = 0x484d4247

/** Opens the file, or makes it, and brings it up to date. */
export function openDatabase(file: string, steps = migrations): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 })
  const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get()!)[0] as number
  const version = pragma('user_version')
  const foreign = version > steps.length || (version > 0 && pragma('application_id') !== OURS)
  if (foreign || (version === 0 && pragma('schema_version') > 0)) {
    db.close()
    throw new ForeignFile(file)
  }
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON')
  for (const [at, step] of steps.entries()) {
    if (at < version) continue
    db.exec(`BEGIN IMMEDIATE; ${step}; PRAGMA application_id = ${OURS}; PRAGMA user_version = ${at + 1}; COMMIT`)
  }
  return db
}

const isConflict = (error: unknown) =>
  error instanceof Error && 'errcode' in error && [1555, 2067].includes(Number(error.errcode))

export function sqliteStore(file: string): Store {
  const db = openDatabase(file)
  const insertLine = db.prepare('INSERT INTO lines (code, seq, command, text, chain) VALUES (?, ?, ?, ?, ?)')
  const insertTable = db.prepare(
    'INSERT INTO tables (code, card, listed, stage, touched, due, opener, command) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const updateTable = db.prepare(
    'UPDATE tables SET card = ?, listed = ?, stage = ?, touched = ?, due = ? WHERE code = ?',
  )
  const insertMember = db.prepare('INSERT OR IGNORE INTO members (device, code) VALUES (?, ?)')
  const upsertSnapshot = db.prepare(
    'INSERT INTO snapshots (code, seq, text) VALUES (?, ?, ?) ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, text = excluded.text WHERE excluded.seq > snapshots.seq',
  )
  const findAnswer = db.prepare('SELECT seq, chain FROM lines WHERE code = ? AND command = ?')
  const findOpened = db.prepare('SELECT code FROM tables WHERE command = ?')
  const findSnapshot = db.prepare('SELECT seq, text FROM snapshots WHERE code = ?')
  const findLines = db.prepare('SELECT seq, command, text, chain FROM lines WHERE code = ? AND seq >= ? ORDER BY seq')
  const findListed = db.prepare('SELECT card FROM tables WHERE listed = 1 ORDER BY touched DESC LIMIT ?')
  const findMine = db.prepare(
    'SELECT card FROM members JOIN tables USING (code) WHERE device = ? ORDER BY touched DESC LIMIT ?',
  )
  const countOpen = db.prepare(
    "SELECT count(*) AS n FROM tables WHERE opener = ? AND stage NOT IN ('closed', 'abandoned')",
  )
  const findDue = db.prepare('SELECT code FROM tables WHERE due <= ? ORDER BY due')

  const writePage = ({ code, lines, card, due, joined, snapshot, opened }: Page) => {
    const { listed, ...shown } = card
    const row = [JSON.stringify(shown), listed === 'listed' ? 1 : 0, card.stage, card.touched, due] as const
    if (opened) insertTable.run(code, ...row, opened.device, opened.command)
    else updateTable.run(...row, code)
    for (const { seq, command, text, chain } of lines) insertLine.run(code, seq, command, text, chain)
    for (const device of joined) insertMember.run(device, code)
    if (snapshot) upsertSnapshot.run(code, snapshot.seq, snapshot.text)
  }

  const together = (pages: readonly Page[]) => {
    db.exec('BEGIN IMMEDIATE')
    try {
      for (const page of pages) writePage(page)
      db.exec('COMMIT')
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }

  const cards = (rows: readonly Record<string, unknown>[]) => rows.map((row) => JSON.parse(row.card as string) as Card)

  return {
    async append(pages) {
      try {
        together(pages)
        return new Set()
      } catch (error) {
        if (!isConflict(error)) throw error
      }
      // One page came too late; the others shall not suffer for it.
      const lost = new Set<string>()
      for (const page of pages) {
        try {
          together([page])
        } catch (error) {
          if (!isConflict(error)) throw error
          lost.add(page.code)
        }
      }
      return lost
    },
    async answered(code, command) {
      return findAnswer.get(code, command) as Answer | undefined
    },
    async openedBy(command) {
      return findOpened.get(command)?.code as string | undefined
    },
    async load(code) {
      const snapshot = findSnapshot.get(code)
      const lines = findLines.all(code, snapshot ? Number(snapshot.seq) + 1 : 1) as unknown as Line[]
      if (snapshot) return { snapshot: snapshot.text as string, lines }
      return lines.length > 0 ? { lines } : undefined
    },
    async lines(code, from) {
      return findLines.all(code, from) as unknown as Line[]
    },
    async listed(most) {
      return cards(findListed.all(most))
    },
    async mine(device, most) {
      return cards(findMine.all(device, most))
    },
    async openTables(device) {
      return countOpen.get(device)!.n as number
    },
    async due(before) {
      return findDue.all(before).map((row) => row.code as string)
    },
    async close() {
      db.close()
    },
  }
}
