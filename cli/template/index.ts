import type { Game } from '../../kernel/game.ts'
import { imagine, reveals, seen } from './imagine.ts'
import { moves } from './moves.ts'
import { play } from './rules.ts'
import { ranking } from './scoring.ts'
import { choices, setup } from './setup.ts'
import { kinds, type Own } from './state.ts'
import { ending, tally } from './tally.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { title } from './title.ts'
import { why } from './why.ts'

export const game: Game<Own> = {
  key: title.key,
  seats: title.seats,
  kinds,
  // Two moves a seat (W1.2, W2.2).
  bound: 20,
  choices,
  setup,
  moves,
  play,
  ranking,
  seen,
  reveals,
  imagine,
  why,
  tally,
  ending,
  text: { en, de },
}
