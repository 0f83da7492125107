/** What one may bet on in each game. */
import type { Wagers } from '../kernel/wager.ts'
import { wagers as banquet } from './banquet/wagers.ts'
import { wagers as goblets } from './goblets/wagers.ts'
import { wagers as hoax } from './hoax/wagers.ts'
import { type OfEveryGame, ofGame } from './keys.ts'
import { wagers as rats } from './rats/wagers.ts'

const wagers: OfEveryGame<Wagers> = { goblets, hoax, rats, toast: banquet }

export function findWagers(key: string): Wagers | undefined {
  return ofGame(wagers, key)
}
