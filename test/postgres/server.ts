/** A real PostgreSQL for tests: started by them, and gone when they are, however they end. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdtempSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { Client } from 'pg'
import { sure } from '../../kernel/at.ts'
import { postgresPrograms } from './found.ts'

/** PostgreSQL does not run under root, which is who runs tests in a container: there somebody else runs it. */
const other = process.getuid?.() === 0 ? otherUser() : undefined

function otherUser(): { readonly uid: number; readonly gid: number } {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  const row = ['postgres', 'nobody'].flatMap((name) => users.find((line) => line.startsWith(`${name}:`)) ?? [])[0]
  const [, , uid, gid] = sure(row, 'user to run PostgreSQL').split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

/** When whoever started it is gone, nobody holds the other end of its input: then it ends at once, and nothing of it is left. */
const LEASH = `exec 3<&0; "$0" "$@" </dev/null & p=$!
  trap 'kill -QUIT $p; wait $p; exit' TERM
  cat <&3 & wait $!; kill -QUIT $p; wait $p; rm -rf "$PWD"`

export class Postgres {
  readonly port: number
  readonly folder: string
  readonly #programs: string
  #child: ChildProcess | undefined
  #databases = 0

  private constructor(programs: string, folder: string, port: number) {
    this.#programs = programs
    this.folder = folder
    this.port = port
  }

  /** A new one, with nothing in it. */
  static async start(...settings: string[]): Promise<Postgres> {
    const programs = await postgresPrograms()
    const folder = mkdtempSync('/tmp/humbug-postgres-')
    if (other) chownSync(folder, other.uid, other.gid)
    chmodSync(folder, 0o700)
    const words = ['-D', join(folder, 'data'), '-U', 'humbug', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
    const made = spawnSync(join(programs, 'initdb'), words, { ...other, cwd: folder, encoding: 'utf8' })
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
    const postgres = new Postgres(programs, folder, await freePort())
    await postgres.open(...settings)
    return postgres
  }

  /** Starts it, or starts it again. Nothing but the machine may fail here, so nothing need reach the disk. */
  async open(...settings: string[]): Promise<void> {
    const all = ['fsync=off', 'max_connections=200', 'listen_addresses=127.0.0.1', ...settings]
    const words = ['-D', join(this.folder, 'data'), '-p', `${this.port}`, '-k', this.folder]
    const child = spawn('sh', ['-c', LEASH, join(this.#programs, 'postgres'), ...words, ...all.flatMap(asFlag)], {
      ...other,
      cwd: this.folder,
      stdio: ['pipe', 'ignore', 'pipe'],
    })
    this.#child = child
    await saidReady(child)
    child.unref()
    for (const stream of [child.stdin, child.stderr]) (stream as unknown as { unref(): void }).unref()
  }

  /** Stops it at once, as a crash would: nothing is put away. */
  async crash(): Promise<void> {
    const child = sure(this.#child, 'running PostgreSQL')
    const gone = once(child, 'exit')
    child.kill()
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
      if (text.includes('ready to accept connections')) done()
    })
  })
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

let one: Promise<Postgres> | undefined

/** The one of this process, for all who are content with a database of their own. */
export function thePostgres(): Promise<Postgres> {
  one ??= Postgres.start()
  return one
}
