/** The games, each fetched when somebody first comes to it; what stands on their lids is always here. */
import { signal } from '@preact/signals'
import { fetchKit, findTitle } from '../../games/index.ts'
import { sure } from '../../kernel/at.ts'
import type { Game } from '../../kernel/game.ts'
import { insist } from './insist.ts'
import { language } from './language.ts'

const loaded = signal<Readonly<Record<string, Game>>>({})

/** A game, or nothing while it is on its way. */
export function findGame(key: string): Game | undefined {
  return loaded.value[key]
}

/** The game of this key; nothing if the house has none. */
export async function fetchGame(key: string): Promise<Game | undefined> {
  const game = findGame(key) ?? (await insist(() => fetchKit(key)))?.game
  if (game && !loaded.peek()[key]) loaded.value = { ...loaded.peek(), [key]: game }
  return game
}

/** What a game is called, in the language of this device. */
export const titleOf = (key: string) => sure(findTitle(key), `title of “${key}”`)[language.value].title
