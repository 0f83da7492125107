import { at } from '../../kernel/at.ts'
import type { Game } from '../../kernel/game.ts'
import { ceremony } from './ceremony.ts'
import { imagine, reveals, seen } from './imagine.ts'
import { moves } from './moves.ts'
import { play } from './rules.ts'
import { ranking } from './scoring.ts'
import { choices, setup } from './setup.ts'
import { DICE, type Dice, FACES, kinds } from './state.ts'
import { ending, tally } from './tally.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { title } from './title.ts'
import { why } from './why.ts'

const MOST = title.seats[1] * DICE

export const dice: Game<Dice> = {
  key: title.key,
  seats: title.seats,
  kinds,
  // A round takes every bid once at the most, and one call; and each costs somebody a die.
  bound: MOST * (MOST * FACES.length + 1),
  choices,
  setup,
  moves,
  play,
  ranking,
  seen,
  reveals,
  imagine,
  why,
  // The first move is a doubt where there is a bid, or else the lowest bid: neither tells of any die.
  rest: (view) => at(moves(view), 0, 'move'),
  isOut: ({ dice }, seat) => dice[seat] === 0,
  ceremony,
  tally,
  ending,
  text: { en, de },
}
