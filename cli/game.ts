/** Which game is meant, and at what table. Apart from all other words, so that a game that cannot be read stops only who needs one. */
import { findGame, games } from '../games/index.ts'
import type { Game } from '../kernel/game.ts'
import { onlyWord, Usage, type Words } from './words.ts'

export function gameOf(words: Words): Game {
  const key = onlyWord(words, 'GAME')
  const game = findGame(key)
  if (!game) throw new Usage(words.text.errors.noGame(key, games.map((known) => known.key).join(', ')))
  return game
}

export function checkSeats({ text }: Words, { seats: [least, most] }: Game, count: number): number {
  if (count < least || count > most) throw new Usage(text.errors.seatCount(count, least, most))
  return count
}
