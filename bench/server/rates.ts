/** How many durable moves a second the house holds, how long each takes, and how large the frames are. */
import { type Figure, quantile } from '../figures.ts'
import { type Outcome, offer } from './load.ts'
import { type Party, parties } from './party.ts'
import { withHouse } from './start.ts'

const TABLES = 150
const SECONDS = 5
/** The rates whose times we report, and the ones beyond, tried until one is not held. */
const REPORTED = [500, 1000, 2000]
const BEYOND = [3000, 3500, 4000, 4500, 5000, 6000, 8000]
const WARMING = [1000, 2000, 3000]
const SLOWEST = 50
const LEAST_HELD = 0.97

export function rateFigures(): Promise<Figure[]> {
  return withHouse(async ({ port }) => {
    const tables = await parties(port, TABLES)
    // Let both sides warm to it: a house is open for hours.
    for (const rate of WARMING) await offer(tables, rate, SECONDS)
    const sizes = weighFrames(tables)
    const outcomes: Outcome[] = []
    for (const rate of [...REPORTED, ...BEYOND]) {
      const last = outcomes.at(-1)
      if (last && BEYOND.includes(rate) && !isHeld(last)) break
      outcomes.push(await tried(tables, rate))
    }
    return [
      ...outcomes.filter(({ rate }) => REPORTED.includes(rate)).flatMap(timeFigures),
      {
        name: 'server.moves_per_s',
        value: Math.max(0, ...outcomes.filter(isHeld).map(({ rate }) => rate)),
        unit: 'moves/s',
        aim: '>= 5000',
      },
      { name: 'server.frame_median_bytes', value: quantile(sizes, 0.5), unit: 'B', aim: '<= 64' },
      { name: 'server.frame_p95_bytes', value: quantile(sizes, 0.95), unit: 'B', aim: '<= 256' },
    ]
  })
}

/** A hiccup of the disk says nothing of the house: what was not held is tried once more. The peers are asked the same. */
async function tried(tables: readonly Party[], rate: number): Promise<Outcome> {
  const outcome = await offer(tables, rate, SECONDS)
  tell(outcome)
  if (isHeld(outcome)) return outcome
  const again = await offer(tables, rate, SECONDS)
  tell(again)
  return again
}

export function isHeld({ times, held }: Outcome): boolean {
  return quantile(times, 0.99) < SLOWEST && held >= LEAST_HELD
}

function timeFigures({ rate, times }: Outcome): Figure[] {
  return [
    { name: `server.p50_ms_at_${rate}`, value: hundredths(quantile(times, 0.5)), unit: 'ms' },
    {
      name: `server.p99_ms_at_${rate}`,
      value: hundredths(quantile(times, 0.99)),
      unit: 'ms',
      ...(rate === 2000 && { aim: '<= 10' }),
    },
  ]
}

const hundredths = (value: number) => Math.round(value * 100) / 100

/** Whoever reads the figures wants to know whether it was the house or the load that gave in. */
export function tell({ rate, times, held, busy }: Outcome): void {
  const [middle, slow] = [0.5, 0.99].map((share) => quantile(times, share).toFixed(1))
  const [done, loop] = [held, busy].map((share) => `${Math.round(share * 100)} %`)
  process.stderr.write(`  ${rate}/s: p50 ${middle} ms, p99 ${slow} ms, ${done} in time; the load is busy ${loop}\n`)
}

/** The sizes of all views and changes from now on. */
function weighFrames(tables: readonly Party[]): number[] {
  const sizes: number[] = []
  for (const device of tables.flatMap(({ devices }) => devices)) {
    const { seen } = device
    device.seen = (bytes) => {
      sizes.push(bytes)
      seen(bytes)
    }
  }
  return sizes
}
