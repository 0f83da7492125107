/** What somebody took the goblets for, and why they did what they did with them: any token left keeps one from the Toast (T3.3). */
import { confessingDe } from '../banquet/confession.de.ts'
import { confessingEn } from '../banquet/confession.en.ts'
import { confessorOf } from '../banquet/confession.ts'
import { court } from './bots/court.ts'
import { chronicle } from './chronicle.ts'
import { toast as game } from './index.ts'
import type { Toast } from './state.ts'
import { de, phrases } from './words.de.ts'
import { en } from './words.en.ts'

export const confessor = confessorOf<Toast>({
  game,
  court,
  attentive: (view) => view,
  chronicle,
  burden: 'everything',
  text: { en: confessingEn(en, 'everything'), de: confessingDe(de, phrases, 'everything') },
})
