/** What onlookers bet on: sealed while the game runs, and open to all who were there once it is over. */
import type { Belief } from '../kernel/calibration.ts'
import type { Claim } from '../kernel/chronicle.ts'

/** Where the bets at a table lie, under a name that is never a table's or a circle's. */
export const betsOf = (code: string) => `b${code}`
export const betsForm = /^b[0-9A-Z]{6}$/

/** Of which claim, by its place among those that were bet on. */
export interface Bet extends Belief {
  readonly claim: number
}

/** Somebody who bet. Who gave no name has none. */
export interface Better {
  readonly name: string | null
  readonly who: 'you' | 'another'
  readonly bets: readonly Bet[]
}

/** All that was bet on a game that is over. */
export interface Betting {
  readonly claims: readonly Pick<Claim, 'at' | 'seat' | 'what' | 'truth'>[]
  readonly betters: readonly Better[]
}
