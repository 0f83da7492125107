/**
 * Sees what the normal one sees in many more worlds, and with an eye on those who may toast next: it knows that they
 * change the goblets to their liking first. It seldom waits where somebody else could be faster.
 */
import { sure } from '../../../kernel/at.ts'
import type { Bot } from '../../../kernel/bot.ts'
import type { Court } from '../../banquet/bots/court.ts'
import { ranked, rehearsals } from '../../banquet/bots/played.ts'
import { inOrder } from '../../banquet/bots/reading.ts'
import { likelyWorlds } from '../../banquet/bots/suspicion.ts'
import type { Toast } from '../state.ts'
import { court } from './court.ts'
import { lastWord, type Patience } from './lastword.ts'
import { isShort, usual } from './normal.ts'
import { preliminary } from './preliminary.ts'
import { temperOf } from './temper.ts'
import { foreseen } from './threat.ts'

const WORLDS = 50
const PATIENCE: Patience = { alone: 1.6, pressed: 0.9 }

const wary: Court<Toast> = { ...court, wish: foreseen }

export const hard: Bot<Toast> = {
  choose(view, chance) {
    const open = court.moves(view)
    const first = open.length === 1 ? open[0] : preliminary(view, open, chance)
    if (first) return first
    const worlds = likelyWorlds(court, view, WORLDS, chance)
    if (isShort(view)) return sure(ranked(court, view.seat, open, rehearsals(worlds, chance), 'victory')[0], 'move')
    const last = lastWord(view, open, worlds, PATIENCE)
    return last ?? sure(inOrder(wary, view, usual(open), worlds, temperOf(view))[0], 'move')
  },
}
