/** The deck: what each character changes. */
import type { Frozen } from '../../../kernel/state.ts'
import { antimony } from '../../etiquette/characters/antimony.ts'
import { arsenica } from '../../etiquette/characters/arsenica.ts'
import { belladonna } from '../../etiquette/characters/belladonna.ts'
import { butler } from '../../etiquette/characters/butler.ts'
import { cantarella } from '../../etiquette/characters/cantarella.ts'
import { cellarer } from '../../etiquette/characters/cellarer.ts'
import { cicuta } from '../../etiquette/characters/cicuta.ts'
import { curare } from '../../etiquette/characters/curare.ts'
import { datura } from '../../etiquette/characters/datura.ts'
import { heldBy } from '../../etiquette/characters/held.ts'
import type { Key } from '../../etiquette/characters/key.ts'
import { mandrake } from '../../etiquette/characters/mandrake.ts'
import { quicksilver } from '../../etiquette/characters/quicksilver.ts'
import { wolfsbane } from '../../etiquette/characters/wolfsbane.ts'
import { yew } from '../../etiquette/characters/yew.ts'
import type { House } from '../../etiquette/state.ts'
import type { Table } from '../state.ts'
import { amalthea } from './amalthea.ts'
import { cobra } from './cobra.ts'
import { foxglove } from './foxglove.ts'
import { hellebore } from './hellebore.ts'
import { hemlock } from './hemlock.ts'
import { nightshade } from './nightshade.ts'
import { oleander } from './oleander.ts'
import type { GobletsCharacter } from './own.ts'
import { socrates } from './socrates.ts'

const characters: Readonly<Record<Key, GobletsCharacter>> = {
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

const NOBODY: GobletsCharacter = {}

export function characterOf(table: Pick<Frozen<Table>, 'nobles' | 'characters'>, house: House): GobletsCharacter {
  return heldBy(table, house, characters) ?? NOBODY
}
