/** Many games on all cores. The outcome depends on the seed alone, not on how many hands did the work. */
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { at, sure } from '../kernel/at.ts'
import type { Chairs } from './chairs.ts'
import type { Mishap } from './own/own-play.ts'
import type { Own } from './own/owned.ts'
import type { PuppetName } from './puppet-names.ts'

/** Who sits down: a puppet, one who knows a single trick, or a bot of somebody's own. */
export type Player = PuppetName | { readonly trick: string } | Own

/** Who plays what, where they sit, and with what luck. */
export interface Bout {
  readonly game: string
  readonly seats: readonly Player[]
  readonly chairs: Chairs
  readonly seed: number
}

/** A stretch of its games to play. */
export interface Job extends Bout {
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

/** Somebody's own bot has failed, in which of the games. */
export class Spoilt extends Error {
  readonly mishap: Mishap & { readonly index: number }

  constructor(mishap: Spoilt['mishap']) {
    super(mishap.what)
    this.mishap = mishap
  }
}

/** At most so many games at once are handed to one of the crew; of few games each gets several, so that one hears how far they are. */
const STRETCH = 50
const STRETCHES = 4

/** Plays so many games of one bout. */
export async function playAll(bout: Bout, games: number, done: (count: number) => void): Promise<Outcome[]> {
  const [outcomes] = await playEach([bout], games, done)
  return sure(outcomes, 'bout')
}

/** Plays so many games of each bout; says after every stretch how many of all are done. */
export async function playEach(
  bouts: readonly Bout[],
  games: number,
  done: (count: number) => void,
): Promise<Outcome[][]> {
  const cores = availableParallelism()
  const length = Math.min(STRETCH, Math.ceil((bouts.length * games) / (cores * STRETCHES)))
  const outcomes = bouts.map((): Outcome[] => new Array(games))
  const stretches = bouts.flatMap((bout, which) =>
    Array.from({ length: Math.ceil(games / length) }, (_, nth) => {
      const from = nth * length
      return { which, job: { ...bout, from, to: Math.min(games, from + length) } }
    }),
  )
  let next = 0
  let finished = 0
  const hand = async (worker: Worker) => {
    for (let stretch = stretches[next++]; stretch; stretch = stretches[next++]) {
      const { which, job } = stretch
      const played = await ask(worker, job)
      at(outcomes, which).splice(job.from, played.length, ...played)
      finished += played.length
      done(finished)
    }
    worker.postMessage('enough')
    await once(worker, 'exit')
  }
  const count = Math.min(cores, stretches.length)
  const workers = Array.from({ length: count }, () => new Worker(new URL('./hand.ts', import.meta.url)))
  try {
    await Promise.all(workers.map(hand))
  } finally {
    for (const worker of workers) void worker.terminate()
  }
  return outcomes
}

async function ask(worker: Worker, job: Job): Promise<readonly Outcome[]> {
  worker.postMessage(job)
  // Rejects if the worker fails.
  const [stretch] = await once(worker, 'message')
  const played: readonly Outcome[] | Spoilt['mishap'] = stretch
  if ('what' in played) throw new Spoilt(played)
  return played
}
