/** The puppets of a game, fetched when one is wanted: whoever only looks at a game need not carry them along. */
import { sure } from '../kernel/at.ts'
import type { Bot, Bots } from '../kernel/bot.ts'
import { fetchKit } from './index.ts'
import { type Puppet, seated } from './puppets.ts'

export async function fetchBots(key: string): Promise<Bots> {
  return (await sure(await fetchKit(key), `game “${key}”`).bots()).bots
}

export async function fetchBot(key: string, puppet: Puppet): Promise<Bot> {
  const { game, bots } = sure(await fetchKit(key), `game “${key}”`)
  return seated(game, await bots(), puppet)
}
