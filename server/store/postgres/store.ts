/** The store of several houses: one PostgreSQL. Whoever writes a line first has written it, whichever house they are in. */
import type { Client, QueryResult } from 'pg'
import type { Address } from '../../../protocol/asks.ts'
import type { Card } from '../../../protocol/frames.ts'
import type { Answer, Line, Store, TableWrite } from '../store.ts'
import { appending, opening } from './append.ts'
import { Herald } from './herald.ts'
import { erase, keeping, rename } from './keeping.ts'
import { isRefusal, type Link, WAITED_FOR_EACH_OTHER } from './link.ts'
import type { Opened } from './opening.ts'
import { queries } from './queries.ts'

/** Somebody has opened too many tables. */
class Crowded extends Error {}

/** So many can read at once. */
const READERS = 4

const THERE_ALREADY = '23505'
const FOLLOWS_NOTHING = '23502'

/** Somebody was faster or has seen what is not there, two waited for each other, or one wants too much. */
const isConflict = (error: unknown) =>
  error instanceof Crowded ||
  (isRefusal(error) && [THERE_ALREADY, FOLLOWS_NOTHING, WAITED_FOR_EACH_OTHER].includes(error.code ?? ''))

/**
 * What writes ask is looked up by its key, however much there is. Planned anew each time, as the database would for a commit of one
 * line, it takes twice as long.
 */
const planningOnce = async (client: Client): Promise<void> => {
  await client.query('SET plan_cache_mode = force_generic_plan')
}

const byCode = (a: TableWrite, b: TableWrite) => (a.code < b.code ? -1 : 1)

export class PostgresStore implements Store {
  readonly #writer: Link
  readonly #readers: readonly Link[]
  readonly #herald: Herald

  constructor(database: Opened, name: string) {
    this.#writer = database.link('moves', planningOnce)
    this.#readers = Array.from({ length: READERS }, () => database.link('moves'))
    this.#herald = new Herald(database.link('hints'), name)
  }

  /** In one statement what only goes on; what begins, and what met a conflict, each by itself. */
  async append(writes: readonly TableWrite[]): Promise<ReadonlySet<string>> {
    const lost = new Set<string>()
    const going = writes.filter(({ opened }) => !opened).toSorted(byCode)
    const together = going.length > 0 && (await this.#wins(() => this.#writer.ask(appending(going))))
    const alone = writes.filter(({ opened }) => opened || !together)
    for (const write of alone) if (!(await this.#wins(() => this.#writeOne(write)))) lost.add(write.code)
    this.#herald.tell(writes, lost)
    return lost
  }

  async #wins(write: () => Promise<unknown>): Promise<boolean> {
    try {
      await write()
      return true
    } catch (error) {
      if (isConflict(error)) return false
      throw error
    }
  }

  async #writeOne(write: TableWrite): Promise<void> {
    const { opened } = write
    if (!opened) await this.#writer.ask(appending([write]))
    else await this.#inOneGo((client) => this.#open(client, write, opened))
  }

  /** Something that begins, and is undone if it does not come to its end. */
  async #inOneGo(work: (client: Client) => Promise<void>): Promise<void> {
    await this.#writer.inTurn(async (client) => {
      try {
        await work(client)
      } catch (error) {
        if (isRefusal(error) || error instanceof Crowded) await client.query('ROLLBACK')
        throw error
      }
    })
  }

  /** However many of a device's tables are opened at once and in whichever houses: they are counted one after the other. */
  async #open(client: Client, write: TableWrite, { device, bound }: NonNullable<TableWrite['opened']>): Promise<void> {
    await client.query('BEGIN')
    if (bound) await client.query(queries.lockOpener(device))
    await client.query(opening(write))
    await client.query(appending([write]))
    if (bound) {
      const { rows } = await client.query(queries.openTables(device, bound.since))
      if (Number(rows[0].n) > bound.most) throw new Crowded()
    }
    await client.query('COMMIT')
  }

  /** Of the links on which least is asked, the first. */
  #read(question: { readonly name: string; readonly text: string; readonly values: unknown[] }): Promise<QueryResult> {
    const least = Math.min(...this.#readers.map(({ asked }) => asked))
    const reader = this.#readers.find(({ asked }) => asked === least) ?? this.#writer
    return reader.askAgain(question)
  }

  async answered(code: string, command: string): Promise<Answer | undefined> {
    return (await this.#read(queries.answered(code, command))).rows[0]
  }

  async commands(code: string, beginning: string): Promise<readonly string[]> {
    const { rows } = await this.#read(queries.commands(code, beginning))
    return rows.map(({ command }) => command)
  }

  async openedBy(command: string): Promise<string | undefined> {
    return (await this.#read(queries.openedBy(command))).rows[0]?.code
  }

  /** The snapshot first: lines that are written meanwhile are then among those after it. */
  async load(code: string) {
    const [snapshot] = (await this.#read(queries.snapshot(code))).rows
    const lines = await this.lines(code, snapshot ? snapshot.seq + 1 : 1)
    if (snapshot) return { snapshot: snapshot.text as string, lines }
    return lines.length > 0 ? { lines } : undefined
  }

  async lines(code: string, from: number): Promise<readonly Line[]> {
    return (await this.#read(queries.lines(code, from))).rows
  }

  async listed(most: number): Promise<readonly Card[]> {
    const { rows } = await this.#read(queries.listed(most))
    return rows.map(({ card }) => JSON.parse(card))
  }

  async mine(device: string, most: number) {
    const { rows } = await this.#read(queries.mine(device, most))
    return rows.map(({ card, inside }) => ({ ...JSON.parse(card), inside: JSON.parse(inside) }))
  }

  async joined(device: string, code: string): Promise<boolean> {
    return (await this.#read(queries.joined(device, code))).rows.length > 0
  }

  async openTables(device: string, since: number): Promise<number> {
    return Number((await this.#read(queries.openTables(device, since))).rows[0].n)
  }

  async latest(): Promise<number> {
    return Number((await this.#read(queries.latest())).rows[0].latest ?? 0)
  }

  async due(before: number): Promise<readonly string[]> {
    return (await this.#read(queries.due(before))).rows.map(({ code }) => code)
  }

  async addressOf(device: string): Promise<Address | undefined> {
    return (await this.#read(queries.addressOf(device))).rows[0]
  }

  async setAddress(device: string, address: Address): Promise<void> {
    await this.#read(queries.setAddress(device, address))
  }

  async dropAddress(device: string, endpoint?: string): Promise<void> {
    await this.#read(queries.dropAddress(device, endpoint))
  }

  async tables(most: number, before: number): Promise<readonly Card[]> {
    const { rows } = await this.#read(keeping.tables(before, most))
    return rows.map(({ card }) => JSON.parse(card))
  }

  async devices(beginning: string, most: number): Promise<readonly string[]> {
    return (await this.#read(keeping.devices(beginning, most))).rows.map(({ device }) => device)
  }

  async rename(code: string, lines: readonly Line[], from: string, to: string): Promise<'done' | 'too late'> {
    const done = await this.#wins(() => this.#inOneGo((client) => rename(client, code, lines, from, to)))
    return done ? 'done' : 'too late'
  }

  async erase(code: string): Promise<void> {
    await this.#inOneGo((client) => erase(client, code))
  }

  /** Without patience: whoever asks wants to know how it is now. */
  async check(): Promise<void> {
    await this.#writer.ask(queries.check(), 0)
  }

  async close(): Promise<void> {
    await Promise.all([this.#herald, this.#writer, ...this.#readers].map((link) => link.close()))
  }
}
