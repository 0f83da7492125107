/** The thread in which bots think. It gets a view and luck, and gives back a move. */
import { parentPort } from 'node:worker_threads'
import { fetchBot } from '../../games/bots.ts'
import { sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { received } from '../../kernel/state.ts'
import type { Thought } from '../ports.ts'
import type { Answer } from './bot-pool.ts'

const house = sure(parentPort, 'house that this thread thinks for')

async function answerTo({ game, view, seed, ...puppet }: Thought): Promise<Answer> {
  try {
    return { move: (await fetchBot(game, puppet)).choose(received(view), seeded(seed)) }
  } catch (error) {
    // The message alone: a view must not end up in a log.
    return { error: error instanceof Error ? error.message : 'unknown' }
  }
}

house.on('message', async (thought: Thought) => house.postMessage(await answerTo(thought)))
