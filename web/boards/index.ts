/** The boards, each fetched with its game when that is first played here. */
import { type OfEveryGame, ofGame } from '../../games/keys.ts'
import { fetchGame } from '../app/games.ts'
import { insist } from '../app/insist.ts'
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
  const board = ofGame(load, game)
  if (board) void Promise.all([insist(board), fetchGame(game)]).then(([board]) => addBoard(game, board))
}
