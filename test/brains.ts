/** The puppets of every game at hand, for tests and figures: a house and a page fetch them when they are wanted. */
import { findGame, findKit, games } from '../games/index.ts'
import { type Puppet, seated } from '../games/puppets.ts'
import { sure } from '../kernel/at.ts'
import type { Bot, Bots } from '../kernel/bot.ts'

const brainsOf = async (key: string) => [key, await sure(findKit(key), 'game').bots()] as const
const brains = new Map(await Promise.all(games.map(({ key }) => brainsOf(key))))

export function findBots(key: string): Bots {
  return sure(brains.get(key), `bots for “${key}”`).bots
}

export function findBot(key: string, puppet: Puppet): Bot {
  return seated(sure(findGame(key), 'game'), sure(brains.get(key), `bots for “${key}”`), puppet)
}
