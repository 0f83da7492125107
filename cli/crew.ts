/** Many games on all cores. The outcome depends on the seed alone, not on how many hands did the work. */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Level } from '../kernel/bot.ts'
import type { Chairs } from './chairs.ts'

/** A stretch of games to play. */
export interface Job {
  readonly game: string
  readonly seats: readonly Level[]
  readonly chairs: Chairs
  readonly seed: number
  readonly from: number
  readonly to: number
}

/** What one game came to. Shares are in the order of the seats named. */
export interface Outcome {
  readonly shares: readonly number[]
  readonly moves: number
  readonly ending: string
  readonly counts: Readonly<Record<string, number>>
  /** The same of the seat named first alone. */
  readonly first: Readonly<Record<string, number>>
}

const STRETCH = 50

export async function playAll(
  job: Omit<Job, 'from' | 'to'>,
  games: number,
  done: (count: number) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = new Array(games)
  let next = 0
  let finished = 0
  const hand = async () => {
    const worker = new Worker(new URL('./hand.ts', import.meta.url))
    while (next < games) {
      const from = next
      const to = Math.min(games, from + STRETCH)
      next = to
      const stretch = await ask(worker, { ...job, from, to })
      for (const [at, outcome] of stretch.entries()) outcomes[from + at] = outcome
      finished += to - from
      done(finished)
    }
    await worker.terminate()
  }
  const hands = Math.min(availableParallelism(), Math.ceil(games / STRETCH))
  await Promise.all(Array.from({ length: hands }, hand))
  return outcomes
}

async function ask(worker: Worker, job: Job): Promise<Outcome[]> {
  worker.postMessage(job)
  // Rejects if the worker fails.
  const [stretch] = await once(worker, 'message')
  return stretch
}
