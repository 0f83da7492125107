/** The store of one machine: SQLite inside the process. A commit is on the disk before anybody hears of it. */
import { DatabaseSync } from 'node:sqlite'
import { sure } from '../../kernel/at.ts'
import type { Address, Card } from '../../protocol/messages.ts'
import { migrations } from './migrations.ts'
import type { Answer, Inside, Line, Store, Summary, TableWrite } from './store.ts'

/** The file is not one of ours, or it is of a later version than we understand. */
export class ForeignFile extends Error {}

/** Somebody has opened too many tables. */
class Crowded extends Error {}

/** Written into the file's header, so that nobody's other database is taken for ours: "HMBG". */
export const OURS = 0x484d4247

/** Opens the file, or makes it, and brings it up to date. */
export function openDatabase(file: string, steps = migrations): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5000 })
  try {
    // Looked at and changed in one go: of two that open a new file at once, the second finds it made.
    db.exec('BEGIN IMMEDIATE')
    const version = versionOf(db)
    if (version === undefined || version > steps.length) throw new ForeignFile(file)
    for (const step of steps.slice(version)) db.exec(step)
    if (version < steps.length) db.exec(`PRAGMA application_id = ${OURS}; PRAGMA user_version = ${steps.length}`)
    // Moving the log into the file holds everybody up for a moment: eight times rarer than usual.
    db.exec('COMMIT; PRAGMA synchronous = FULL; PRAGMA wal_autocheckpoint = 8000')
    writeAhead(db)
    return db
  } catch (error) {
    db.close()
    throw isUnreadable(error) ? new ForeignFile(file) : error
  }
}

/** Of two that change over at once SQLite turns one away without letting it wait; so it waits here, and tries again. */
function writeAhead(db: DatabaseSync, tries = 10): void {
  try {
    db.exec('PRAGMA journal_mode = WAL')
  } catch (error) {
    if (!isBusy(error) || tries === 0) throw error
    db.exec('BEGIN IMMEDIATE; COMMIT')
    writeAhead(db, tries - 1)
  }
}

/** How many steps a database has taken; undefined if it is not ours. */
export function versionOf(db: DatabaseSync): number | undefined {
  const pragma = (name: string) => Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0] as number
  const version = pragma('user_version')
  const ours = version > 0 ? pragma('application_id') === OURS : pragma('schema_version') === 0
  return ours ? version : undefined
}

const errcodeOf = (error: unknown) => (error instanceof Error && 'errcode' in error ? Number(error.errcode) : 0)
const isConflict = (error: unknown) => error instanceof Crowded || [1555, 2067].includes(errcodeOf(error))
/** Damaged, or never a database. */
const isUnreadable = (error: unknown) => [11, 26].includes(errcodeOf(error) & 0xff)
/** Somebody else has it. */
export const isBusy = (error: unknown) => (errcodeOf(error) & 0xff) === 5

function rowOf({ card: { listed, ...card }, due, inside }: Summary) {
  const row = [JSON.stringify(card), listed === 'listed' ? 1 : 0, card.stage, card.touched, due] as const
  return [...row, JSON.stringify(inside)] as const
}

export function sqliteStore(file: string): Store {
  const db = openDatabase(file)
  const insertLine = db.prepare('INSERT INTO lines (code, seq, command, text, chain) VALUES (?, ?, ?, ?, ?)')
  const insertTable = db.prepare(
    'INSERT INTO tables (code, card, listed, stage, touched, due, inside, opener, command) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const updateTable = db.prepare(
    'UPDATE tables SET card = ?, listed = ?, stage = ?, touched = ?, due = ?, inside = ? WHERE code = ?',
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
    'SELECT card, inside FROM members JOIN tables USING (code) WHERE device = ? ORDER BY touched DESC LIMIT ?',
  )
  const findMember = db.prepare('SELECT 1 FROM members WHERE device = ? AND code = ?')
  const countOpen = db.prepare(
    "SELECT count(*) AS n FROM tables WHERE opener = ? AND stage NOT IN ('closed', 'abandoned') AND touched >= ?",
  )
  const findAddress = db.prepare('SELECT endpoint, p256dh, auth, language FROM addresses WHERE device = ?')
  const replaceAddress = db.prepare(
    'INSERT OR REPLACE INTO addresses (device, endpoint, p256dh, auth, language) VALUES (?, ?, ?, ?, ?)',
  )
  const deleteAddress = db.prepare('DELETE FROM addresses WHERE device = ? AND endpoint = coalesce(?, endpoint)')
  const findLatest = db.prepare('SELECT max(touched) AS latest FROM tables')
  const findDue = db.prepare('SELECT code FROM tables WHERE due <= ? ORDER BY due')

  const writeOne = ({ code, lines, summary, joined, snapshot, opened }: TableWrite) => {
    if (opened) insertTable.run(code, ...rowOf(sure(summary, 'summary of a new table')), opened.device, opened.command)
    else if (summary) updateTable.run(...rowOf(summary), code)
    for (const { seq, command, text, chain } of lines) insertLine.run(code, seq, command, text, chain)
    for (const device of joined) insertMember.run(device, code)
    const { bound, device = '' } = opened ?? {}
    // Counted with this one, inside the write: however many ask at once, no more get in.
    if (bound && Number(countOpen.get(device, bound.since)?.n) > bound.most) throw new Crowded()
    if (snapshot) upsertSnapshot.run(code, snapshot.seq, snapshot.text)
  }

  const together = (writes: readonly TableWrite[]) => {
    db.exec('BEGIN IMMEDIATE')
    try {
      for (const write of writes) writeOne(write)
      db.exec('COMMIT')
    } catch (error) {
      if (db.isTransaction) db.exec('ROLLBACK')
      throw error
    }
  }

  const cardIn = (row: Record<string, unknown>) => JSON.parse(row.card as string) as Card

  return {
    async append(writes) {
      try {
        together(writes)
        return new Set()
      } catch (error) {
        if (!isConflict(error)) throw error
      }
      // One write came too late; the others shall not suffer for it.
      const lost = new Set<string>()
      for (const write of writes) {
        try {
          together([write])
        } catch (error) {
          if (!isConflict(error)) throw error
          lost.add(write.code)
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
      return findListed.all(most).map(cardIn)
    },
    async mine(device, most) {
      const rows = findMine.all(device, most)
      return rows.map((row) => ({ ...cardIn(row), inside: JSON.parse(row.inside as string) as Inside }))
    },
    async joined(device, code) {
      return findMember.get(device, code) !== undefined
    },
    async openTables(device, since) {
      return Number(countOpen.get(device, since)?.n)
    },
    async latest() {
      return Number(findLatest.get()?.latest ?? 0)
    },
    async due(before) {
      return findDue.all(before).map((row) => row.code as string)
    },
    async addressOf(device) {
      const found = findAddress.get(device)
      return found && ({ ...found } as unknown as Address)
    },
    async setAddress(device, { endpoint, p256dh, auth, language }) {
      replaceAddress.run(device, endpoint, p256dh, auth, language)
    },
    async dropAddress(device, endpoint) {
      deleteAddress.run(device, endpoint ?? null)
    },
    async check() {
      findLatest.get()
      // A commit that changes nothing takes the disk as any other does.
      db.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${versionOf(db)}; COMMIT`)
    },
    async close() {
      db.close()
    },
  }
}
