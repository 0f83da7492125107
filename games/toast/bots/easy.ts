/** Plays like a friendly beginner: has a few ideas of how things may be, errs a little, and hardly dares to toast. */
import { sure } from '../../../kernel/at.ts'
import type { Bot } from '../../../kernel/bot.ts'
import { type Chance, pick } from '../../../kernel/chance.ts'
import { beginner } from '../../banquet/bots/beginner.ts'
import { readings } from '../../banquet/bots/reading.ts'
import type { Toast } from '../state.ts'
import { court } from './court.ts'
import { lastWord, type Patience } from './lastword.ts'
import { usual } from './normal.ts'
import { temperOf } from './temper.ts'

const WORLDS = 3
/** How far it errs, in points. */
const SLIP = 0.5
/** It calls the Toast only once in so many times that it would be worth it. */
const SHY = 5
const PATIENCE: Patience = { alone: 1.3, pressed: 1.3 }
const FINE = 1 << 16
const slip = (chance: Chance) => (SLIP * chance(FINE)) / FINE

/** In a duel it trusts what it poured and saw itself. */
const duellist = beginner(court, { slip: SLIP, curiosity: SLIP, toastsFrom: () => 0 })

export const easy: Bot<Toast> = {
  choose(view, chance) {
    const open = court.moves(view)
    const { table } = view
    if (open.length === 1) return sure(open[0], 'move')
    if (table.stage === 'redraw' || table.stage === 'grievance') return pick(open, chance)
    if (table.mode === 'duel') return duellist.choose(view, chance)
    const worlds = Array.from({ length: WORLDS }, () => court.imagine(view, chance))
    const last = lastWord(view, open, worlds, PATIENCE)
    if (last && chance(SHY) === 0) return last
    const rest = usual(open)
    const values = readings(court, view, rest, worlds, temperOf(view)).map((value) => value + slip(chance))
    return sure(rest[values.indexOf(Math.max(...values))], 'move')
  },
}
