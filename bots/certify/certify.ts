/**
 * How much more than their share anybody can get at The Rats in the Walls against hard puppets, if they know every habit of
 * theirs and always do the best: reckoned exactly, over the whole game, from the fewest brains to the deal.
 */
import { Worker } from 'node:worker_threads'
import { MindCount } from '../../games/rats/bots/solved/minds.ts'
import { startingSanity } from '../../games/rats/setup.ts'
import { begun } from '../begun.ts'
import type { Task } from '../brains.ts'
import { crew } from '../crew.ts'

/** Nearer than this nothing changes any more. */
const NEAR = 1e-5

export interface Certificate {
  readonly players: number
  /** What a rival gets, by how far from the first starter they sit. */
  readonly gets: readonly number[]
  /** By how much that is above a fair share, whoever starts. */
  readonly gain: number
}

/** Broken off, it goes on from what lies in the file, if one is named. */
export async function certify(
  players: number,
  done: (brains: number) => void,
  file: string | undefined,
): Promise<Certificate> {
  const brains = players * startingSanity(players)
  const count = new MindCount(players, brains)
  const memory = new SharedArrayBuffer(count.size * players * Float64Array.BYTES_PER_ELEMENT)
  const all = new Float64Array(memory)
  const draft = begun(file, memory, players - 1)
  const hands = crew<Task, number>(
    { seats: players, brains, memory },
    (options) => new Worker(new URL('./rival-worker.ts', import.meta.url), options),
  )
  for (let level = draft.done + 1; level <= brains; level++) {
    // A round that ends with a doubted, true "none" leaves as many brains as there were: so it is reckoned until it stands.
    for (let pass = 0; ; pass++) if (Math.max(...(await hands.together({ brains: level, pass }))) < NEAR) break
    draft.keep(level)
    done(level)
  }
  await hands.end()
  const deal = count.number(new Array<number>(players).fill(startingSanity(players)), 0)
  const gets = Array.from({ length: players }, (_, away) => all[away * count.size + deal] as number)
  const gain = gets.reduce((sum, share) => sum + share, 0) / players - 1 / players
  return { players, gets, gain }
}
