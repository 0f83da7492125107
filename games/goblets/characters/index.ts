/** The deck: what each character changes. */
import type { Frozen } from '../../../kernel/state.ts'
import { antimony } from '../../banquet/characters/antimony.ts'
import { arsenica } from '../../banquet/characters/arsenica.ts'
import { belladonna } from '../../banquet/characters/belladonna.ts'
import { butler } from '../../banquet/characters/butler.ts'
import { cantarella } from '../../banquet/characters/cantarella.ts'
import { cellarer } from '../../banquet/characters/cellarer.ts'
import { cicuta } from '../../banquet/characters/cicuta.ts'
import { curare } from '../../banquet/characters/curare.ts'
import { datura } from '../../banquet/characters/datura.ts'
import { heldBy } from '../../banquet/characters/held.ts'
import type { Key } from '../../banquet/characters/key.ts'
import { mandrake } from '../../banquet/characters/mandrake.ts'
import { quicksilver } from '../../banquet/characters/quicksilver.ts'
import { wolfsbane } from '../../banquet/characters/wolfsbane.ts'
import { yew } from '../../banquet/characters/yew.ts'
import type { House } from '../../banquet/state.ts'
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
