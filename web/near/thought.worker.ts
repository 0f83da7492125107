/** The thread in which the bots of a practice game think. It gets a view and luck, and gives back a move. */
import { findBot } from '../../games/bots.ts'
import { seeded } from '../../kernel/chance.ts'
import type { Thought } from './company.ts'

addEventListener('message', ({ data }: MessageEvent<{ readonly number: number; readonly thought: Thought }>) => {
  const { number, thought } = data
  try {
    const move = findBot(thought.game, thought).choose(thought.view, seeded(thought.seed))
    postMessage({ number, move })
  } catch {
    postMessage({ number })
  }
})
