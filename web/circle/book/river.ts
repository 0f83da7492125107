/** The points of an evening, added up over a season: two for everyone behind you, one for everyone level with you. */
import { at } from '../../../kernel/at.ts'
import type { BookGame } from '../../../protocol/circle.ts'
import { pointsOf } from '../../../protocol/evening.ts'
import { type Figure, seatsOf } from './people.ts'

/** Somebody's points before the first game, and after each. */
export interface Arm {
  readonly who: Figure
  readonly points: readonly number[]
}

/** Whoever has most in the end comes first. */
export function riverOf(games: readonly BookGame[], people: readonly Figure[]): Arm[] {
  const arms = people.map((who) => {
    let sum = 0
    const after = games.map((game) => {
      for (const seat of seatsOf(game, who.id)) sum += pointsOf(at(game.ranking, seat), game.ranking)
      return sum
    })
    return { who, points: [0, ...after] }
  })
  return arms.sort((a, b) => at(b.points, games.length) - at(a.points, games.length))
}
