/** The boards, each fetched when its game is first played here. */
import { type OfEveryGame, ofGame } from '../../games/keys.ts'
import type { Board } from './board.ts'
import { addBoard } from './loaded.ts'

export { findBoard } from './loaded.ts'

const load: OfEveryGame<() => Promise<Board>> = {
  goblets: () => import('./goblets/index.ts').then(({ board }) => board),
  hoax: () => import('./hoax/index.ts').then(({ board }) => board),
  rats: () => import('./rats/index.ts').then(({ board }) => board),
  toast: () => import('./toast/index.ts').then(({ board }) => board),
}

const fetching = new Set<string>()

export function fetchBoard(game: string): void {
  if (fetching.has(game)) return
  fetching.add(game)
  ofGame(load, game)?.().then(
    (board) => addBoard(game, board),
    () => fetching.delete(game),
  )
}
