/**
 * What somebody on a chair said and answered, counted from the moves of a record: by what the rules themselves count of a move
 * (`tally`), and not by the chronicles from which the house writes a circle's book.
 */
import { findGame } from '../games/index.ts'
import { at, sure } from '../kernel/at.ts'
import { momentsOf } from '../kernel/chronicle.ts'
import { read } from '../kernel/record.ts'
import type { Seat } from '../kernel/state.ts'
import { recountHoax } from './recount.hoax.ts'

/** As much of it as the moves of that game tell. */
export interface Recount {
  readonly claims?: number
  readonly told?: number
  readonly poured?: number
  readonly poisoned?: number
  readonly called?: number
  readonly liesDoubted?: number
  readonly liesBelieved?: number
  readonly truthsDoubted?: number
  readonly truthsBelieved?: number
}

/** A move, the states around it, and what the rules count of it. */
export interface Made<State = unknown, Move = unknown> {
  readonly seat: Seat
  readonly move: Move
  readonly before: State
  readonly after: State
  readonly words: readonly string[]
}

/** Seat by seat. */
export function recount(key: string, record: string): (seat: Seat) => Recount {
  const game = sure(findGame(key), key)
  const moments = momentsOf(game, sure(read(record), 'record'))
  const made = moments.flatMap(({ entry, state }, nth): Made[] => {
    if (!entry) return []
    const before = at(moments, nth - 1).state
    return [{ ...entry, before, after: state, words: game.tally(before, entry.seat, entry.move) }]
  })
  return (seat) => {
    const count = (word: string) => made.filter((one) => one.seat === seat && one.words.includes(word)).length
    if (key === 'hoax') return recountHoax(made, seat)
    return key === 'rats' ? ofRats(count) : ofGoblets(count)
  }
}

type Count = (word: string) => number

const ofRats = (count: Count): Recount => ({
  claims: count('claims'),
  told: count('false claims'),
  liesDoubted: count('false claims caught'),
  liesBelieved: count('false claims believed'),
  truthsDoubted: count('truths doubted'),
  truthsBelieved: count('beliefs') - count('false claims believed'),
})

/** What is claimed with goblets are pours and calls of the Toast, and seldom more; who believed them no word of the rules tells. */
const ofGoblets = (count: Count): Recount => ({
  poured: count('pours'),
  poisoned: count('pours of poison') + count('pours of ogre'),
  called: count('toasts'),
})
