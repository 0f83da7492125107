import type { Kit } from '../../kernel/kit.ts'
import { cues } from './cues.ts'
import { hoax } from './index.ts'
import { stake } from './stake.ts'
import type { Hoax } from './state.ts'
import { title } from './title.ts'

export const kit: Kit<Hoax> = {
  title,
  game: hoax,
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
