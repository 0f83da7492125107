/** A function at court: napkins instead of screens, silver instead of tallow, and wine as clear as a conscience. */
import type { Key } from '../../../games/banquet/characters/key.ts'
import type { Mode } from '../../../games/banquet/state.ts'
import { ordinary, type Sort } from '../../../games/banquet/tokens.ts'
import { toastWords as spoken } from '../../../games/toast/words.ts'
import { language } from '../../app/language.ts'
import sheet from '../../look/court.svg'
import { signs } from '../banquet/Deeds.tsx'
import type { Dress } from '../banquet/dress.ts'
import { tableWords } from '../banquet/words.ts'
import { toastWords as t } from './words.ts'

const symbols: ReadonlySet<string> = new Set(['wine', 'ogre', 'napkin', 'candle', 'hand', 'glove', 'bag', 'staff'])

/** T6.1: the alchemist, the lady before whom all look away, and the seer. */
const PRINTED: ReadonlySet<Key> = new Set<Key>(['hellebore', 'belladonna', 'cantarella'])

/** T5.1: in the duel nobody has clear wine. */
const places: Readonly<Record<Mode, readonly Sort[]>> = {
  duel: ['poison', 'antidote'],
  single: ordinary,
  pairs: ordinary,
}

export function dress(mode: Mode): Dress {
  const { sorts, characters } = spoken[language.value]
  const { act } = tableWords()
  return {
    sorts,
    several: t().several,
    characters,
    act: { ...act, ...t().act },
    sign: { ...signs, keep: 'napkin', again: 'bag', accuse: 'hand', trade: 'ogre', exchange: 'bag' },
    lap: t().lap,
    cover: { sign: 'napkin', label: t().napkin, nothing: t().noNapkin, tokens: t().tokens, always: places[mode] },
    drawn: { sheet, symbols },
    sourceOf: (key) => (PRINTED.has(key) ? 'print' : 'ours'),
    clauseOf: () => 'T6.1',
  }
}
