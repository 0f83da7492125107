import type { Game } from '../kernel/game.ts'
import { goblets } from './goblets/index.ts'
import { hoax } from './hoax/index.ts'
import { rats } from './rats/index.ts'
import { toast } from './toast/index.ts'

/** Every game of the house. */
export const games: readonly Game[] = [rats, goblets, toast, hoax]

export function findGame(key: string): Game | undefined {
  return games.find((game) => game.key === key)
}
