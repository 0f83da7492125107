import { at } from '../kernel/at.ts'

/** One measured figure; `aim` is what we want it to reach. */
export interface Figure {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly aim?: string
}

/** Runs a piece of work over and over for so long, three times, and returns the middle rate per second. */
export function ratePerSecond(work: () => number, milliseconds: number): number {
  const until = (time: number) => {
    const start = performance.now()
    let done = 0
    while (performance.now() - start < time) done += work()
    return done / ((performance.now() - start) / 1000)
  }
  until(milliseconds / 2) // Let the machine warm to it.
  return quantile(
    [1, 2, 3].map(() => until(milliseconds)),
    0.5,
  )
}

/** What share of the sorted values lies below: 0.5 is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return at(sorted, Math.min(sorted.length - 1, Math.floor(share * sorted.length)), 'value')
}
