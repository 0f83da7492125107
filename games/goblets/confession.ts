/** What somebody took the goblets for, and why they did what they did with them: only wine keeps one from the Toast (G4.6). */
import { confessingDe } from '../banquet/confession.de.ts'
import { confessingEn } from '../banquet/confession.en.ts'
import { confessorOf } from '../banquet/confession.ts'
import { court } from './bots/court.ts'
import { chronicle } from './chronicle.ts'
import { goblets as game } from './index.ts'
import { attentive } from './recalled.ts'
import type { Goblets } from './state.ts'
import { de, phrases } from './words.de.ts'
import { en } from './words.en.ts'

export const confessor = confessorOf<Goblets>({
  game,
  court,
  attentive,
  chronicle,
  burden: 'wine',
  text: { en: confessingEn(en, 'wine'), de: confessingDe(de, phrases, 'wine') },
})
