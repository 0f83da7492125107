/** The words of the houses, the tokens and the characters, for the texts and for the board. */
import type { Language } from '../../kernel/text.ts'
import type { Vocabulary } from '../banquet/words.ts'
import { de } from './words.de.ts'
import { en } from './words.en.ts'

export const gobletWords: Readonly<Record<Language, Vocabulary>> = { en, de }
