/** The boards, each fetched with its game when that is first played here. */
import { sure } from '../../kernel/at.ts'
import { fetchGame } from '../app/games.ts'
import { insist } from '../app/insist.ts'
import type { Board } from './board.ts'
import { addBoard } from './loaded.ts'

export { findBoard } from './loaded.ts'

const boards = import.meta.glob<Board>('./*/index.ts', { import: 'board' })
/** For a game that has no board of its own. */
const plain = './plain/index.ts'

const fetching = new Set<string>()

export function fetchBoard(game: string): void {
  if (fetching.has(game)) return
  fetching.add(game)
  const board = boards[`./${game}/index.ts`] ?? sure(boards[plain], 'plain board')
  void Promise.all([insist(board), fetchGame(game)]).then(([board]) => addBoard(game, board))
}
