/**
 * How many idle sockets are held while others play, and what each of them takes. Where a process may not have as many files as
 * that, several houses at one database hold them together.
 */
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Figure, quantile } from '../figures.ts'
import { onStreet, withPostgres } from '../houses/street.ts'
import { type Outcome, offer } from './load.ts'
import { type Party, parties } from './party.ts'
import { type Started, withHouse } from './start.ts'

const WANTED = 100_000
const TABLES = 50
const RATE = 1000
const SECONDS = 10
const LEAST_HELD = 0.97
/** What a process needs besides: its own files, and the lines of those who play. */
const BESIDES = 500
/** One address calls so often, and no more: it has 28,000 ports, of which some are still warm from others. */
const CALLS = 10_000

const program = fileURLToPath(new URL('./crowd.ts', import.meta.url))

/** As many sockets as this machine lets one process have. */
function bearable(): number {
  const most = Number(execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }))
  return Number.isNaN(most) ? WANTED : Math.min(WANTED, most - BESIDES - TABLES * 4)
}

export async function socketFigures(): Promise<Figure[]> {
  const each = bearable()
  const one = await inOneHouse(each)
  const several = each < WANTED ? await inSeveral(Math.ceil(WANTED / each)) : undefined
  const slow = ({ slow }: Held) => ({ value: Math.round(slow * 10) / 10, unit: 'ms' })
  return [
    { name: 'server.sockets_held', value: (several ?? one).held, unit: 'sockets', aim: `>= ${WANTED}` },
    { name: 'server.socket_bytes', value: Math.round(one.bytes), unit: 'B', aim: '<= 5120' },
    { name: 'server.p99_ms_beside_sockets', ...slow(one) },
    ...(several ? [{ name: 'houses.p99_ms_beside_sockets', ...slow(several) }] : []),
  ]
}

interface Held {
  /** None, if those who play were not served beside them. */
  readonly held: number
  /** How long 99 of a hundred moves took at most beside them, in milliseconds. */
  readonly slow: number
}

function inOneHouse(wanted: number): Promise<Held & { readonly bytes: number }> {
  return withHouse(async (house) => {
    const tables = await parties(house.port, TABLES)
    await offer(tables, RATE, SECONDS)
    const before = await house.standing()
    const crowds = new Crowds()
    const open = await crowds.gather(house, wanted)
    const after = await house.standing()
    const held = beside(await offer(tables, RATE, SECONDS), open, 1)
    crowds.end()
    return { ...held, bytes: (after.rss - before.rss) / open }
  })
}

function inSeveral(count: number): Promise<Held> {
  process.stderr.write(`  a process has too few files here for ${WANTED} sockets: ${count} houses at one PostgreSQL\n`)
  return withPostgres((postgres) =>
    onStreet(postgres, count, async ({ houses }) => {
      const tables: Party[] = []
      for (const { port } of houses) tables.push(...(await parties(port, Math.ceil(TABLES / count))))
      await offer(tables, RATE, SECONDS)
      const crowds = new Crowds()
      let open = 0
      for (const house of houses) open += await crowds.gather(house, Math.ceil(WANTED / count))
      const held = beside(await offer(tables, RATE, SECONDS), open, count)
      crowds.end()
      return held
    }),
  )
}

function beside({ times, held }: Outcome, open: number, houses: number): Held {
  const slow = quantile(times, 0.99)
  process.stderr.write(
    `  beside ${open} sockets in ${houses} of our houses ${RATE}/s: p99 ${slow.toFixed(1)} ms, ${Math.round(held * 100)} % in time\n`,
  )
  return { held: held >= LEAST_HELD ? open : 0, slow }
}

/** The first address is this machine's own. */
let addresses = 1

/** Several processes of people who do nothing, each at an address of its own. */
class Crowds {
  readonly #all: ChildProcess[] = []

  /** So many more in this house; says how many came. */
  async gather({ port }: Started, wanted: number): Promise<number> {
    let open = 0
    for (let left = wanted; left > 0; left -= CALLS) {
      const crowd = fork(program, [String(port), String(Math.min(CALLS, left)), `127.0.0.${++addresses}`])
      this.#all.push(crowd)
      const fallen = once(crowd, 'exit').then(() => Promise.reject(new Error('a crowd has fallen')))
      fallen.catch(() => {})
      const [said] = await Promise.race([once(crowd, 'message'), fallen])
      open += Number(said)
    }
    return open
  }

  end(): void {
    for (const crowd of this.#all) crowd.kill()
  }
}
