/**
 * Where lines are written first: one after the other, whichever table they are of. A table's own place among the lines lies on a
 * page of its own, and to write that page for every line would cost ten times as much as the line. So a table's lines are put in
 * their place many at a time, and what the lists say of it with them. Until then they are in the journal, which is as durable, and
 * in memory. docs/decisions/0022-the-journal.md says what was measured.
 */
import type { DatabaseSync } from 'node:sqlite'
import { sure } from '../../kernel/at.ts'
import type { Reads } from './reads.ts'
import type { Line, Summary } from './store.ts'
import { Summaries, summaryIn, type Untold } from './summaries.ts'
import { checkSum, sumOf } from './sums.ts'

/** Somebody else wrote that line, or the command was done already. */
export class TooLate extends Error {}

export interface JournalBounds {
  /** So many lines of a table are put in their place together. */
  readonly ripe: number
  /** So long the journal gets before the table is seen to whose lines have waited longest. */
  readonly longest: number
}
export const usual: JournalBounds = { ripe: 32, longest: 4096 }
/** So many lines as make this many tables ripe are written before it is looked whether any are. */
const TABLES = 4

type Row = Line & { readonly sum: number | null }

/** What of a table is in the journal alone. */
interface Waiting extends Untold {
  /** The place of its first line in the journal. */
  readonly first: number
  readonly rows: Row[]
  readonly commands: Set<string>
  ripe: number
}

const lineIn = ({ seq, command, text, chain }: Row): Line => ({ seq, command, text, chain })

export class Journal {
  readonly #inOneGo: (work: () => void) => void
  readonly #bounds: JournalBounds
  readonly #sql: ReturnType<typeof statements>
  readonly #summaries: Summaries
  /** The one that has waited longest is the first. */
  readonly #waiting = new Map<string, Waiting>()
  #version: unknown
  #next = 1
  #tidyAt = 0

  /** What another house left in the journal waits here as if it were ours: nobody who comes back waits until it is in its place. */
  constructor(
    db: DatabaseSync,
    inOneGo: (work: () => void) => void,
    bounds: JournalBounds,
    reads: Pick<Reads, 'noted'>,
  ) {
    this.#inOneGo = inOneGo
    this.#bounds = bounds
    this.#sql = statements(db)
    this.#summaries = new Summaries(db, inOneGo, reads)
    this.refresh()
  }

  /** Is somebody else at this file? Then all that we know of the journal may be wrong. Within a write, or before a read. */
  refresh(): 'news' | 'none' {
    const version = this.#sql.version.get()?.data_version
    if (version === this.#version) return 'none'
    this.#version = version
    this.#waiting.clear()
    const rows = this.#sql.all.all() as unknown as (Row & { n: number; code: string; summary: string | null })[]
    const placed = new Map<string, number>()
    for (const { n, code, summary, ...row } of rows) {
      const last = placed.get(code) ?? this.#placed(code)
      placed.set(code, last)
      if (row.seq > last) this.#note(code, n, [row], summaryIn(summary))
    }
    this.#next = (rows.at(-1)?.n ?? 0) + 1
    return 'news'
  }

  /** Writes lines of a table, and what is to be said of it in lists; the function that comes back is called once that is committed. */
  write(code: string, lines: readonly Line[], summary: Summary | undefined): () => void {
    const last = this.#last(code)
    if (lines.length === 0) {
      if (summary) this.#summaries.tell(code, last, summary, 'said again')
      return () => this.#forgetTold(code, summary)
    }
    this.#check(code, last, lines)
    const from = this.#next
    const rows = lines.map((line) => ({ ...line, sum: sumOf(line) }))
    for (const [at, { seq, command, text, chain, sum }] of rows.entries()) {
      const told = summary && at === rows.length - 1 ? JSON.stringify(summary) : null
      this.#sql.insert.run(from + at, code, seq, command, text, chain, sum, told)
    }
    // Others of the same commit come after it; should all of it fail, some places stay empty.
    this.#next = from + rows.length
    return () => this.#note(code, from, rows, summary)
  }

  /** The lines of a table that are not in their place yet, from this one on. */
  linesOf(code: string, from: number): Line[] {
    const all = this.#waiting.get(code)?.rows ?? []
    // They follow each other without a gap.
    const rows = all.slice(Math.max(0, from - (all[0]?.seq ?? 0)))
    rows.forEach(checkSum)
    return rows.map(lineIn)
  }

  /** The line of a command, if it is not in its place yet. */
  lineOf(code: string, command: string): Line | undefined {
    const row = this.#waiting.get(code)?.rows.find((one) => one.command === command)
    if (row) checkSum(row)
    return row && lineIn(row)
  }

  /** The commands of a table whose lines are not in their place yet. */
  commandsOf(code: string): readonly string[] {
    return [...(this.#waiting.get(code)?.commands ?? [])]
  }

  /** Before lists are read. */
  settle(): void {
    this.#summaries.tellAll(this.#waiting)
  }

  /** Puts in its place what has become ripe, a few tables at a time. */
  tidy(): void {
    if (this.#next < this.#tidyAt) return
    this.#tidyAt = this.#next + this.#bounds.ripe * TABLES
    const ripe = [...this.#waiting].filter(([, { rows, first, ripe }]) => {
      const isLate = ripe === this.#bounds.ripe && this.#next - first > this.#bounds.longest
      return isLate || rows.length >= ripe
    })
    if (ripe.length > 0) this.#put(ripe)
  }

  /** Puts everything in its place. */
  clear(): void {
    this.refresh()
    this.#put([...this.#waiting])
  }

  /** All of them together; where that fails, one by one: a table whose place is damaged waits, and keeps nobody else from theirs. */
  #put(tables: readonly (readonly [string, Waiting])[]): void {
    try {
      this.#inOneGo(() => {
        // Somebody else may just have done it.
        if (this.refresh() === 'news') throw new TooLate('to tidy up')
        for (const [code, waiting] of tables) this.#place(code, waiting)
        this.#sql.trim.run(this.#oldest(tables))
      })
      for (const [code] of tables) this.#waiting.delete(code)
    } catch (error) {
      if (error instanceof TooLate) return
      const [first] = tables
      // It is as safe in the journal. That a page is damaged is noticed by who reads it.
      if (first && tables.length === 1) first[1].ripe = first[1].rows.length * 2
      else for (const one of tables) this.#put([one])
    }
  }

