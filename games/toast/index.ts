import type { Game } from '../../kernel/game.ts'
import { PEEK } from '../banquet/movelist.ts'
import { seen } from '../banquet/seen.ts'
import { ceremony } from './ceremony.ts'
import { recalled } from './dial.ts'
import { imagine } from './imagine.ts'
import { KEEP } from './movelist.ts'
import { moves } from './moves.ts'
import { play } from './rules.ts'
import { ranking } from './scoring.ts'
import { reveals } from './seen.ts'
import { choices, earlier, setup } from './setup.ts'
import { kinds, type Toast, type ToastView } from './state.ts'
import { ending, tally } from './tally.ts'
import { de } from './text.de.ts'
import { en } from './text.en.ts'
import { title } from './title.ts'
import { why } from './why.ts'

export const toast: Game<Toast> = {
  key: title.key,
  seats: title.seats,
  kinds,
  // T3.4 bounds a round: at most 40 rounds of turns of six houses, each with looks, doubled pours and actions.
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
  rest,
  ceremony,
  tally,
  ending,
  text: { en, de },
}

/** Where there is no Pass: whoever drew keeps it, and in the duel looks into the first goblet, as long as that is open. */
function rest({ table }: ToastView) {
  if (table.stage === 'redraw') return KEEP
  const looks = table.mode === 'duel' && table.stage === 'turn' && table.round <= table.options.rounds
  return looks ? PEEK[0] : undefined
}
