/** T6.1: what each character changes here. */
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
import { mandrake } from '../../banquet/characters/mandrake.ts'
import { quicksilver } from '../../banquet/characters/quicksilver.ts'
import { wolfsbane } from '../../banquet/characters/wolfsbane.ts'
import { yew } from '../../banquet/characters/yew.ts'
import type { House } from '../../banquet/state.ts'
import type { ToastKey } from '../deck.ts'
import type { Table } from '../state.ts'
import { foxglove } from './foxglove.ts'
import { hellebore } from './hellebore.ts'
import type { ToastCharacter } from './own.ts'

const characters: Readonly<Record<ToastKey, ToastCharacter>> = {
  belladonna,
  quicksilver,
  datura,
  hellebore,
  mandrake,
  yew,
  curare,
  foxglove,
  cellarer,
  arsenica,
  butler,
  cicuta,
  antimony,
  cantarella,
  wolfsbane,
}

const NOBODY: ToastCharacter = {}

/** The character of a house. In a pair both have the same card (T7.2). */
export function characterOf(table: Pick<Frozen<Table>, 'nobles' | 'characters'>, house: House): ToastCharacter {
  return heldBy(table, house, characters) ?? NOBODY
}
