/**
 * A house in this page, for somebody alone: it answers what is asked at its table with the same frames as the one at the
 * other end of the line, so that nobody else in the page needs to know which of the two it is.
 */
import { signal } from '@preact/signals'
import type { Message } from '../../protocol/asks.ts'
import type { Reply, Wish } from './line.ts'

export interface NearHouse {
  readonly is: 'practice' | 'lesson' | 'trial'
  answer(wish: Wish, id: string): Reply
  /** Where a coach opens only some of what the rules would allow. */
  readonly offered?: readonly { readonly kind: string }[] | undefined
  /** Whoever opened it may close it: nothing happens by itself any more. */
  close(): void
}

/** The name of its table: too short for a code, so no table of another house is called like that. */
export const NEAR = 'home'

export const near = signal<NearHouse | undefined>(undefined)

/** Something to learn from, not one of many games: nothing is pressed by itself there, and at its end nothing else is offered. */
export const teaches = () => near.value !== undefined && near.value.is !== 'practice'

/** What only the house at the other end knows. */
const far: ReadonlySet<Message['is']> = new Set(['create', 'claim', 'list', 'mine'])

/** The answer of the near house; nothing where the other one is asked. */
export function answerNear(wish: Wish, id: string): Reply | undefined {
  return far.has(wish.is) ? undefined : near.peek()?.answer(wish, id)
}
