/** Who believes whom: of all that one said to another, how much was believed, and what of that was a lie. */
import { type Answer, readingOf } from './answers.ts'
import type { Figure } from './people.ts'
import { type Rate, rate } from './rate.ts'

export interface Belief {
  readonly teller: Figure
  readonly hearer: Figure
  readonly believed: Rate
  readonly lies: number
}

/** A row for everybody who said something, a cell for everybody who heard it; nobody hears themselves. */
export function pairsIn(answers: readonly Answer[], people: readonly Figure[]): (Belief | null)[][] {
  const between = new Map<string, Answer[]>()
  for (const answer of answers) {
    const key = `${answer.teller} ${answer.hearer}`
    const known = between.get(key)
    if (known) known.push(answer)
    else between.set(key, [answer])
  }
  return people.map((teller) =>
    people.map((hearer) => {
      if (teller === hearer) return null
      const { liesBelieved, truthsBelieved, liesDoubted, truthsDoubted } = readingOf(
        between.get(`${teller.id} ${hearer.id}`) ?? [],
      )
      const believed = rate(liesBelieved + truthsBelieved, liesDoubted + truthsDoubted)
      return { teller, hearer, believed, lies: liesBelieved }
    }),
  )
}
