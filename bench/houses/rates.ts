/** How many durable moves a second one, two and three houses hold together, and what a move costs their database. */
import { at } from '../../kernel/at.ts'
import type { Postgres } from '../../test/postgres/server.ts'
import type { Figure } from '../figures.ts'
import { Common, Device } from '../server/device.ts'
import { offer } from '../server/load.ts'
import { type Party, parties, partiesOf, SEATS } from '../server/party.ts'
import { isHeld, tell } from '../server/rates.ts'
import { type Costs, costs } from './costs.ts'
import { onStreet, type Street } from './street.ts'

const TABLES = 120
const SECONDS = 5
const WARMING = [500, 1000, 1500]
const TRIED = [500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 3500, 4000, 5000]

export async function houseRates(postgres: Postgres): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const count of [1, 2, 3]) figures.push(...(await onStreet(postgres, count, (street) => together(street))))
  figures.push(await onStreet(postgres, 3, (street) => apart(street)))
  return figures
}

/** As a balancer would have it: all guests of a table in one house. */
async function together({ houses, database }: Street): Promise<Figure[]> {
  const each = Math.floor(TABLES / houses.length)
  const tables = (await Promise.all(houses.map(({ port }) => parties(port, each)))).flat()
  const name = `houses.${houses.length}`
  const before = await costs(database)
  const rate = await highest(tables)
  const after = await costs(database)
  const held: Figure = { name: `${name}.moves_per_s`, value: rate, unit: 'moves/s' }
  if (houses.length > 1) return [held]
  const lines = after.lines - before.lines
  const aLine = (name: keyof Costs) => Math.round((after[name] - before[name]) / lines)
  return [
    held,
    { name: 'houses.wal_bytes_a_line', value: aLine('wal'), unit: 'B' },
    { name: 'houses.disk_bytes_a_line', value: aLine('disk'), unit: 'B' },
  ]
}

/** As it is at worst: every guest of a table in another house. */
async function apart({ houses }: Street): Promise<Figure> {
  const tables = await partiesOf(async () => {
    const common = new Common()
    const devices = Array.from({ length: SEATS }, () => new Device(common))
    await Promise.all(devices.map((device, n) => device.connect(at(houses, n % houses.length).port)))
    return devices
  }, TABLES)
  return { name: 'houses.3.apart_moves_per_s', value: await highest(tables), unit: 'moves/s' }
}

async function highest(tables: readonly Party[]): Promise<number> {
  for (const rate of WARMING) await offer(tables, rate, SECONDS)
  let best = 0
  for (const rate of TRIED) {
    // A hiccup of the disk says nothing of the houses: what was not held is tried once more.
    if (!(await holds(tables, rate)) && !(await holds(tables, rate))) break
    best = rate
  }
  return best
}

async function holds(tables: readonly Party[], rate: number): Promise<boolean> {
  const outcome = await offer(tables, rate, SECONDS)
  tell(outcome)
  return isHeld(outcome)
}
