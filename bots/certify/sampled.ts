/**
 * How much more than their share anybody can get against hard puppets at tables that were not solved: not reckoned over the whole game, but
 * in rounds out of games that hard puppets play. In each of them somebody knows every habit of the others for the length of the round; what
 * comes after it is worth what hard puppets take it to be worth. So it is an estimate, and says how sure it is.
 */
import { Worker } from 'node:worker_threads'
import { crew, type Stretch } from '../crew.ts'

export interface Sampled {
  readonly players: number
  readonly games: number
  /** So many rounds a game has on average. */
  readonly rounds: number
  /** By how much they get more in a game, all of its rounds together, and within what that lies, 95 times of 100. */
  readonly gain: number
  readonly within: number
}

/** What was seen in one game. */
export interface Glimpse {
  readonly rounds: number
  /** What one round, drawn by lot, brings more to one seat, drawn by lot. */
  readonly gain: number
}

export async function sample(
  players: number,
  games: number,
  seed: number,
  done: (games: number) => void,
): Promise<Sampled> {
  const hands = crew<Stretch, Glimpse[]>(
    { seats: players, seed },
    (options) => new Worker(new URL('./sampling-worker.ts', import.meta.url), options),
  )
  const seen: Glimpse[] = []
  for (let from = 0; from < games; from += STRETCH) {
    seen.push(...(await hands.together({ from, to: Math.min(games, from + STRETCH) })).flat())
    done(seen.length)
  }
  await hands.end()
  const gains = seen.map(({ rounds, gain }) => rounds * gain)
  const gain = mean(gains)
  const spread = mean(gains.map((each) => (each - gain) ** 2))
  const rounds = mean(seen.map((each) => each.rounds))
  return { players, games, rounds, gain, within: 1.96 * Math.sqrt(spread / Math.max(1, games - 1)) }
}

/** So many games are begun at once. */
const STRETCH = 20
const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length
