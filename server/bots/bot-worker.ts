/** The thread in which bots think. It gets a view and luck, and gives back a move. */
import { parentPort } from 'node:worker_threads'
import { findBots } from '../../games/bots.ts'
import { seeded } from '../../kernel/chance.ts'
import { received } from '../../kernel/state.ts'
import type { Thought } from '../ports.ts'

parentPort?.on('message', ({ number, thought }: { number: number; thought: Thought }) => {
  try {
    const bot = findBots(thought.game)[thought.level]
    parentPort!.postMessage({ number, move: bot.choose(received(thought.view), seeded(thought.seed)) })
  } catch (error) {
    // The message alone: a view must not end up in a log.
    parentPort!.postMessage({ number, error: error instanceof Error ? error.message : 'unknown' })
  }
})
