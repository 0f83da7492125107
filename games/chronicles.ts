/** How each game is told when it is over. */
import type { Chronicle } from '../kernel/chronicle.ts'
import { chronicle as goblets } from './goblets/chronicle.ts'
import { chronicle as hoax } from './hoax/chronicle.ts'
import { type OfEveryGame, ofGame } from './keys.ts'
import { chronicle as rats } from './rats/chronicle.ts'
import { chronicle as toast } from './toast/chronicle.ts'

const chronicles: OfEveryGame<Chronicle> = { goblets, hoax, rats, toast }

export function findChronicle(key: string): Chronicle | undefined {
  return ofGame(chronicles, key)
}
