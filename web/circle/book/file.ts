/** The book as a file to take home: the names and all games, and nothing by which anybody could come in. */
import type { BookGame, CircleView } from '../../../protocol/circle.ts'

export function bookFile({ name, seasons, persons }: CircleView, games: readonly BookGame[]): string {
  const people = persons.map(({ id, name, mark }) => ({ id, name, mark }))
  return `${JSON.stringify({ circle: name, seasons, persons: people, games })}\n`
}

/** Named after the day on which it was taken. */
export const bookFileName = (now: number): string => `humbug-circle-${new Date(now).toISOString().slice(0, 10)}.json`
