/**
 * What a store reads, and what of that it could not read, or not write in its place. On a damaged disk most of a database may be well:
 * so each fails alone, and is tried again whenever somebody wants to know how the store is, until it succeeds.
 */
import type { DatabaseSync, SQLInputValue } from 'node:sqlite'

type Row = Record<string, unknown>

/** A question to the database; a row that is not as it was written counts as one that cannot be read. */
export interface Read {
  get(...words: SQLInputValue[]): Row | undefined
  all(...words: SQLInputValue[]): Row[]
}

/** A few are enough to know that something is wrong. */
const MOST = 16

export class Reads {
  readonly #db: DatabaseSync
  readonly #failed = new Map<string, () => void>()

  constructor(db: DatabaseSync) {
    this.#db = db
  }

  prepare(sql: string, check: (row: Row) => void = () => {}): Read {
    const statement = this.#db.prepare(sql)
    const get = (...words: SQLInputValue[]) => {
      const row = statement.get(...words)
      if (row) check(row)
      return row
    }
    const all = (...words: SQLInputValue[]) => {
      const rows = statement.all(...words)
      rows.forEach(check)
      return rows
    }
    return {
      get: (...words) => this.noted(`${sql} ${words}`, () => get(...words)),
      all: (...words) => this.noted(`${sql} ${words}`, () => all(...words)),
    }
  }

  /** Tries again what could not be done. Fails as long as one of them does. */
  again(): void {
    for (const [key, work] of this.#failed) {
      this.noted(key, work)
      this.#failed.delete(key)
    }
  }

  /** Does it, and notes under this name that it failed. */
  noted<T>(key: string, work: () => T): T {
    try {
      return work()
    } catch (error) {
      if (this.#failed.size < MOST) this.#failed.set(key, work)
      // The next time from the disk: it may be right again.
      this.#db.exec('PRAGMA shrink_memory')
      throw error
    }
  }
}
