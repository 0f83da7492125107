/** The store of one machine: SQLite inside the process. A commit is on the disk before anybody hears of it. */
import type { DatabaseSync } from 'node:sqlite'
import { sure } from '../../kernel/at.ts'
import type { Address } from '../../protocol/asks.ts'
import type { Card } from '../../protocol/frames.ts'
import { damageIn, errcodeOf, isDamage, openDatabase, writingTo } from './database.ts'
import { Journal, type JournalBounds, TooLate, usual } from './journal.ts'
import { keepingIn } from './keeping.ts'
import { Reads } from './reads.ts'
import type { Answer, Inside, Line, Store, TableWrite } from './store.ts'
import { rowOf } from './summaries.ts'
import { checkSum, sumOf } from './sums.ts'
import { atOnce, type Upkeep } from './upkeep.ts'

/** Somebody has opened too many tables. */
class Crowded extends Error {}

/** What is written to see whether anything can be: as much as a move at a big table, under a code that no table has. */
const ROOM = ' '.repeat(20_000)
const NOWHERE = ''

/** Somebody was faster, or one wants too much. */
const isConflict = (error: unknown) =>
  error instanceof Crowded || error instanceof TooLate || [1555, 2067].includes(errcodeOf(error))

const lineIn = ({ seq, command, text, chain }: Record<string, unknown>) => ({ seq, command, text, chain }) as Line

/** `kept`: how what is written is seen to. */
export function sqliteStore(file: string, kept: (db: DatabaseSync, file: string) => Upkeep = () => atOnce): Store {
  const db = openDatabase(file)
  try {
    return storeOn(db, usual, kept(db, file))
  } catch (error) {
    db.close()
    throw damageIn(file, error) ?? error
  }
}

