import type { Game } from '../kernel/game.ts'
import { goblets } from './goblets/index.ts'
import { hoax } from './hoax/index.ts'
import { type GameKey, gameKeys, ofGame } from './keys.ts'
import { rats } from './rats/index.ts'
import { toast } from './toast/index.ts'

/** Each under the name that it gives itself. */
const all: { readonly [Key in GameKey]: Game & { readonly key: Key } } = { goblets, hoax, rats, toast }

/** Every game of the house. */
export const games: readonly Game[] = gameKeys.map((key) => all[key])

export function findGame(key: string): Game | undefined {
  return ofGame<Game>(all, key)
}
