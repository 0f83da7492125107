/** What a program does when it is asked: its own move, or any that is open if it fails. A chair that waits for it would spoil the evening. */
import { setTimeout as pause } from 'node:timers/promises'
import { findGame } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import { anyMove } from '../../kernel/bot.ts'
import type { Chance } from '../../kernel/chance.ts'
import type { Shape } from '../../kernel/state.ts'
import { type Failure, moveMeant, type OwnPlayer, Trouble } from '../own/player.ts'
import type { Question } from './at-table.ts'

/** Where no clock runs, a program that thinks longer is taken for one that hangs. */
const WITHOUT_CLOCK = 60_000
/** Longer than that nobody waits for a machine. */
const LONGEST = 600_000
/** So long before time runs out the answer must be on its way. */
const MARGIN = 1500

export interface Thinking {
  readonly player: OwnPlayer
  readonly chance: Chance
  /** Now, as the house reckons. */
  now(): number
  complain(failure: Failure): void
}

export async function thought(game: string, asked: Question, thinking: Thinking): Promise<Shape['move']> {
  const { player, chance, now, complain } = thinking
  const { view, moves, until } = asked
  const time = until === null ? WITHOUT_CLOCK : Math.min(LONGEST, Math.max(0, until - now() - MARGIN))
  try {
    return moveMeant(await within(time, player.choose(view, moves)), moves)
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    complain(error.failure)
    // Whatever it says later, nobody could tell what it would be the answer to.
    if (error.failure.kind === 'slow' || error.failure.kind === 'rubbish') player.stop()
    return anyMove(sure(findGame(game), 'game'), moves, chance)
  }
}

async function within<T>(time: number, answer: Promise<T>): Promise<T> {
  const enough = new AbortController()
  const late = pause(time, undefined, { signal: enough.signal }).then(() => {
    throw new Trouble('slow', `${Math.round(time / 1000)} s`)
  })
  late.catch(() => {})
  try {
    return await Promise.race([answer, late])
  } finally {
    enough.abort()
  }
}
