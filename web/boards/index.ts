/** The boards, each fetched with its game when that is first played here. */
import { sure } from '../../kernel/at.ts'
import { inWords } from '../app/device.ts'
import { fetchGame } from '../app/games.ts'
import { insist } from '../app/insist.ts'
import type { Board } from './board.ts'
import { addBoard } from './loaded.ts'

export { findBoard } from './loaded.ts'

const boards = import.meta.glob<Board>('./*/index.ts', { import: 'board' })
const plain = './plain/index.ts'

let wanted = ''

/** The plain one, which knows no game, forgets as the game’s own does: what lasts was agreed at the table, whoever draws it. */
async function inWordsFor(own: (() => Promise<Board>) | undefined): Promise<Board> {
  const [board, drawn] = await Promise.all([insist(sure(boards[plain], 'plain board')), own && insist(own)])
  return drawn?.lasts ? { ...board, lasts: drawn.lasts } : board
}

/** The board of a game: its own, or the plain one, for who would rather read or where it has no other. */
export function fetchBoard(game: string): void {
  const own = boards[`./${game}/index.ts`]
  const isDrawn = own && inWords.value === 'off'
  const name = `${game} ${isDrawn ? 'drawn' : 'in words'}`
  wanted = name
  void Promise.all([isDrawn ? insist(own) : inWordsFor(own), fetchGame(game)]).then(([board]) => {
    // Whoever changed their mind meanwhile wants another.
    if (wanted === name) addBoard(game, board)
  })
}
