/** What is said at every table with goblets on it. */
import { words } from '../../app/language.ts'
import { de } from './words.de.ts'
import { en } from './words.en.ts'

export const tableWords = words({ en, de })
