/** What a screen for the whole room knows of a table: the room, and the game as everybody sees it. No hand fits into it. */
import { type Glance, received } from '../../kernel/state.ts'
import type { Standing } from './table.ts'

export interface Glimpse extends Standing {
  readonly seat: null
  readonly hand: undefined
  readonly game: Glance | undefined
}

/** Nothing, where somebody sits: what they see is no screen's business. */
export function glimpseOf({ seq, seat, room, game }: Standing): Glimpse | undefined {
  if (seat !== null) return undefined
  const seen: Glance | undefined = game && received(game)
  return { seq, seat, room, game: seen, hand: undefined }
}
