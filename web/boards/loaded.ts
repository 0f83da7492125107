/** The boards that have come so far. Apart from where they are fetched: a board itself may ask for it. */
import { signal } from '@preact/signals'
import type { Board } from './board.ts'

const loaded = signal<Readonly<Record<string, Board>>>({})

/** The board of a game, or nothing while it is on its way. */
export function findBoard(game: string): Board | undefined {
  return loaded.value[game]
}

export function addBoard(game: string, board: Board): void {
  loaded.value = { ...loaded.value, [game]: board }
}
