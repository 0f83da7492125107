/** A game that is over, told by one who saw under every napkin. */

import { at } from '../../kernel/at.ts'
import type { Language } from '../../kernel/text.ts'
import { type JourneyText, journeyDe, journeyEn } from '../banquet/chronicle.text.journey.ts'
import { tellingDe, tellingEn } from '../banquet/chronicle.text.ts'
import { chronicleOf } from '../banquet/chronicle.ts'
import { isDoubled } from './course.ts'
import { earnings } from './scoring.ts'
import type { Toast } from './state.ts'
import { de, phrases } from './words.de.ts'
import { en } from './words.en.ts'

export const chronicle = chronicleOf<Toast>({
  earned({ table, hands }, drunk) {
    const points = hands.map(() => 0)
    for (const one of earnings(table, drunk, isDoubled(table) ? 'double' : 'single')) {
      for (const seat of one.seats) points[seat] = at(points, seat) + one.points
    }
    return points
  },
  text: { en: tellingEn(en), de: tellingDe(de, phrases) },
})

export const journeyText: Readonly<Record<Language, JourneyText>> = { en: journeyEn(en), de: journeyDe(de, phrases) }
