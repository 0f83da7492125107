import type { Frozen } from '../../../kernel/state.ts'
import type { House, Setting } from '../state.ts'
import type { Key } from './key.ts'

/** The character that a house has in this course: that of its noble, or of the one who plays alone (G8.2, T7.2). */
export function heldBy<C>(
  { nobles, characters }: Pick<Frozen<Setting>, 'nobles' | 'characters'>,
  house: House,
  deck: Readonly<Partial<Record<Key, C>>>,
): C | undefined {
  const noble = nobles[house] // In a duel most goblets of the row stand before no house, and bots ask for each of them.
  const key = noble === undefined ? null : characters[noble]
  return key ? deck[key] : undefined
}
