/** What houses, tokens and characters are called, and what characters can do. Each game says some of it in its own words. */
import type { Key } from './characters/key.ts'
import type { Sort } from './tokens.ts'

interface CharacterWords {
  readonly name: string
  readonly when: string
  readonly ability: string
}

export interface Vocabulary<K extends Key = Key> {
  readonly houses: readonly { readonly name: string; readonly motto: string }[]
  readonly sorts: Readonly<Record<Sort, string>>
  readonly characters: Readonly<Record<K, CharacterWords>>
}

/** What one game has to say beyond what both say. */
export function adding(character: CharacterWords, sentence: string): CharacterWords {
  return { ...character, ability: `${character.ability} ${sentence}` }
}
