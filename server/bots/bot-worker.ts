/** The thread in which bots think. It gets a view and luck, and gives back a move. */
import { parentPort } from 'node:worker_threads'
import { fetchBot } from '../../games/bots.ts'
import { sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { received } from '../../kernel/state.ts'
import type { Thought } from '../ports.ts'
import type { Answer } from './bot-pool.ts'

const house = sure(parentPort, 'house that this thread thinks for')
const say = (answer: Answer) => house.postMessage(answer)

async function answerTo({ game, view, seed, ...puppet }: Thought): Promise<Answer> {
  try {
    const bot = await fetchBot(game, puppet)
    say({ begins: true })
    return { move: bot.choose(received(view), seeded(seed)) }
  } catch (error) {
    // The message alone: a view must not end up in a log.
    return { error: error instanceof Error ? error.message : 'unknown' }
  }
}

house.on('message', async (thought: Thought) => say(await answerTo(thought)))
