/**
 * What goes on beside the page: a puppet of a practice game gets a view and luck, and gives back a move; the coach thinks a game over;
 * a record is checked. One thread for all of it, so that the rules come once.
 */
import { seeded } from '../../kernel/chance.ts'
import { type Case, judge } from '../proof/judge.ts'
import { type Answered, type Asked, answers } from '../replay/coach/answers.ts'
import type { Thought } from './company.ts'
import { findRules } from './rules.ts'
import { findBot, findCoach } from './rulesets.ts'

type Wanted = Case | { readonly number: number; readonly thought: Thought } | Asked

addEventListener('message', ({ data }: MessageEvent<Wanted>) => {
  if ('witnesses' in data) check(data)
  else if ('is' in data) coach(data)
  else think(data.number, data.thought)
})

function check(record: Case): void {
  const start = performance.now()
  const proof = judge(record, findRules)
  postMessage({ proof, took: performance.now() - start })
}

function think(number: number, thought: Thought): void {
  try {
    const move = findBot(thought.game, thought).choose(thought.view, seeded(thought.seed))
    postMessage({ number, move })
  } catch {
    postMessage({ number })
  }
}

function coach(asked: Asked): void {
  try {
    for (const answer of answers(asked, findCoach)) postMessage(answer)
  } catch {
    postMessage({ is: 'lost' } satisfies Answered)
  }
}
