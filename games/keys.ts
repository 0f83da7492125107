/**
 * The key of every game of the house, in the order in which the games are shown. Whatever there is once a game is
 * typed by it: add a key here, and the compiler lists what that game still lacks.
 */
export const gameKeys = ['rats', 'goblets', 'toast', 'hoax'] as const
export type GameKey = (typeof gameKeys)[number]

/** What there is once a game. */
export type OfEveryGame<T> = Readonly<Record<GameKey, T>>

/** What is there for the game of this key; nothing if the house has no such game. */
export function ofGame<T>(all: OfEveryGame<T>, key: string): T | undefined {
  const known = gameKeys.find((one) => one === key)
  return known && all[known]
}
