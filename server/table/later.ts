/** What a house of a later version wrote, beside which this one may run for a while. */
import { findGame } from '../../games/index.ts'
import { completed, parseOptions } from '../../kernel/game.ts'
import type { Settings } from '../../protocol/asks.ts'

/** What this means is not known here, and must not be guessed. */
export class Later extends Error {
  override name = 'Later'
}

/** A game, an option or an edition may be newer than this house. */
export function seeThatKnown({ game: key, seats, options }: Settings): void {
  const game = findGame(key)
  if (!game || !parseOptions(game, seats, completed(game, seats, options))) throw new Later(key)
}