/** The store in a database that is open. */
export function storeOn(db: DatabaseSync, bounds: JournalBounds = usual, upkeep: Upkeep = atOnce): Store {
  const reads = new Reads(db)
  const insertTable = db.prepare(
    'INSERT INTO tables (code, card, listed, stage, touched, due, inside, opener, command) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  )
  const insertMember = db.prepare('INSERT OR IGNORE INTO members (device, code) VALUES (?, ?)')
  const upsertSnapshot = db.prepare(
    'INSERT INTO snapshots (code, seq, text, sum) VALUES (?, ?, ?, ?) ON CONFLICT (code) DO UPDATE SET seq = excluded.seq, text = excluded.text, sum = excluded.sum WHERE excluded.seq > snapshots.seq',
  )
  const deleteSnapshot = db.prepare('DELETE FROM snapshots WHERE code = ?')
  const findAnswer = reads.prepare(
    'SELECT seq, command, text, chain, sum FROM lines WHERE code = ? AND command = ?',
    checkSum,
  )
  const findCommands = reads.prepare('SELECT command FROM lines WHERE code = ? AND command >= ? AND command < ?')
  const findOpened = reads.prepare('SELECT code FROM tables WHERE command = ?')
  const findSnapshot = reads.prepare('SELECT seq, text, sum FROM snapshots WHERE code = ?', checkSum)
  const findLines = reads.prepare(
    'SELECT seq, command, text, chain, sum FROM lines WHERE code = ? AND seq >= ? ORDER BY seq',
    checkSum,
  )
  const findTable = reads.prepare('SELECT told FROM tables WHERE code = ?')
  const findListed = reads.prepare('SELECT card FROM tables WHERE listed = 1 ORDER BY touched DESC LIMIT ?')
  const findMine = reads.prepare(
    'SELECT card, inside FROM members JOIN tables USING (code) WHERE device = ? ORDER BY touched DESC LIMIT ?',
  )
  const findMember = reads.prepare('SELECT 1 FROM members WHERE device = ? AND code = ?')
  const countOpen = reads.prepare(
    "SELECT count(*) AS n FROM tables WHERE opener = ? AND stage NOT IN ('closed', 'abandoned') AND touched >= ?",
  )
  const findAddress = reads.prepare('SELECT endpoint, p256dh, auth, language FROM addresses WHERE device = ?')
  const replaceAddress = db.prepare(
    'INSERT OR REPLACE INTO addresses (device, endpoint, p256dh, auth, language) VALUES (?, ?, ?, ?, ?)',
  )
  const deleteAddress = db.prepare('DELETE FROM addresses WHERE device = ? AND endpoint = coalesce(?, endpoint)')
  const findLatest = reads.prepare('SELECT max(touched) AS latest FROM tables')
  const findDue = reads.prepare('SELECT code FROM tables WHERE due <= ? ORDER BY due')

  const inOneGo = writingTo(db)
  const journal = new Journal(db, inOneGo, bounds, reads)

  /** What is read of lists, once they are up to date; if they cannot be, as they were last. */
  const upToDate = (): void => {
    journal.refresh()
    try {
      journal.settle()
    } catch {
      // Nothing can be written at the moment, and whoever writes hears of that.
    }
  }

  const writeOne = ({ code, lines, summary, joined, snapshot, opened }: TableWrite) => {
    if (opened) insertTable.run(code, ...rowOf(sure(summary, 'summary of a new table')), opened.device, opened.command)
    const noted = journal.write(code, lines, opened ? undefined : summary)
    for (const device of joined) insertMember.run(device, code)
    const { bound, device = '' } = opened ?? {}
    // Counted with this one, inside the write: however many ask at once, no more get in.
    if (bound && Number(countOpen.get(device, bound.since)?.n) > bound.most) throw new Crowded()
    if (snapshot) upsertSnapshot.run(code, snapshot.seq, snapshot.text, sumOf(snapshot))
    return noted
  }

  const together = (writes: readonly TableWrite[]) => {
    // Tables are counted by what lists say of them.
    if (writes.some(({ opened }) => opened?.bound)) upToDate()
    const noted: (() => void)[] = []
    inOneGo(() => {
      journal.refresh()
      for (const write of writes) noted.push(writeOne(write))
    })
    for (const note of noted) note()
  }

  const tidy = () => {
    if (db.isOpen) journal.tidy()
  }

  const linesFrom = (code: string, from: number): Line[] => {
    journal.refresh()
    return [...findLines.all(code, from).map(lineIn), ...journal.linesOf(code, from)]
  }

  /** A page that cannot be written can hardly be read: so the store knows of it until it is right again. */
  const readWhereItFailed = ({ code, lines }: TableWrite) => {
    const places = [
      () => findTable.get(code),
      () => findLines.all(code, 1),
      () => findSnapshot.get(code),
      ...lines.map(
        ({ command }) =>
          () =>
            findAnswer.get(code, command),
      ),
    ]
    for (const place of places) {
      try {
        place()
      } catch {
        // It has been noted.
      }
    }
  }

  const cardIn = (row: Record<string, unknown>) => JSON.parse(row.card as string) as Card

  return {
    ...keepingIn(db, journal, inOneGo),
    async append(writes) {
      try {
        together(writes)
        upkeep.wrote(tidy)
        return new Set()
      } catch (error) {
        if (!isConflict(error) && !isDamage(error)) throw error
      }
      // One write came too late, or met a damaged page; the others shall not suffer for it.
      const lost = new Set<string>()
      for (const write of writes) {
        try {
          together([write])
        } catch (error) {
          if (isDamage(error)) readWhereItFailed(write)
          else if (!isConflict(error)) throw error
          lost.add(write.code)
        }
      }
      return lost
    },
    async answered(code, command) {
      journal.refresh()
      const line = journal.lineOf(code, command) ?? findAnswer.get(code, command)
      return line && ({ seq: line.seq, chain: line.chain } as Answer)
    },
    async commands(code, beginning) {
      journal.refresh()
      const waiting = journal.commandsOf(code).filter((command) => command.startsWith(beginning))
      const placed = findCommands.all(code, beginning, `${beginning}\uffff`).map((row) => row.command as string)
      return [...placed, ...waiting]
    },
    async openedBy(command) {
      return findOpened.get(command)?.code as string | undefined
    },
    async load(code) {
      const snapshot = findSnapshot.get(code)
      const lines = linesFrom(code, snapshot ? Number(snapshot.seq) + 1 : 1)
      if (snapshot) return { snapshot: snapshot.text as string, lines }
      return lines.length > 0 ? { lines } : undefined
    },
    async lines(code, from) {
      return linesFrom(code, from)
    },
    async listed(most) {
      upToDate()
      return findListed.all(most).map(cardIn)
    },
    async mine(device, most) {
      upToDate()
      const rows = findMine.all(device, most)
      return rows.map((row) => ({ ...cardIn(row), inside: JSON.parse(row.inside as string) as Inside }))
    },
    async joined(device, code) {
      return findMember.get(device, code) !== undefined
    },
    async openTables(device, since) {
      upToDate()
      return Number(countOpen.get(device, since)?.n)
    },
    async latest() {
      upToDate()
      return Number(findLatest.get()?.latest ?? 0)
    },
    async due(before) {
      upToDate()
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
      reads.again()
      findLatest.get()
      // A commit that leaves nothing behind needs room as any other does.
      inOneGo(() => {
        upsertSnapshot.run(NOWHERE, 1, ROOM, null)
        deleteSnapshot.run(NOWHERE)
      })
    },
    async close() {
      if (!db.isOpen) return
      await upkeep.close()
      journal.clear()
      db.close()
    },
  }
}
