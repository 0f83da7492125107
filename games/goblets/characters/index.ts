/** The deck: what each character changes. */
import type { Frozen } from '../../../kernel/state.ts'
import type { House, Table } from '../state.ts'
import { amalthea } from './amalthea.ts'
import { antimony } from './antimony.ts'
import { arsenica } from './arsenica.ts'
import { belladonna } from './belladonna.ts'
import { butler } from './butler.ts'
import { cantarella } from './cantarella.ts'
import { cellarer } from './cellarer.ts'
import type { Character } from './character.ts'
import { cicuta } from './cicuta.ts'
import { cobra } from './cobra.ts'
import { curare } from './curare.ts'
import { datura } from './datura.ts'
import { foxglove } from './foxglove.ts'
import { hellebore } from './hellebore.ts'
import { hemlock } from './hemlock.ts'
import type { Key } from './key.ts'
import { mandrake } from './mandrake.ts'
import { nightshade } from './nightshade.ts'
import { oleander } from './oleander.ts'
import { quicksilver } from './quicksilver.ts'
import { socrates } from './socrates.ts'
import { wolfsbane } from './wolfsbane.ts'
import { yew } from './yew.ts'

const characters: Readonly<Record<Key, Character>> = {
  cobra,
  belladonna,
  quicksilver,
  datura,
  hellebore,
  amalthea,
  mandrake,
  yew,
  curare,
  oleander,
  foxglove,
  cellarer,
  arsenica,
  nightshade,
  butler,
  hemlock,
  cicuta,
  antimony,
  cantarella,
  wolfsbane,
  socrates,
}

const NOBODY: Character = {}

/** The character that a house has in this course: that of its Noble, or of the one who plays alone (G8.2). */
export function characterOf(
  { nobles, characters: dealt }: Pick<Frozen<Table>, 'nobles' | 'characters'>,
  house: House,
): Character {
  const key = dealt[nobles[house]!]
  return key ? characters[key] : NOBODY
}
