import type { Kit } from '../../kernel/kit.ts'
import { cues } from '../banquet/cues.ts'
import { stake } from '../banquet/stake.ts'
import { toast } from './index.ts'
import type { Toast } from './state.ts'
import { title } from './title.ts'

export const kit: Kit<Toast> = {
  title,
  game: toast,
  stake,
  cues,
  bots: () => import('./bot.ts'),
  lesson: () => import('./lesson.ts'),
  gist: { en: () => import('./gist.en.ts'), de: () => import('./gist.de.ts') },
  plain: { en: () => import('./plain.en.ts'), de: () => import('./plain.de.ts') },
  chronicle: () => import('./chronicle.ts'),
  wagers: () => import('../banquet/wagers.ts'),
  coach: () => import('./coach.ts'),
  coachText: () => import('../banquet/coach.text.ts'),
  confessor: () => import('./confession.ts'),
}
