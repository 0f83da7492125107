/** The games of the house, and whatever is added while it runs. */
import { shelf } from '#shelf'
import type { Game } from '../kernel/game.ts'
import type { Kit, Shelved, Title } from '../kernel/kit.ts'

const shelved = new Map<string, Shelved>()
/** What is at hand: all of them in a house; in a page those that somebody has come to. */
const kits = new Map<string, Kit>()
const rules: Game[] = []
const lids: Title[] = []

/** What stands on the lids, in the order in which the games are shown. */
export const titles: readonly Title[] = lids

/** Every game that is at hand. */
export const games: readonly Game[] = rules

function put(one: Shelved): void {
  shelved.set(one.title.key, one)
  lids.push(one.title)
  if (one.kit) keep(one.kit)
}

function keep(kit: Kit): Kit {
  if (!kits.has(kit.game.key)) rules.push(kit.game)
  kits.set(kit.game.key, kit)
  return kit
}

for (const one of shelf) put(one)

/** A game that is on no shelf. What is given back takes it away again. */
export function addGame(kit: Kit): () => void {
  put({ title: kit.title, kit, open: async () => kit })
  return () => {
    shelved.delete(kit.title.key)
    kits.delete(kit.title.key)
    rules.splice(rules.indexOf(kit.game), 1)
    lids.splice(lids.indexOf(kit.title), 1)
  }
}

export const findTitle = (key: string): Title | undefined => shelved.get(key)?.title

export const findKit = (key: string): Kit | undefined => kits.get(key)

/** A game that is at hand. */
export const findGame = (key: string): Game | undefined => kits.get(key)?.game

/** The game of this key with all that belongs to it; nothing if the house has none. */
export async function fetchKit(key: string): Promise<Kit | undefined> {
  const kit = kits.get(key) ?? (await shelved.get(key)?.open())
  return kit && keep(kit)
}

/** For what may need any of them. */
export async function fetchEvery(): Promise<void> {
  await Promise.all(lids.map(({ key }) => fetchKit(key)))
}
