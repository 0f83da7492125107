/** Every time somebody believed or doubted somebody: from these it is counted who is believed, and who reads whom. */
import { at } from '../../../kernel/at.ts'
import type { Claim } from '../../../kernel/chronicle.ts'
import type { BookGame } from '../../../protocol/circle.ts'

/** Of people who are not of the circle, and of puppets, it is known only that they were there. */
export interface Answer {
  readonly teller: string | null
  readonly hearer: string | null
  readonly truth: Claim['truth']
  readonly how: 'believed' | 'doubted'
}

const ways = ['believed', 'doubted'] as const

export function answersIn(games: readonly BookGame[]): Answer[] {
  return games.flatMap(({ sat, claims }) =>
    claims.flatMap((claim) => {
      const who = (seat: number) => at(sat, seat, 'chair').person
      return ways.flatMap((how) =>
        claim[how].map((seat) => ({ teller: who(claim.seat), hearer: who(seat), truth: claim.truth, how })),
      )
    }),
  )
}

/** The four things that can happen to what is said. */
export interface Reading {
  readonly truthsBelieved: number
  readonly truthsDoubted: number
  readonly liesBelieved: number
  readonly liesDoubted: number
}

export function readingOf(answers: readonly Answer[]): Reading {
  const count = (truth: Claim['truth'], how: Answer['how']) =>
    answers.filter((answer) => answer.truth === truth && answer.how === how).length
  return {
    truthsBelieved: count('true', 'believed'),
    truthsDoubted: count('true', 'doubted'),
    liesBelieved: count('false', 'believed'),
    liesDoubted: count('false', 'doubted'),
  }
}
