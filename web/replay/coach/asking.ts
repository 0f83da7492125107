/** Asks the coach beside the page. What was heard to its end is not asked again while the game is open. */
import type { Chances, Said, Swing } from '../../../kernel/chances.ts'
import type { Advice } from '../../../kernel/coach.ts'
import type { Seat, State } from '../../../kernel/state.ts'
import { newThread } from '../../near/thread.ts'
import type { Story } from '../story.ts'
import type { Answered, Asked } from './answers.ts'

/** What the coach has said so far. */
export interface Heard {
  /** So much of all that there is to say. */
  readonly done: number
  readonly steps: number
  readonly decisions: readonly { readonly at: number; readonly advice: Advice }[]
  readonly curve: readonly Chances[]
  readonly swings: readonly Swing[]
}

export const unheard: Heard = { done: 0, steps: 1, decisions: [], curve: [], swings: [] }

export const isWhole = ({ done, steps }: Heard) => done === steps

export function hear(heard: Heard, said: Said): Heard {
  const next = { ...heard, done: heard.done + 1 }
  switch (said.is) {
    case 'plan':
      return { ...unheard, steps: said.steps }
    case 'advice':
      return { ...next, decisions: [...heard.decisions, { at: said.at, advice: said.advice }] }
    case 'chances':
      return { ...next, curve: [...heard.curve, said.chances] }
    case 'swings':
      return { ...next, swings: said.swings }
  }
}

const known = new WeakMap<Story, Map<Seat, Heard>>()

export function heardOf(story: Story, seat: Seat): Heard | undefined {
  return known.get(story)?.get(seat)
}

/** Hands on what is heard as it is heard; nothing more once what it returns is called. */
export function listen(story: Story, seat: Seat, tell: (heard: Heard | 'lost') => void): () => void {
  let heard = unheard
  return ask({ is: 'game', record: story.record, seat }, (answer) => {
    if (answer.is === 'lost') return tell('lost')
    if (answer.is === 'world') return
    heard = hear(heard, answer)
    if (isWhole(heard)) known.set(story, (known.get(story) ?? new Map<Seat, Heard>()).set(seat, heard))
    tell(heard)
  })
}

/** A world to try it again in; another one each time. */
export function imagined({ record }: Story, seat: Seat, when: number, nth: number): Promise<State> {
  return new Promise((done, lost) => {
    const stop = ask({ is: 'world', record, seat, when, nth }, (answer) => {
      stop()
      if (answer.is === 'world') done(answer.world)
      else lost(new Error('no world came'))
    })
  })
}

function ask(asked: Asked, hear: (answer: Answered) => void): () => void {
  const worker = newThread()
  worker.onmessage = ({ data }: MessageEvent<Answered>) => hear(data)
  worker.onerror = () => hear({ is: 'lost' })
  worker.postMessage(asked)
  return () => worker.terminate()
}
