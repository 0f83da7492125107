/** What is said at a table of Hoax. */
import { words } from '../../app/language.ts'
import { de } from './words.de.ts'
import { en } from './words.en.ts'

export const hoaxBoardWords = words({ en, de })
