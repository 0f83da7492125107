/** The evening at a table: every game that came to its end there, and how many points everybody has. */
import type { Ranking } from '../kernel/game.ts'
import type { Mark } from './words.ts'

/** Somebody who has played a game to its end here; one without a name goes by the mark. */
export interface Regular {
  readonly name: string
  readonly mark: Mark
  readonly points: number
}

/** `places`: of everybody in the order of the regulars; of nobody who came later. */
export interface PlayedGame {
  readonly round: number
  readonly game: string
  readonly places: readonly (number | null)[]
}

/** The last games only, but the points of all of them. */
export interface Evening {
  readonly who: readonly Regular[]
  readonly games: readonly PlayedGame[]
}

/** Two for everybody behind, one for everybody level: among n it is n(n−1) in all, however it ends. */
export function pointsOf(place: number, ranking: Ranking): number {
  const behind = ranking.filter((other) => other > place).length
  const level = ranking.filter((other) => other === place).length - 1
  return 2 * behind + level
}
