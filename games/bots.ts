import { sure } from '../kernel/at.ts'
import type { Bots } from '../kernel/bot.ts'
import { bots as goblets } from './goblets/bot.ts'
import { bots as hoax } from './hoax/bot.ts'
import { type OfEveryGame, ofGame } from './keys.ts'
import { bots as rats } from './rats/bot.ts'
import { bots as toast } from './toast/bot.ts'

/** Who plays each game without a person. Apart from the games: whoever only looks at one need not carry them along. */
const all: OfEveryGame<Bots> = { goblets, hoax, rats, toast }

export function findBots(key: string): Bots {
  return sure(ofGame(all, key), `bots for “${key}”`)
}
