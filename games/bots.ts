import { sure } from '../kernel/at.ts'
import type { Bot, Bots, Level } from '../kernel/bot.ts'
import { type Nature, type Tastes, tempered } from '../kernel/nature.ts'
import type { Seat } from '../kernel/state.ts'
import { natures as banquetNatures } from './banquet/natures.ts'
import { bots as goblets } from './goblets/bot.ts'
import { bots as hoax } from './hoax/bot.ts'
import { natures as hoaxNatures } from './hoax/natures.ts'
import { findGame } from './index.ts'
import { type OfEveryGame, ofGame } from './keys.ts'
import { bots as rats } from './rats/bot.ts'
import { natures as ratsNatures } from './rats/natures.ts'
import { standingOf } from './standing.ts'
import { teacher } from './teacher.ts'
import { bots as toast } from './toast/bot.ts'

/** Who plays each game without a person. Apart from the games: whoever only looks at one need not carry them along. */
const all: OfEveryGame<Bots> = { goblets, hoax, rats, toast }
const tastes: OfEveryGame<Tastes> = {
  goblets: banquetNatures,
  hoax: hoaxNatures,
  rats: ratsNatures,
  toast: banquetNatures,
}

/** Who sits on a chair without a person. */
export interface Puppet {
  readonly level: Level
  /** None: a cool head. */
  readonly nature: Nature | null
  /** Where people sit; only a teacher asks. */
  readonly people: readonly Seat[]
}

export function findBots(key: string): Bots {
  return sure(ofGame(all, key), `bots for “${key}”`)
}

export function findBot(key: string, { level, nature, people }: Puppet): Bot {
  const bots = findBots(key)
  if (level === 'teacher') {
    return teacher(sure(findGame(key), 'game'), bots, (state, seat) => standingOf(key, state, seat), people)
  }
  const likes = sure(ofGame(tastes, key), 'tastes')
  return nature ? tempered(bots[level], (view, move) => likes[nature](view, move)) : bots[level]
}
