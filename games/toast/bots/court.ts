/** How Toast! is played with manners: one may toast only with an empty napkin, and nobody acts after it (T4.1). */
import { pick } from '../../../kernel/chance.ts'
import type { Court, Habits } from '../../banquet/bots/court.ts'
import { spoken } from '../../banquet/bots/trial.ts'
import { count, isPoisoned, type Sort } from '../../banquet/tokens.ts'
import { imagine } from '../imagine.ts'
import { moves } from '../moves.ts'
import { play } from '../rules.ts'
import type { Toast } from '../state.ts'
import { fork } from './fork.ts'
import { result } from './outcome.ts'
import { standing } from './threat.ts'

/** What a Toast must promise, in points ahead of the others; less as time goes on. */
const CONTENT = 0.9
const IMPATIENCE = 0.1

/** How much a token is good for later; wine is only in the way. */
const USE: Readonly<Record<Sort, number>> = { wine: 0, poison: 1, antidote: 1, unicorn: 1, ogre: 2 }

const HABITS: Habits = {
  wine: [1, 1, 1],
  poison: [0.05, 3.4, 0.3],
  antidote: [3, 0.2, 0.4],
  unicorn: [1, 1, 1],
  ogre: [0.05, 3.4, 0.3],
}

export const court: Court<Toast> = {
  moves,
  play,
  imagine,
  fork,
  // T5.1: in a duel each may drink any of them.
  wish: ({ goblets, house }, table) => (table.mode === 'duel' ? 0 : standing(table, goblets, house)),
  reserve({ hand: { tokens } }, { kept, burden }, poured) {
    const useful = tokens.poison + tokens.antidote + 2 * tokens.ogre
    const rest = useful - (poured === null ? 0 : USE[poured])
    return kept * rest - burden * (count(tokens) - (poured === null ? 0 : 1))
  },
  spoken,
  reflex({ table }, _seat, open, chance) {
    if (table.stage === 'redraw') return open.at(-1) // T1.4: four clear tokens are good for nothing
    const aimless = table.stage === 'grievance' || (table.mode === 'duel' && table.stage === 'turn')
    return aimless ? pick(open, chance) : undefined
  },
  toasts: ({ table }, promise) => promise >= CONTENT - IMPATIENCE * table.round,
  result,
  bag: ({ box }) => box.bag,
  changes: 10,
  habits: () => HABITS,
  palatable: (goblet) => (isPoisoned(goblet) ? -2 : 0),
}
