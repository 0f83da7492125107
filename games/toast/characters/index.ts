/** T6.1: what each character changes here. */
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
import { mandrake } from '../../etiquette/characters/mandrake.ts'
import { quicksilver } from '../../etiquette/characters/quicksilver.ts'
import { wolfsbane } from '../../etiquette/characters/wolfsbane.ts'
import { yew } from '../../etiquette/characters/yew.ts'
import type { House } from '../../etiquette/state.ts'
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
