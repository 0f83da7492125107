import type { Kit } from '../../kernel/kit.ts'
import { cues } from './cues.ts'
import { dice } from './index.ts'
import { stake } from './stake.ts'
import type { Dice } from './state.ts'
import { title } from './title.ts'

export const kit: Kit<Dice> = {
  title,
  game: dice,
  stake,
  cues,
  bots: () => import('./bot.ts'),
  lesson: () => import('./lesson.ts'),
  gist: { en: () => import('./gist.en.ts'), de: () => import('./gist.de.ts') },
  plain: { en: () => import('./plain.en.ts'), de: () => import('./plain.de.ts') },
  chronicle: () => import('./chronicle.ts'),
  wagers: () => import('./wagers.ts'),
}
