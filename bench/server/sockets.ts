/** How many idle sockets the house holds while others play, and what each of them takes. */
import { type ChildProcess, execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Figure, quantile } from '../figures.ts'
import { offer } from './load.ts'
import { parties } from './party.ts'
import { type Started, withHouse } from './start.ts'

const WANTED = 100_000
const TABLES = 50
const RATE = 1000
const SECONDS = 10
/** What a process needs besides: its own files, and the lines of those who play. */
const BESIDES = 500
/** One address has no more ports than this to call from. */
const PORTS = 25_000

const program = fileURLToPath(new URL('./crowd.ts', import.meta.url))

/** As many sockets as this machine lets one process have. */
function bearable(): number {
  const most = Number(execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }))
  return Number.isNaN(most) ? WANTED : Math.min(WANTED, most - BESIDES - TABLES * 4)
}

export function socketFigures(): Promise<Figure[]> {
  return withHouse(async (house) => {
    const tables = await parties(house.port, TABLES)
    await offer(tables, RATE, SECONDS)
    const before = await house.standing()
    const wanted = bearable()
    if (wanted < WANTED) process.stderr.write(`  this machine lets a process have ${wanted} sockets and no more\n`)
    const { crowds, open } = await gather(house, wanted)
    const after = await house.standing()
    const { times, held } = await offer(tables, RATE, SECONDS)
    for (const crowd of crowds) crowd.kill()
    process.stderr.write(
      `  beside them ${RATE}/s: p99 ${quantile(times, 0.99).toFixed(1)} ms, ${Math.round(held * 100)} % in time\n`,
    )
    return [
      { name: 'server.sockets_held', value: held >= 0.97 ? open : 0, unit: 'sockets', aim: `>= ${WANTED}` },
      { name: 'server.socket_bytes', value: Math.round((after.rss - before.rss) / open), unit: 'B', aim: '<= 5120' },
      { name: 'server.p99_ms_beside_sockets', value: Math.round(quantile(times, 0.99) * 10) / 10, unit: 'ms' },
    ]
  })
}

/** Several processes, each from an address of its own. */
async function gather({ port }: Started, wanted: number): Promise<{ crowds: ChildProcess[]; open: number }> {
  const crowds: ChildProcess[] = []
  const each = Math.min(PORTS, wanted)
  let open = 0
  for (let left = wanted; left > 0; left -= each) {
    const crowd = fork(program, [String(port), String(Math.min(each, left)), `127.0.0.${crowds.length + 2}`])
    crowds.push(crowd)
    const [said] = await once(crowd, 'message')
    open += Number(said)
  }
  return { crowds, open }
}
