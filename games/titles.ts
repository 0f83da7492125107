/** What stands on the lid of each game: enough for a shelf, without anything that is inside the box. */
import type { Game } from '../kernel/game.ts'
import type { Language, Text } from '../kernel/text.ts'
import { title as goblets } from './goblets/title.ts'
import { title as hoax } from './hoax/title.ts'
import { type OfEveryGame, ofGame } from './keys.ts'
import { title as rats } from './rats/title.ts'
import { title as toast } from './toast/title.ts'

export type Title = Pick<Game, 'seats'> & Readonly<Record<Language, Pick<Text, 'title' | 'pitch'>>>

export const titles: OfEveryGame<Title> = { goblets, hoax, rats, toast }

export const findTitle = (key: string) => ofGame(titles, key)
