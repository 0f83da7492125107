/** Three houses behind HAProxy are closed and opened again, one after the other, while people play. */
import { setTimeout as sleep } from 'node:timers/promises'
import { at } from '../../kernel/at.ts'
import { openPostgres } from '../../server/store/postgres/opening.ts'
import { PostgresStore } from '../../server/store/postgres/store.ts'
import { openBalancer } from '../../test/haproxy/server.ts'
import { count } from '../../test/kill/counting.ts'
import type { Postgres } from '../../test/postgres/server.ts'
import { type Figure, quantile } from '../figures.ts'
import { Common } from '../server/device.ts'
import { offer } from '../server/load.ts'
import { partiesOf, SEATS } from '../server/party.ts'
import { type Started, startHouse } from '../server/start.ts'
import { Roamer } from './roamer.ts'

const HOUSES = 3
const TABLES = 100
const RATE = 500
const WARM = 5
/** From the moment a house is open until the next one closes: who exchanges houses waits until the balancer has found it. */
const BETWEEN = 3000
const SECONDS = 20

export async function restartFigures(postgres: Postgres): Promise<Figure[]> {
  const database = await postgres.newDatabase()
  const houses: Started[] = []
  for (let n = 0; n < HOUSES; n++) houses.push(await startHouse(database))
  const balancer = await openBalancer(houses.map(({ port }) => port))
  const people: Roamer[] = []
  const tables = await partiesOf(async () => {
    const common = new Common()
    const four = Array.from({ length: SEATS }, () => new Roamer(common))
    await Promise.all(four.map((roamer) => roamer.connect(balancer.port)))
    people.push(...four)
    return four
  }, TABLES)
  await offer(tables, RATE, WARM)
  const [outcome] = await Promise.all([offer(tables, RATE, SECONDS), exchange(houses, database)])
  await Promise.all(tables.map((table) => table.ready()))
  for (const person of people) person.hangUp()
  await balancer.close()
  for (const house of houses) await house.kill()
  const store = new PostgresStore(await openPostgres(database), 'judge')
  const lost = await count(store, people)
  await store.close()
  const gaps = people.flatMap((person) => person.gaps)
  const moves = people.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  process.stderr.write(`  ${gaps.length} times somebody changed houses; ${moves} moves were acknowledged\n`)
  const ms = (values: readonly number[], share: number) => Math.round(quantile(values, share))
  return [
    { name: 'houses.restart_gap_p50_ms', value: ms(gaps, 0.5), unit: 'ms' },
    { name: 'houses.restart_gap_p99_ms', value: ms(gaps, 0.99), unit: 'ms', aim: '<= 1000' },
    { name: 'houses.restart_gap_most_ms', value: ms(gaps, 1), unit: 'ms' },
    { name: 'houses.restart_move_p99_ms', value: ms(outcome.times, 0.99), unit: 'ms' },
    { name: 'houses.restart_lost', value: lost.length, unit: 'moves', aim: '<= 0' },
  ]
}

async function exchange(houses: Started[], database: string): Promise<void> {
  for (let n = 0; n < houses.length; n++) {
    await sleep(BETWEEN)
    const { port } = at(houses, n)
    await at(houses, n).close()
    houses[n] = await startHouse(database, {}, port)
  }
}
