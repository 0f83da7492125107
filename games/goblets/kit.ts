import type { Kit } from '../../kernel/kit.ts'
import { cues } from '../banquet/cues.ts'
import { stake } from '../banquet/stake.ts'
import { goblets } from './index.ts'
import type { Goblets } from './state.ts'
import { title } from './title.ts'

export const kit: Kit<Goblets> = {
  title,
  game: goblets,
  stake,
  cues,
  bots: () => import('./bot.ts'),
  lesson: () => import('./lesson.ts'),
  gist: { en: () => import('./gist.en.ts'), de: () => import('./gist.de.ts') },
  plain: { en: () => import('./plain.en.ts'), de: () => import('./plain.de.ts') },
  chronicle: () => import('./chronicle.ts'),
  wagers: () => import('./wagers.ts'),
  coach: () => import('./coach.ts'),
  coachText: () => import('../banquet/coach.text.ts'),
  confessor: () => import('./confession.ts'),
}
