/** The games, each fetched when somebody first comes to it; what stands on their lids is always here. */
import { signal } from '@preact/signals'
import { type OfEveryGame, ofGame } from '../../games/keys.ts'
import { findTitle } from '../../games/titles.ts'
import { sure } from '../../kernel/at.ts'
import type { Game } from '../../kernel/game.ts'
import { insist } from './insist.ts'
import { language } from './language.ts'

const load: OfEveryGame<() => Promise<Game>> = {
  goblets: () => import('../../games/goblets/index.ts').then(({ goblets }) => goblets),
  hoax: () => import('../../games/hoax/index.ts').then(({ hoax }) => hoax),
  rats: () => import('../../games/rats/index.ts').then(({ rats }) => rats),
  toast: () => import('../../games/toast/index.ts').then(({ toast }) => toast),
}

const none = async () => undefined

const loaded = signal<Readonly<Record<string, Game>>>({})

/** A game, or nothing while it is on its way. */
export function findGame(key: string): Game | undefined {
  return loaded.value[key]
}

/** The game of this key; nothing if the house has none. */
export async function fetchGame(key: string): Promise<Game | undefined> {
  const game = findGame(key) ?? (await insist(ofGame(load, key) ?? none))
  if (game && !loaded.peek()[key]) loaded.value = { ...loaded.peek(), [key]: game }
  return game
}

/** What a game is called, in the language of this device. */
export const titleOf = (key: string) => sure(findTitle(key), `title of “${key}”`)[language.value].title
