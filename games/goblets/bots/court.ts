/** How goblets are played with manners: everybody gets rid of their wine, and whoever can toast mostly does. */
import { pick } from '../../../kernel/chance.ts'
import type { Court } from '../../banquet/bots/court.ts'
import { spoken } from '../../banquet/bots/trial.ts'
import { exchange } from '../../banquet/goblets.ts'
import { isPoisoned, type Sort } from '../../banquet/tokens.ts'
import { imagine } from '../imagine.ts'
import { moves } from '../moves.ts'
import { play } from '../rules.ts'
import type { Goblets } from '../state.ts'
import { wish } from './drunk.ts'
import { fork } from './fork.ts'
import { habits } from './habits.ts'
import { result } from './outcome.ts'

/** Of so many times that somebody can toast, they do so all but once: the caller acts last, which beats another turn. */
const EAGER = 12

export const court: Court<Goblets> = {
  moves,
  play,
  imagine,
  fork,
  wish: ({ goblets, seat, house, hand }, table) => wish(table, goblets, seat, house, hand.card),
  reserve({ hand: { tokens } }, { kept, burden }, poured) {
    const rest = (sort: Sort) => tokens[sort] - (poured === sort ? 1 : 0)
    const useful = Math.min(2, rest('poison') + 2 * rest('ogre')) + Math.min(2, rest('antidote') + 2 * rest('unicorn'))
    return kept * useful - burden * rest('wine')
  },
  spoken(table, house, move) {
    if (move.kind !== 'retarget') return spoken(table, house, move)
    const targets = table.targets.slice()
    exchange(targets, house, move.house)
    return { ...table, targets }
  },
  reflex({ table }, _seat, open, chance) {
    if (table.stage === 'tie') return pick(open, chance)
    return table.stage === 'hold' ? open[1] : undefined
  },
  toasts: (_mind, _promise, chance) => chance(EAGER) > 0,
  result,
  changes: 8,
  habits,
  palatable: (goblet) => (isPoisoned(goblet) ? -2 : 0) + 0.3 * goblet.wine,
}
