/** What lists say of a table: it waits beside the table's lines in the journal, and is said in the table's row when somebody reads lists. */
import type { DatabaseSync } from 'node:sqlite'
import { isDamage } from './database.ts'
import type { Reads } from './reads.ts'
import type { Summary } from './store.ts'

/** A summary as it stands in its row. */
export function rowOf({ card: { listed, ...card }, due, inside }: Summary) {
  const row = [JSON.stringify(card), listed === 'listed' ? 1 : 0, card.stage, card.touched, due] as const
  return [...row, JSON.stringify(inside)] as const
}

/** A summary as it waited; undefined where the disk gives back something else. The table's next write says it anew. */
export function summaryIn(text: string | null): Summary | undefined {
  if (text === null) return undefined
  try {
    const summary: Summary = JSON.parse(text)
    return rowOf(summary).some((word) => word === undefined) ? undefined : summary
  } catch {
    return undefined
  }
}

/** What waits to be said of a table, after which of its lines, and whether its row can be written. */
export interface Untold {
  told: { readonly seq: number; readonly summary: Summary } | undefined
  row: 'well' | 'hurt'
}

export class Summaries {
  readonly #inOneGo: (work: () => void) => void
  readonly #reads: Pick<Reads, 'noted'>
  readonly #row

  constructor(db: DatabaseSync, inOneGo: (work: () => void) => void, reads: Pick<Reads, 'noted'>) {
    this.#inOneGo = inOneGo
    this.#reads = reads
    this.#row = db.prepare(
      'UPDATE tables SET card = ?, listed = ?, stage = ?, touched = ?, due = ?, inside = ?, told = ? WHERE code = ? AND told <= ?',
    )
  }

  /** Within a write. What is said after later lines stands; after the same ones, only what is said without any. */
  tell(code: string, seq: number, summary: Summary, how?: 'said again'): void {
    this.#row.run(...rowOf(summary), seq, code, how ? seq : seq - 1)
  }

  /**
   * Of all these tables together; where that meets a damaged page, of one after the other. Of those whose rows are hurt lists say what
   * they said last, and that is noted until the rows are right again.
   */
  tellAll(tables: ReadonlyMap<string, Untold>): void {
    const news = [...tables].filter(([, { told, row }]) => told && row === 'well')
    if (news.length === 0) return
    try {
      this.#tellOf(news)
    } catch (error) {
      if (!isDamage(error)) throw error
      for (const [, untold] of news) untold.row = 'hurt'
      this.#noteHurt(tables)
    }
  }

  #tellOf(tables: readonly (readonly [string, Untold])[]): void {
    this.#inOneGo(() => {
      for (const [code, { told }] of tables) if (told) this.tell(code, told.seq, told.summary)
    })
    for (const [, untold] of tables) {
      untold.told = undefined
      untold.row = 'well'
    }
  }

  #noteHurt(tables: ReadonlyMap<string, Untold>): void {
    try {
      this.#reads.noted('what lists say', () => this.#tellHurt(tables))
    } catch (error) {
      if (!isDamage(error)) throw error
    }
  }

  /** Fails as long as one of them does. */
  #tellHurt(tables: ReadonlyMap<string, Untold>): void {
    const errors: unknown[] = []
    for (const one of tables) {
      if (one[1].row === 'well') continue
      try {
        this.#tellOf([one])
      } catch (error) {
        errors.push(error)
      }
    }
    if (errors.length > 0) throw errors[0]
  }
}
