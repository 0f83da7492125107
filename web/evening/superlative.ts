/** The one thing that is said of an evening as a whole: the first that is true of it. */
import type { Evening, Regular } from '../../protocol/evening.ts'
import { standingOf, wonBy } from './standing.ts'

export type Superlative =
  | { readonly kind: 'unbeaten' | 'comeback'; readonly who: Regular }
  | { readonly kind: 'steady'; readonly who: Regular; readonly place: number }
  | { readonly kind: 'close' | 'varied' }

/** So many games make a habit. */
const HABIT = 3

interface Course {
  readonly who: Regular
  readonly places: readonly number[]
}

/** The games of each, in their order. */
function coursesOf({ who, games }: Evening): Course[] {
  return who.map((one, at) => ({ who: one, places: games.flatMap(({ places }) => places[at] ?? []) }))
}

/** Last of all once, and first in a later game. */
function cameBack({ games }: Evening, at: number): boolean {
  const last = games.findIndex(
    ({ places }) => (places[at] ?? 1) > 1 && places.every((one) => (one ?? 0) <= (places[at] ?? 0)),
  )
  return last >= 0 && games.slice(last + 1).some(({ places }) => places[at] === 1)
}

export function superlativeOf(evening: Evening): Superlative | undefined {
  const courses = coursesOf(evening)
  const unbeaten = courses.find(({ places }) => places.length > 1 && places.every((place) => place === 1))
  if (unbeaten) return { kind: 'unbeaten', who: unbeaten.who }
  const back = courses.find((_, at) => cameBack(evening, at))
  if (back) return { kind: 'comeback', who: back.who }
  const [first, second] = standingOf(evening)
  if (first && second && first.one.points - second.one.points === 1) return { kind: 'close' }
  const winners = evening.games.flatMap((game) => wonBy(game, evening))
  if (evening.games.length >= HABIT && new Set(winners).size === winners.length) return { kind: 'varied' }
  const steady = courses.find(({ places }) => places.length >= HABIT && new Set(places).size === 1)
  return steady && { kind: 'steady', who: steady.who, place: steady.places[0] ?? 1 }
}
