import type { Bots } from '../bot.ts'
import type { Game } from '../game.ts'
import type { Match } from '../match.ts'
import type { Shape } from '../state.ts'
import type { Stop } from './stop.ts'
import type { Step } from './walk.ts'

/** What is held to the contract. */
export interface Held<G extends Shape = Shape> {
  readonly game: Game<G>
  readonly bots: Bots<G>
  /** The numbers of all clauses in its rules. */
  readonly clauses: ReadonlySet<string>
}

/** Whoever comes along on all walks of a game and sees to one promise. It throws a Breach where that is broken. */
export interface Visitor<G extends Shape = Shape> {
  /** Every step, before its move is made: for what takes no time to see. */
  pass?(step: Step<G>): void
  /** The steps at which the walk stops to look closely (attention.ts). */
  visit?(stop: Stop<G>): void
  /** The end of one table. */
  leave?(match: Match<G>): void
  /** After the last fixed table: here a visitor proves that it had something to see. */
  conclude?(): void
}
