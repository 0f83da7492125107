/** The thread in which bots think. It gets a view and luck, and gives back a move. */
import { parentPort } from 'node:worker_threads'
import { findBots } from '../../games/bots.ts'
import { sure } from '../../kernel/at.ts'
import { seeded } from '../../kernel/chance.ts'
import { received } from '../../kernel/state.ts'
import type { Thought } from '../ports.ts'

const house = sure(parentPort, 'house that this thread thinks for')

house.on('message', ({ number, thought }: { number: number; thought: Thought }) => {
  try {
    const bot = findBots(thought.game)[thought.level]
    house.postMessage({ number, move: bot.choose(received(thought.view), seeded(thought.seed)) })
  } catch (error) {
    // The message alone: a view must not end up in a log.
    house.postMessage({ number, error: error instanceof Error ? error.message : 'unknown' })
  }
})
