/** A dinner among enemies: screens, candle-light, and the deck of twenty-one. */
import { clauseOf, sourceOf } from '../../../games/banquet/characters/key.ts'
import { ordinary } from '../../../games/banquet/tokens.ts'
import { gobletWords } from '../../../games/goblets/words.ts'
import { language } from '../../app/language.ts'
import { signs } from '../banquet/Deeds.tsx'
import type { Dress } from '../banquet/dress.ts'
import { tableWords } from '../banquet/words.ts'
import { gobletsWords as t } from './words.ts'

export function dress(): Dress {
  const { sorts, characters } = gobletWords[language.value]
  const { act } = tableWords()
  return {
    sorts,
    several: {},
    characters,
    act: { ...act, ...t().act },
    sign: { ...signs, retarget: 'dagger', exchange: 'swap', 'after you': 'coronet', trade: 'ogre', wait: 'candle' },
    lap: t().round,
    cover: { sign: 'screen', label: t().screen, nothing: t().noScreen, tokens: t().tokens, always: ordinary },
    drawn: undefined,
    sourceOf,
    clauseOf,
  }
}
