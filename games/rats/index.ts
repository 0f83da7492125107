import type { Game } from '../../kernel/game.ts'
import { recalled } from './annals.ts'
import { ceremony } from './ceremony.ts'
import { imagine, reveals, seen } from './imagine.ts'
import { moves } from './moves.ts'
import { play } from './rules.ts'
import { ranking } from './scoring.ts'
import { choices, setup } from './setup.ts'
import { kinds, type Rats } from './state.ts'
import { ending, tally } from './tally.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { title } from './title.ts'
import { why } from './why.ts'

export const rats: Game<Rats> = {
  key: title.key,
  seats: title.seats,
  kinds,
  // The rules set no bound: a doubted honest "none" costs the house no brain (R5.2). Luck does, long before this.
  bound: 20_000,
  choices,
  setup,
  moves,
  play,
  ranking,
  seen,
  reveals,
  imagine,
  why,
  ceremony,
  tally,
  recalled,
  ending,
  text: { en, de },
}
