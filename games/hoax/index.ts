import type { Game } from '../../kernel/game.ts'
import { ceremony } from './ceremony.ts'
import { lives } from './company.ts'
import { idle } from './concern.ts'
import { ranking } from './end.ts'
import { imagine } from './imagine.ts'
import { moves, rest } from './moves.ts'
import { play } from './rules.ts'
import { reveals, seen } from './seen.ts'
import { choices, earlier, setup } from './setup.ts'
import { asides, type Hoax, kinds } from './state.ts'
import { ending, tally } from './tally.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { title } from './title.ts'
import { why } from './why.ts'

export const hoax: Game<Hoax> = {
  key: title.key,
  seats: title.seats,
  kinds,
  asides,
  // H9.4 ends every game; most turns take a few moves a seat, and an interruption each cannot be repeated for long.
  bound: 400_000,
  choices,
  earlier,
  setup,
  moves,
  play,
  ranking,
  seen,
  reveals,
  imagine,
  why,
  rest,
  idle,
  isOut: (table, seat) => !lives(table, seat),
  prompt: ({ vote, question, prompt }) => (vote || question ? undefined : prompt),
  ceremony,
  tally,
  ending,
  text: { en, de },
}
