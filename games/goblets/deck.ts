import type { Frozen } from '../../kernel/state.ts'
import { type Key, keys, sourceOf } from '../banquet/characters/key.ts'
import type { Options } from './state.ts'

/** G2.2: all characters, only those known from print, or none. */
export function deckOf({ characters }: Pick<Frozen<Options>, 'characters'>): readonly Key[] {
  if (characters === 'none') return []
  return characters === 'all' ? keys : keys.filter((key) => sourceOf(key) === 'print')
}
