/** A real PostgreSQL for tests: started by them, and gone when they are, however they end. */
import { type ChildProcess, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { sure } from '../../kernel/at.ts'
import { freePort } from '../free-port.ts'
import { leashed, letGo } from '../leash.ts'
import { postgresPrograms } from './found.ts'

/** PostgreSQL does not run under root, which is who runs tests in a container: there somebody else runs it. */
const other = process.getuid?.() === 0 ? otherUser() : undefined

function otherUser(): { readonly uid: number; readonly gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const row = ['postgres', 'nobody'].flatMap((name) => users.find((line) => line.startsWith(`${name}:`)) ?? [])[0]
  const [, , uid, gid] = sure(row, 'user to run PostgreSQL').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** Nothing but the machine may fail here, so nothing need reach the disk. */
const usual = ['fsync=off', 'max_connections=200', 'listen_addresses=127.0.0.1', 'unix_socket_directories=']

export class Postgres {
  /** Drawn when it first opens: there is nobody at it before. */
  port = 0
  readonly folder: string
  readonly #programs: string
  #child: ChildProcess | undefined
  #databases = 0

  private constructor(programs: string, folder: string) {
    this.#programs = programs
    this.folder = folder
  }

  /** A new one, with nothing in it. */
  static async start(...settings: string[]): Promise<Postgres> {
    const postgres = await Postgres.#empty()
    const words = ['-D', postgres.#data, '-U', 'humbug', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
    postgres.#program('initdb', words)
    const rules = join(postgres.#data, 'pg_hba.conf')
    writeFileSync(rules, `host all locked 127.0.0.1/32 scram-sha-256\n${readFileSync(rules, 'utf8')}`)
    await postgres.open(...settings)
    return postgres
  }

  /** Another one that follows this one, word by word. */
  async follower(): Promise<Postgres> {
    const postgres = await Postgres.#empty()
    postgres.#program('pg_basebackup', ['-D', postgres.#data, '-d', this.address('postgres'), '-R', '-c', 'fast', '-N'])
    await postgres.open()
    return postgres
  }

  /** From now on this follower leads. */
  promote(): void {
    this.#program('pg_ctl', ['promote', '-w', '-D', this.#data])
  }

  static async #empty(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'humbug-postgres-'))
    if (other) chownSync(folder, other.uid, other.gid)
    chmodSync(folder, 0o700)
    return new Postgres(await postgresPrograms(), folder)
  }

  get #data(): string {
    return join(this.folder, 'data')
  }

  #program(name: string, words: readonly string[]): void {
    const { status, stderr } = spawnSync(join(this.#programs, name), words, {
      ...other,
      cwd: this.folder,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${name}: ${stderr}`)
  }

  /** Starts it, or starts it again. */
  async open(...settings: string[]): Promise<void> {
    this.port ||= await freePort()
    const all = [...usual, ...settings]
    const words = ['-D', this.#data, '-p', `${this.port}`]
    const program = join(this.#programs, 'postgres')
    const child = leashed(program, [...words, ...all.flatMap(asFlag)], { ...other, cwd: this.folder, end: 'QUIT' })
    this.#child = child
    await saidReady(child)
    letGo(child)
  }

  /** Stops it at once, as a crash would: nothing is put away. */
  async crash(): Promise<void> {
    await this.#gone((child) => child.kill())
  }

  /** For good: nothing of it is left. */
  async close(): Promise<void> {
    await this.#gone((child) => child.stdin?.end())
  }

  async #gone(end: (child: ChildProcess) => void): Promise<void> {
    const child = sure(this.#child, 'running PostgreSQL')
    child.ref()
    const gone = once(child, 'exit')
    end(child)
    await gone
  }

  /** A new database, and where it is. */
  async newDatabase(): Promise<string> {
    const name = `tests_${++this.#databases}`
    await this.run(`CREATE DATABASE ${name}`)
    return this.address(name)
  }

  address(database: string, user = 'humbug'): string {
    return `postgres://${user}@127.0.0.1:${this.port}/${database}`
  }

  /** Does something there as its owner. */
  async run(sql: string, database = 'postgres'): Promise<void> {
    const client = new Client({ connectionString: this.address(database) })
    await client.connect()
    await client.query(sql).finally(() => client.end())
  }
}

const asFlag = (setting: string) => ['-c', setting]

async function saidReady(child: ChildProcess): Promise<void> {
  const { stderr } = child
  if (!stderr) throw new Error('PostgreSQL says nothing')
  let heard = ''
  await new Promise<void>((done, failed) => {
    child.once('exit', () => failed(new Error(`PostgreSQL did not start: ${heard}`)))
    stderr.setEncoding('utf8').on('data', (text: string) => {
      heard = `${heard}${text}`.slice(-4000)
      if (/ready to accept (read-only )?connections/.test(text)) done()
    })
  })
}

let one: Promise<Postgres> | undefined

/** The one of this process, for all who are content with a database of their own. */
export function thePostgres(): Promise<Postgres> {
  one ??= Postgres.start()
  return one
}
