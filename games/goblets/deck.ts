import type { Frozen } from '../../kernel/state.ts'
import { type Key, keys, sourceOf } from '../banquet/characters/key.ts'
import { HOUSES } from '../banquet/state.ts'
import type { Options } from './state.ts'

type Chosen = Pick<Frozen<Options>, 'characters' | 'legacy' | 'edition'>

/** G2.2: all characters, only those known from print, or none. */
export function deckOf({ characters, legacy, edition }: Chosen, seats: number): readonly Key[] {
  if (characters === 'none') return []
  if (characters === 'all') return keys
  const known = keys.filter((key) => sourceOf(key) === 'print')
  return legacy && edition > 1 ? filledUp(known, seats) : known
}

/** G6.2: enough for everybody, and for all who drink to put theirs away; the others come in the order of the rules. */
function filledUp(known: readonly Key[], seats: number): readonly Key[] {
  const missing = seats + Math.min(seats, HOUSES) - known.length
  const others = keys.filter((key) => !known.includes(key))
  return [...known, ...others.slice(0, Math.max(0, missing))]
}
