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

/** The board of a game: its own, or the plain one, for who would rather read or where it has no other. */
export function fetchBoard(game: string): void {
  const own = inWords.value === 'off' ? boards[`./${game}/index.ts`] : undefined
  const name = `${game} ${own ? 'drawn' : 'in words'}`
  wanted = name
  void Promise.all([insist(own ?? sure(boards[plain], 'plain board')), fetchGame(game)]).then(([board]) => {
    // Whoever changed their mind meanwhile wants another.
    if (wanted === name) addBoard(game, board)
  })
}
