/** `npm run bench -- scale`: what a thousand, a hundred thousand and a million people at tables need, from what was measured. */
import { seeded } from '../kernel/chance.ts'
import { type Figure, quantile } from './figures.ts'
import { waits } from './scale/database.ts'
import { assumed, measured } from './scale/measured.ts'

const SIZES = [1000, 100_000, 1_000_000]
const HOUR = 3600
/** Enough for the slowest of a hundred, and soon done. */
const SIMULATED = 200_000

export function scaleFigures(): Figure[] {
  return SIZES.flatMap(needs)
}

function needs(people: number): Figure[] {
  const { seats, linesPerTable, busyHours, share } = assumed
  const tables = people / seats
  const lines = tables * linesPerTable
  const houses = atLeastTwo(Math.max(lines / measured.houseMoves, people / measured.houseSockets) / share)
  const { databases, busiest, times } = enough(tables, lines, houses)
  const day = lines * busyHours * HOUR
  const figure = (name: string, value: number, unit: string): Figure => ({
    name: `scale.${people}.${name}`,
    value,
    unit,
  })
  return [
    figure('tables', tables, 'tables'),
    figure('lines_per_s', Math.round(lines), 'lines/s'),
    figure('houses', houses, 'houses'),
    figure('databases', databases, 'databases'),
    figure('busiest_database', hundredths(busiest), 'times'),
    figure('commit_p50_ms', hundredths(quantile(times, 0.5)), 'ms'),
    figure('commit_p99_ms', hundredths(quantile(times, 0.99)), 'ms'),
    figure('wal_mb_per_s', hundredths((lines * measured.walBytes) / 1e6), 'MB/s'),
    figure('disk_gb_a_day', hundredths((day * measured.diskBytes) / 1e9), 'GB'),
    figure('sent_tb_a_month', hundredths((day * 30 * seats * measured.wireBytes) / 1e12), 'TB'),
  ]
}

/** As many databases as it takes, each with a street of houses of its own: with room, as everything else. */
function enough(tables: number, lines: number, houses: number) {
  for (let databases = 1; ; databases *= 2) {
    const busiest = mostOf(tables, databases)
    const there = (lines / databases) * busiest
    const times = (rate: number) => waits(Math.ceil(houses / databases), rate, SIMULATED / rate, seeded(1))
    if (quantile(times(there / assumed.share), 0.99) <= assumed.patience)
      return { databases, busiest, times: times(there) }
  }
}

/** One house would do for a thousand people; but then nobody plays while it is exchanged. */
const atLeastTwo = (houses: number) => Math.max(2, Math.ceil(houses))

/** How much more than its share the busiest database has, if the code of each table says at random which it is. */
function mostOf(tables: number, databases: number): number {
  const chance = seeded(2)
  const counts = new Array<number>(databases).fill(0)
  for (let n = 0; n < tables; n++) {
    const database = chance(databases)
    counts[database] = (counts[database] ?? 0) + 1
  }
  return Math.max(...counts) / (tables / databases)
}

const hundredths = (value: number) => Math.round(value * 100) / 100
