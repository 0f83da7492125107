/** Who comes in before somebody more often than the ratings of both would have it. */
import { ahead, aheadOdds, type Sitting } from './company.ts'
import { type Figure, seatsOf } from './people.ts'

/** So many games together, and so many more lost than was to be expected, before anybody is called that. */
export const TOGETHER = 5
const BEYOND = 1

export interface Nemesis {
  readonly who: Figure
  readonly games: number
  /** How often they were ahead, halves for the same place, and how often that was to be expected. */
  readonly ahead: number
  readonly expected: number
}

const beyond = ({ ahead, expected }: Nemesis) => ahead - expected

export function nemesisOf(
  sittings: readonly Sitting[],
  people: readonly Figure[],
  person: string,
): Nemesis | undefined {
  return people
    .filter(({ id }) => id !== person)
    .map((who) => rivalry(sittings, who, person))
    .filter((one) => one.games >= TOGETHER && beyond(one) >= BEYOND)
    .sort((a, b) => beyond(b) - beyond(a))[0]
}

function rivalry(sittings: readonly Sitting[], who: Figure, person: string): Nemesis {
  const met = sittings.flatMap((sitting) => {
    // Somebody with two chairs is met on the first.
    const [theirs] = seatsOf(sitting.game, who.id)
    const [mine] = seatsOf(sitting.game, person)
    if (theirs === undefined || mine === undefined) return []
    return [{ ahead: ahead(sitting.game.ranking, theirs, mine), expected: aheadOdds(sitting, theirs, mine) }]
  })
  const sum = (key: 'ahead' | 'expected') => met.reduce((so, one) => so + one[key], 0)
  return { who, games: met.length, ahead: sum('ahead'), expected: sum('expected') }
}
