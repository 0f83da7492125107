/** Whether houses live at a database, which has no lock that a house would hold. */
import { setTimeout as pause } from 'node:timers/promises'
import { sure } from '../../../kernel/at.ts'
import { limits } from '../../limits.ts'
import { Inhabited } from './depot.ts'
import { type Ask, questions } from './questions.ts'

/** How often it is looked again. */
const AGAIN = 200

/**
 * Fails if any house beats; gives back the time by the database's clock. A house that has just closed was heard of a moment ago,
 * so one listens until either it beats again or it was silent for as long as houses give each other.
 */
export async function seeThatNobodyLives(ask: Ask, shown: string, since?: string): Promise<string> {
  for (let heard = since; ; await pause(AGAIN)) {
    const { now, last, ago } = sure((await ask(questions.beats(heard ?? null)))[0], 'time')
    if (heard !== undefined && last !== null) throw new Inhabited(shown)
    if (since !== undefined || ago === null || Number(ago) > limits.houseGone) return now
    heard ??= now
  }
}
