/** The boards, each fetched when its game is first played here. */
import { signal } from '@preact/signals'
import { type OfEveryGame, ofGame } from '../../games/keys.ts'
import type { Board } from './board.ts'

const load: OfEveryGame<() => Promise<Board>> = {
  goblets: () => import('./goblets/index.ts').then(({ board }) => board),
  hoax: () => import('./hoax/index.ts').then(({ board }) => board),
  rats: () => import('./rats/index.ts').then(({ board }) => board),
  toast: () => import('./toast/index.ts').then(({ board }) => board),
}

const loaded = signal<Readonly<Record<string, Board>>>({})
const fetching = new Set<string>()

/** The board of a game, or nothing while it is on its way. */
export function findBoard(game: string): Board | undefined {
  return loaded.value[game]
}

export function fetchBoard(game: string): void {
  if (fetching.has(game)) return
  fetching.add(game)
  ofGame(load, game)?.().then(
    (board) => {
      loaded.value = { ...loaded.value, [game]: board }
    },
    () => fetching.delete(game),
  )
}
