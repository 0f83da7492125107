/** Who sits on a chair without a person. Apart from the games: whoever only looks at one need not carry them along. */
import { sure } from '../kernel/at.ts'
import type { Bot, Bots, Level } from '../kernel/bot.ts'
import type { Brains } from '../kernel/kit.ts'
import { type Nature, tempered } from '../kernel/nature.ts'
import type { Seat } from '../kernel/state.ts'
import { fetchKit, findGame } from './index.ts'
import { teacher } from './teacher.ts'

export interface Puppet {
  readonly level: Level
  /** None: a cool head. */
  readonly nature: Nature | null
  /** Where people sit; only a teacher asks. */
  readonly people: readonly Seat[]
}

async function fetchBrains(key: string): Promise<Brains> {
  return sure(await fetchKit(key), `game “${key}”`).bots()
}

export async function fetchBots(key: string): Promise<Bots> {
  return (await fetchBrains(key)).bots
}

export async function fetchBot(key: string, puppet: Puppet): Promise<Bot> {
  return seated(key, await fetchBrains(key), puppet)
}

/** Who plays like that, of these. */
export function seated(key: string, { bots, natures, standing }: Brains, { level, nature, people }: Puppet): Bot {
  if (level === 'teacher') {
    const game = sure(findGame(key), 'game')
    return teacher(game, bots, ({ table }, seat) => standing?.(table, seat) ?? 0, people)
  }
  return nature && natures ? tempered(bots[level], (view, move) => natures[nature](view, move)) : bots[level]
}
