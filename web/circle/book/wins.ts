/** What somebody won, and what was to be expected in the company in which they won it. */
import { at } from '../../../kernel/at.ts'
import { shares } from '../../../kernel/selfplay.ts'
import { type Sitting, winOdds } from './company.ts'
import { seatsOf } from './people.ts'

export interface Wins {
  readonly games: number
  /** A shared win counts in parts. */
  readonly won: number
  readonly expected: number
}

const none: Wins = { games: 0, won: 0, expected: 0 }

/** What one game brought a person; nothing if they were not there. */
export function resultOf(sitting: Sitting, person: string): Wins | undefined {
  const seats = seatsOf(sitting.game, person)
  if (seats.length === 0) return undefined
  const parts = shares(sitting.game.ranking)
  return seats.reduce<Wins>(
    ({ won, expected }, seat) => ({
      games: 1,
      won: won + at(parts, seat, 'part'),
      expected: expected + winOdds(sitting, seat),
    }),
    none,
  )
}

export function winsOf(sittings: readonly Sitting[], person: string): Wins {
  return sittings.reduce<Wins>((sum, sitting) => {
    const one = resultOf(sitting, person) ?? none
    return { games: sum.games + one.games, won: sum.won + one.won, expected: sum.expected + one.expected }
  }, none)
}

/** Game by game, how much more was won by then than was to be expected: the line that is drawn of somebody. */
export function courseOf(
  sittings: readonly Sitting[],
  person: string,
): { readonly nth: number; readonly lead: number }[] {
  let lead = 0
  return sittings.flatMap((sitting, nth) => {
    const result = resultOf(sitting, person)
    if (!result) return []
    lead += result.won - result.expected
    return [{ nth, lead }]
  })
}
