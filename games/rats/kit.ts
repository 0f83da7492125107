import type { Kit } from '../../kernel/kit.ts'
import { cues } from './cues.ts'
import { rats } from './index.ts'
import { stake } from './stake.ts'
import type { Rats } from './state.ts'
import { title } from './title.ts'

export const kit: Kit<Rats> = {
  title,
  game: rats,
  stake,
  cues,
  bots: () => import('./bot.ts'),
  lesson: () => import('./lesson.ts'),
  gist: { en: () => import('./gist.en.ts'), de: () => import('./gist.de.ts') },
  plain: { en: () => import('./plain.en.ts'), de: () => import('./plain.de.ts') },
  chronicle: () => import('./chronicle.ts'),
  wagers: () => import('./wagers.ts'),
  coach: () => import('./coach.ts'),
  coachText: () => import('./coach.text.ts'),
  confessor: () => import('./confession.ts'),
}