  /** The place in the journal up to which nothing waits any more, once these are in their place. */
  #oldest(put: readonly (readonly [string, Waiting])[]): number {
    const gone = new Set(put.map(([code]) => code))
    for (const [code, { first }] of this.#waiting) if (!gone.has(code)) return first
    return this.#next
  }

  /** The last line of a table that is in its place. */
  #placed(code: string): number {
    return Number(this.#sql.placed.get(code)?.last ?? 0)
  }

  #last(code: string): number {
    return this.#waiting.get(code)?.rows.at(-1)?.seq ?? this.#placed(code)
  }

  /** Of two who write the same line one is too late, as is who goes on with a table that was erased; and no command is done twice. */
  #check(code: string, last: number, lines: readonly Line[]): void {
    const waiting = this.#waiting.get(code)
    for (const [at, { seq, command }] of lines.entries()) {
      if (seq !== last + 1 + at) throw new TooLate(`line ${seq}`)
      if (command === null) continue
      const isTwice = lines.findIndex((line) => line.command === command) < at
      if (isTwice || waiting?.commands.has(command) || this.#sql.done.get(code, command)) throw new TooLate(command)
    }
  }

  #note(code: string, first: number, rows: readonly Row[], summary: Summary | undefined): void {
    const waiting = this.#waiting.get(code) ?? this.#begin(code, first)
    for (const row of rows) {
      waiting.rows.push(row)
      if (row.command !== null) waiting.commands.add(row.command)
    }
    if (summary) waiting.told = { seq: sure(rows.at(-1), 'line').seq, summary }
  }

  #begin(code: string, first: number): Waiting {
    const begun = { first, rows: [], commands: new Set<string>(), ripe: this.#bounds.ripe }
    const waiting: Waiting = { ...begun, told: undefined, row: 'well' }
    this.#waiting.set(code, waiting)
    return waiting
  }

  #forgetTold(code: string, summary: Summary | undefined): void {
    const waiting = this.#waiting.get(code)
    if (waiting && summary) waiting.told = undefined
  }

  #place(code: string, { rows, told }: Waiting): void {
    for (const { seq, command, text, chain, sum } of rows) this.#sql.place.run(code, seq, command, text, chain, sum)
    if (told) this.#summaries.tell(code, told.seq, told.summary)
  }
}

function statements(db: DatabaseSync) {
  return {
    version: db.prepare('PRAGMA data_version'),
    all: db.prepare('SELECT n, code, seq, command, text, chain, sum, summary FROM journal ORDER BY n'),
    insert: db.prepare(
      'INSERT INTO journal (n, code, seq, command, text, chain, sum, summary) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
    ),
    place: db.prepare('INSERT INTO lines (code, seq, command, text, chain, sum) VALUES (?, ?, ?, ?, ?, ?)'),
    placed: db.prepare('SELECT max(seq) AS last FROM lines WHERE code = ?'),
    done: db.prepare('SELECT 1 FROM lines WHERE code = ? AND command = ?'),
    trim: db.prepare('DELETE FROM journal WHERE n < ?'),
  }
}
