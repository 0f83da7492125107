import type { Game } from '../../kernel/game.ts'
import { ceremony } from '../banquet/ceremony.ts'
import { seen } from '../banquet/seen.ts'
import { imagine } from './imagine.ts'
import { AFTER_YOU } from './movelist.ts'
import { moves } from './moves.ts'
import { recalled } from './recalled.ts'
import { play } from './rules.ts'
import { ranking } from './scoring.ts'
import { reveals } from './seen.ts'
import { choices, earlier, setup } from './setup.ts'
import { type Goblets, kinds } from './state.ts'
import { ending, tally } from './tally.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { title } from './title.ts'
import { why } from './why.ts'

export const goblets: Game<Goblets> = {
  key: title.key,
  seats: title.seats,
  kinds,
  // G4.8 bounds a course: at most 40 rounds of six houses, each with an opening, looks, doubled pours and actions.
  bound: 10_000,
  choices,
  earlier,
  recalled,
  setup,
  moves,
  play,
  ranking,
  seen,
  reveals,
  imagine,
  why,
  // G8.5: to say "after you" is to pass without a word on the wine.
  rest: ({ table }) => (table.stage === 'opening' ? AFTER_YOU : undefined),
  ceremony,
  tally,
  ending,
  text: { en, de },
}
