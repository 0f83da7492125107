/** What goes on beside the page: a puppet of a practice game gets a view and luck, and gives back a move; the coach thinks a game over. */
import { fetchBot } from '../../games/bots.ts'
import { seeded } from '../../kernel/chance.ts'
import { type Answered, type Asked, answers } from '../replay/coach/answers.ts'
import type { Thought } from './company.ts'

type Wanted = { readonly number: number; readonly thought: Thought } | Asked

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  void ('is' in data ? coach(data) : think(data.number, data.thought))
})

async function think(number: number, thought: Thought): Promise<void> {
  try {
    const move = (await fetchBot(thought.game, thought)).choose(thought.view, seeded(thought.seed))
    postMessage({ number, move })
  } catch {
    postMessage({ number })
  }
}

async function coach(asked: Asked): Promise<void> {
  try {
    for await (const answer of answers(asked)) postMessage(answer)
  } catch {
    postMessage({ is: 'lost' } satisfies Answered)
  }
}
