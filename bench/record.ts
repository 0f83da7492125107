import { fairGame } from '../cli/fair-game.ts'
import { sure } from '../kernel/at.ts'
import type { Game } from '../kernel/game.ts'
import { read } from '../kernel/record.ts'
import type { Figure } from './figures.ts'

/** What a record takes on disk per move, everything included, over games of people's length. */
export async function recordFigures(game: Game, seats: number): Promise<Figure[]> {
  let bytes = 0
  let moves = 0
  for (let number = 0; number < 200; number++) {
    const text = await fairGame(game, Array(seats).fill('normal'), number)
    bytes += Buffer.byteLength(text)
    moves += sure(read(text), 'record').entries.length
  }
  return [
    {
      name: `${game.key}.record_bytes_per_move`,
      value: Math.round((bytes / moves) * 10) / 10,
      unit: 'B',
      aim: '<= 80',
    },
  ]
}
