import type { Kit } from '../../kernel/kit.ts'
import { game } from './index.ts'
import type { Own } from './state.ts'
import { title } from './title.ts'

export const kit: Kit<Own> = {
  title,
  game,
  bots: () => import('./bot.ts'),
  plain: { en: () => import('./plain.en.ts'), de: () => import('./plain.de.ts') },
}
