/** Every game and whoever plays it, for threads beside the page: what they do not need of a game they do not carry. */
import { type Puppet, seated } from '../../games/puppets.ts'
import { sure } from '../../kernel/at.ts'
import type { Bot } from '../../kernel/bot.ts'
import type { Coach } from '../../kernel/coach.ts'
import type { Brains } from '../../kernel/kit.ts'
import { findRules } from './rules.ts'

const brains = import.meta.glob<Brains>('../../games/*/bot.ts', { eager: true })
const coaches = import.meta.glob<{ readonly coach?: Coach }>('../../games/*/coach.ts', { eager: true })

export function findBot(key: string, puppet: Puppet): Bot {
  return seated(sure(findRules(key), 'game'), sure(brains[`../../games/${key}/bot.ts`], 'bots'), puppet)
}

export function findCoach(key: string): Coach {
  return sure(coaches[`../../games/${key}/coach.ts`]?.coach, 'coach')
}
