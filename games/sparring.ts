import { sure } from '../kernel/at.ts'
import type { Tricks } from '../kernel/bot.ts'
import { sparring as goblets } from './goblets/bots/sparring/index.ts'
import { sparring as hoax } from './hoax/bots/sparring/index.ts'
import { type OfEveryGame, ofGame } from './keys.ts'
import { sparring as rats } from './rats/bots/sparring/index.ts'
import { sparring as toast } from './toast/bots/sparring/index.ts'

/** The simple tricks of a game, and the sizes of tables at which they are tried. */
interface Sparring {
  readonly tricks: Tricks
  readonly sizes: readonly number[]
}

/** Apart from the bots: nobody plays against them, so neither the page nor the house carries them along. */
const all: OfEveryGame<Sparring> = {
  goblets: { tricks: goblets, sizes: [3, 4, 6] },
  hoax: { tricks: hoax, sizes: [3, 5, 8] },
  rats: { tricks: rats, sizes: [3, 4, 6] },
  toast: { tricks: toast, sizes: [3, 4, 6] },
}

export function findSparring(key: string): Sparring {
  return sure(ofGame(all, key), `tricks for “${key}”`)
}
