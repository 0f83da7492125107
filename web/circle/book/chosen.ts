/** Which games of the book are looked at: those of a season, and of one game. */
import { titles } from '../../../games/index.ts'
import type { BookGame, Season } from '../../../protocol/circle.ts'

export interface Chosen {
  /** Counted from 0, in the order in which they began. */
  readonly season: number | 'all'
  readonly game: string
}

export const everything: Chosen = { season: 'all', game: 'all' }

/** A season goes from its first moment to the next one's; what was played before the first belongs to none. */
export function seasonOf(seasons: readonly Season[], { at }: Pick<BookGame, 'at'>): number | undefined {
  const season = seasons.findLastIndex(({ from }) => from <= at)
  return season < 0 ? undefined : season
}

export function choose<T extends { readonly game: BookGame }>(
  all: readonly T[],
  seasons: readonly Season[],
  { season, game }: Chosen,
): T[] {
  return all.filter(
    ({ game: one }) => (season === 'all' || seasonOf(seasons, one) === season) && (game === 'all' || one.game === game),
  )
}

/** The games that were played at all, in the order in which the house shows them. */
export function playedIn(games: readonly BookGame[]): string[] {
  const keys = titles.map(({ key }) => key)
  const place = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.length)
  return [...new Set(games.map(({ game }) => game))].sort((a, b) => place(a) - place(b))
}
