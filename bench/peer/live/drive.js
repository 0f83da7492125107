/** `drive.js NAME SECONDS`: how many moves a second the server of this peer holds. Says it as JSON. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { quantile } from '../../figures.ts'
import { offer } from '../../server/load.ts'
import { BoardgameTable } from './boardgame-table.js'
import { ColyseusTable } from './colyseus-table.js'

const peers = {
  boardgame: {
    program: './boardgame-server.js',
    Table: BoardgameTable,
    rates: [100, 250, 500, 750, 1000, 1250, 1500, 2000, 2500, 3000],
  },
  colyseus: {
    program: './colyseus-server.js',
    Table: ColyseusTable,
    rates: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000],
  },
}
const TABLES = 150
const SLOWEST = 50
const LEAST_HELD = 0.97

const [name, seconds] = process.argv.slice(2)
const { program, Table, rates } = peers[name]
const server = fork(fileURLToPath(new URL(program, import.meta.url)))
const [port] = await once(server, 'message')
const tables = Array.from({ length: TABLES }, () => new Table(port))
for (const table of tables) await table.open()
while (tables.some(({ asked }) => asked === undefined)) await new Promise((done) => setTimeout(done, 20))
await offer(tables, rates[0], Number(seconds))
/** Is it held? A hiccup of the machine says nothing: what was not is tried once more. */
async function holds(rate) {
  const outcome = await offer(tables, rate, Number(seconds))
  const p99 = quantile(outcome.times, 0.99)
  process.stderr.write(
    `  ${name} ${rate}/s: p99 ${p99.toFixed(1)} ms, ${Math.round(outcome.held * 100)} % in time; the load is busy ${Math.round(outcome.busy * 100)} %\n`,
  )
  return p99 < SLOWEST && outcome.held >= LEAST_HELD
}

let held = 0
for (const rate of rates) {
  if (!(await holds(rate)) && !(await holds(rate))) break
  held = rate
}
const sum = (what) => tables.reduce((all, table) => all + table[what], 0)
const moves = sum('moves')
process.stdout.write(`${JSON.stringify({ held, bytes: sum('bytes') / moves / 4, leaked: sum('leaked') })}\n`)
server.kill()
process.exit()
