/** The words of the houses, the tokens and the characters, for the texts and for the board. */
import type { Language } from '../../kernel/text.ts'
import type { Key } from './characters/key.ts'
import type { Sort } from './tokens.ts'
import { de } from './words.de.ts'
import { en } from './words.en.ts'

export interface Words {
  /** By house: its name, and its ring as in "the … ring" of a sentence. */
  readonly houses: readonly { readonly name: string; readonly ring: string; readonly motto: string }[]
  readonly sorts: Readonly<Record<Sort, string>>
  readonly characters: Readonly<Record<Key, { readonly name: string; readonly when: string; readonly ability: string }>>
}

export const gobletWords: Readonly<Record<Language, Words>> = { en, de }
