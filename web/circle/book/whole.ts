/** All that is reckoned from the chosen games, once for all chapters. */
import type { BookGame } from '../../../protocol/circle.ts'
import { type Answer, answersIn } from './answers.ts'
import { type Bluff, bluffsIn, usualLeads } from './bluffs.ts'
import type { Sitting } from './company.ts'
import { type Figure, peopleIn } from './people.ts'
import { type Title, titlesIn } from './titles.ts'

export interface Whole {
  readonly sittings: readonly Sitting[]
  readonly games: readonly BookGame[]
  readonly people: readonly Figure[]
  readonly answers: readonly Answer[]
  readonly bluffs: readonly Bluff[]
  readonly titles: readonly Title[]
}

/** `book`: every game there is. */
export function wholeOf(sittings: readonly Sitting[], book: readonly BookGame[]): Whole {
  const games = sittings.map(({ game }) => game)
  const people = peopleIn(games)
  const answers = answersIn(games)
  const bluffs = bluffsIn(games, usualLeads(book))
  return { sittings, games, people, answers, bluffs, titles: titlesIn(sittings, answers, people) }
}
