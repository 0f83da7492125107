/** What somebody said, how much of it was false, and how they answered others. */
import { honestyOf } from '../../../kernel/chronicle.ts'
import type { BookGame } from '../../../protocol/circle.ts'
import { type Answer, type Reading, readingOf } from './answers.ts'
import { seatsOf } from './people.ts'
import { type Rate, rate } from './rate.ts'

export interface Tongue {
  readonly claims: number
  readonly told: number
  readonly caught: number
  readonly wronged: number
}

export function tongueOf(games: readonly BookGame[], person: string): Tongue {
  const all = games.flatMap((game) => seatsOf(game, person).map((seat) => honestyOf(seat, game.claims)))
  const sum = (key: keyof Tongue) => all.reduce((so, honesty) => so + honesty[key], 0)
  return { claims: sum('claims'), told: sum('told'), caught: sum('caught'), wronged: sum('wronged') }
}

/** How they are believed, by whoever sat there; and how well they read whoever sat there. */
export interface Ears {
  readonly liesBelieved: Rate
  readonly truthsDoubted: Rate
  /** Of what they doubted, how much was a lie; of what they believed, how much was true. */
  readonly doubtsRight: Rate
  readonly beliefsRight: Rate
  /** Of all that they answered, and of the lies among it. */
  readonly doubts: Rate
  readonly swallowed: Rate
}

export function earsOf(answers: readonly Answer[], person: string): Ears {
  const heard: Reading = readingOf(answers.filter(({ teller }) => teller === person))
  const read: Reading = readingOf(answers.filter(({ hearer }) => hearer === person))
  return {
    liesBelieved: rate(heard.liesBelieved, heard.liesDoubted),
    truthsDoubted: rate(heard.truthsDoubted, heard.truthsBelieved),
    doubtsRight: rate(read.liesDoubted, read.truthsDoubted),
    beliefsRight: rate(read.truthsBelieved, read.liesBelieved),
    doubts: rate(read.liesDoubted + read.truthsDoubted, read.liesBelieved + read.truthsBelieved),
    swallowed: rate(read.liesBelieved, read.liesDoubted),
  }
}
