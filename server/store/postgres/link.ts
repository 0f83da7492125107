/**
 * A connection to the database that comes back by itself. A question that was under way when it broke fails, and nobody knows
 * whether it was heard; the next one waits a while for the database to be there again.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type ClientConfig, DatabaseError, type QueryConfig, type QueryResult } from 'pg'

/** The database is there, but as a copy that only follows another one. */
export class Standby extends Error {}

/** There is no such link any more. */
class Closed extends Error {}

/** How patient one is, in milliseconds: with a database that does not answer, and with one that is not there. */
export interface Patience {
  readonly answer: number
  readonly absence: number
}
export const usual: Patience = { answer: 10_000, absence: 10_000 }
const AGAIN = 100

/** A shut-down or a crash, or a database that may no longer be written to: there may be another one by now. */
const gone = /^(57P0|08|25006)/

/** Two waited for each other, and the database has turned one of them away. */
export const WAITED_FOR_EACH_OTHER = '40P01'

/** What was asked was refused, and the link is as good as before. */
export const isRefusal = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && !gone.test(error.code ?? '')

/** Moves must be on the disk before anybody hears of them. Hints may be lost: what houses tell each other is one. */
export type Carries = 'moves' | 'hints'

/** What a copy must not be asked, and how much a commit means. */
const GREETING: Readonly<Record<Carries, string>> = {
  moves: `SELECT pg_is_in_recovery() AS standby, set_config('synchronous_commit',
    CASE current_setting('synchronous_commit') WHEN 'remote_apply' THEN 'remote_apply' ELSE 'on' END, false)`,
  hints: "SELECT pg_is_in_recovery() AS standby, set_config('synchronous_commit', 'off', false)",
}

export class Link {
  readonly #hosts: readonly ClientConfig[]
  readonly #patience: Patience
  readonly #carries: Carries
  readonly #came: (client: Client) => Promise<void>
  #client: Promise<Client> | undefined
  #asked = 0
  #connections = 0
  #last: Promise<unknown> = Promise.resolve()
  #open = true

  /** `came` is done with every new connection before anything is asked. */
  constructor(hosts: readonly ClientConfig[], patience: Patience, carries: Carries, came = async (_: Client) => {}) {
    this.#hosts = hosts
    this.#patience = patience
    this.#carries = carries
    this.#came = came
  }

  /** How much is asked just now, or waits to be. */
  get asked(): number {
    return this.#asked
  }

  /** How often the connection was lost and came back. */
  get returns(): number {
    return Math.max(0, this.#connections - 1)
  }

  async ask(question: QueryConfig | string, absence?: number): Promise<QueryResult> {
    return this.inTurn((client) => client.query(question), absence)
  }

  /** Asks for what may be asked twice: where the connection breaks meanwhile, the next one answers. */
  async askAgain(question: QueryConfig): Promise<QueryResult> {
    const until = performance.now() + this.#patience.absence
    for (;;) {
      try {
        return await this.ask(question)
      } catch (error) {
        if (!this.#open || isRefusal(error) || performance.now() > until) throw error
      }
    }
  }

  /** Does something with the connection that nobody else comes between. */
  inTurn<T>(work: (client: Client) => Promise<T>, absence = this.#patience.absence): Promise<T> {
    const until = performance.now() + absence
    this.#asked++
    const done = this.#last.then(() => this.#do(work, until)).finally(() => this.#asked--)
    this.#last = done.catch(() => {})
    return done
  }

  async #do<T>(work: (client: Client) => Promise<T>, until: number): Promise<T> {
    const client = await this.ready(until)
    try {
      return await work(client)
    } catch (error) {
      if (!isRefusal(error)) this.#drop(client)
      throw error
    }
  }

  /** A connection, once there is one. Whoever loses patience hears why there was none. */
  async ready(until = performance.now() + this.#patience.absence): Promise<Client> {
    for (;;) {
      if (!this.#open) throw new Closed('closed')
      this.#client ??= this.#connect()
      const coming = this.#client
      try {
        return await coming
      } catch (error) {
        if (this.#client === coming) this.#client = undefined
        if (isLasting(error) || performance.now() + AGAIN > until) throw error
      }
      await pause(AGAIN)
    }
  }

  async close(): Promise<void> {
    this.#open = false
    const client = await this.#client?.catch(() => undefined)
    await client?.end().catch(() => {})
  }

  /** The first of the hosts that is there and can be written to. */
  async #connect(): Promise<Client> {
    let why: unknown
    for (const host of this.#hosts) {
      try {
        return await this.#connectTo(host)
      } catch (error) {
        why = error
        if (isLasting(error)) break
      }
    }
    throw why
  }

  async #connectTo(host: ClientConfig): Promise<Client> {
    const { answer } = this.#patience
    const client = new Client({
      application_name: 'humbug',
      keepAlive: true,
      connectionTimeoutMillis: answer,
      query_timeout: answer,
      idle_in_transaction_session_timeout: answer,
      ...host,
    })
    client.on('error', () => this.#drop(client))
    client.on('end', () => this.#drop(client))
    try {
      await client.connect()
      const { rows } = await client.query(GREETING[this.#carries])
      if (rows[0].standby) throw new Standby(host.host)
      await this.#came(client)
      this.#connections++
      return client
    } catch (error) {
      cut(client)
      throw error
    }
  }

  #drop(client: Client): void {
    cut(client)
    const held = this.#client
    void held?.then(
      (one) => {
        if (one === client && this.#client === held) this.#client = undefined
      },
      () => {},
    )
  }
}

/** Nothing that time would mend: a wrong password, a missing right, no such database. */
function isLasting(error: unknown): boolean {
  return isRefusal(error) && /^(28|3D|42)/.test(error.code ?? '')
}

/** Without a farewell: whoever does not answer would keep us waiting for theirs. */
function cut(client: Client): void {
  const { stream } = (client as unknown as { connection: { stream: { destroy(): void } } }).connection
  stream.destroy()
}
