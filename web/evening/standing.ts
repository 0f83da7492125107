/** How everybody stands this evening, and what can be said of it as a whole. */
import type { Evening, PlayedGame, Regular } from '../../protocol/evening.ts'
import { markText } from '../../protocol/text.ts'
import { language } from '../app/language.ts'

export interface Standing {
  readonly one: Regular
  readonly place: number
}

/** The first place first; who has as many points shares a place. */
export function standingOf({ who }: Evening): Standing[] {
  const placeOf = ({ points }: Regular) => 1 + who.filter((other) => other.points > points).length
  return who.map((one) => ({ one, place: placeOf(one) })).sort((a, b) => a.place - b.place)
}

/** Those who stand on the steps of a podium, step by step; fewer steps where places are shared. */
export function stepsOf(evening: Evening): { readonly place: number; readonly people: Regular[] }[] {
  const all = standingOf(evening)
  return [1, 2, 3].flatMap((place) => {
    const people = all.filter((standing) => standing.place === place).map(({ one }) => one)
    return people.length > 0 ? [{ place, people }] : []
  })
}

export const calledIn = ({ name, mark }: Regular): string => name || markText[language.value][mark]

export function wonBy({ places }: PlayedGame, { who }: Evening): Regular[] {
  return who.filter((_, at) => places[at] === 1)
}
