/** How to tell that a state of a game cannot be. For tests alone: it does not travel to the page with the games. */
import type { Game } from '../kernel/game.ts'
import { sound as goblets } from './goblets/sound.ts'
import { sound as hoax } from './hoax/sound.ts'
import type { OfEveryGame } from './keys.ts'
import { sound as rats } from './rats/sound.ts'
import { sound as toast } from './toast/sound.ts'

export const sounds: OfEveryGame<NonNullable<Game['sound']>> = { goblets, hoax, rats, toast }
