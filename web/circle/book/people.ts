/** Whom the book counts: the persons of the circle who sat in its games. Puppets and guests sat there too, and are not counted. */
import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { BookGame, Sat } from '../../../protocol/circle.ts'
import type { Mark } from '../../../protocol/words.ts'

export interface Figure {
  readonly id: string
  readonly name: string
  readonly mark: Mark
}

/** Their chairs in a game: one, unless they sat there with two devices. */
export function seatsOf({ sat }: BookGame, person: string): Seat[] {
  return sat.flatMap((one, seat) => (one.person === person ? [seat] : []))
}

/** Those who sat in most games first, with the name that they have now. */
export function peopleIn(games: readonly BookGame[]): Figure[] {
  const found = new Map<string, { figure: Figure; games: number }>()
  for (const { sat } of games) {
    const here = new Map<string, Sat>(sat.flatMap((one) => (one.person === null ? [] : [[one.person, one]])))
    for (const [id, { name, mark }] of here) {
      found.set(id, { figure: { id, name, mark }, games: (found.get(id)?.games ?? 0) + 1 })
    }
  }
  return [...found.values()]
    .sort((a, b) => b.games - a.games || a.figure.name.localeCompare(b.figure.name))
    .map(({ figure }) => figure)
}

export const figureOf = (people: readonly Figure[], person: string): Figure =>
  sure(
    people.find(({ id }) => id === person),
    'person in the book',
  )
