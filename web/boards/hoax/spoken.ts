/** What masks and tokens are called in the reader's language. */
import type { Role } from '../../../games/hoax/state.ts'
import { hoaxWords, type Vocabulary } from '../../../games/hoax/words.ts'
import { language } from '../../app/language.ts'

export function spoken(): Vocabulary {
  return hoaxWords[language.value]
}

export function roleName(role: Role): string {
  return spoken().roles[role].name
}
