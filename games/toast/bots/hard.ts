/**
 * Sees what the normal one sees in many more worlds, and with an eye on those who may toast next: it knows that they
 * change the goblets to their liking first. It seldom waits where somebody else could be faster. What it pours is mixed, so that
 * where a token goes and when tells little of what it is.
 */
import { sure } from '../../../kernel/at.ts'
import { type Bot, type Wish, wishing } from '../../../kernel/bot.ts'
import type { Chance } from '../../../kernel/chance.ts'
import type { Court } from '../../banquet/bots/court.ts'
import { type Disguise, disguised } from '../../banquet/bots/disguise.ts'
import { ranked, rehearsals } from '../../banquet/bots/played.ts'
import { always, ratherThan } from '../../banquet/bots/rather.ts'
import { valued } from '../../banquet/bots/reading.ts'
import { likelyWorlds } from '../../banquet/bots/suspicion.ts'
import { houseOf } from '../../banquet/houses.ts'
import type { Move, Toast, ToastView } from '../state.ts'
import { court } from './court.ts'
import { handover, isHandover, withoutLooks } from './handover.ts'
import { lastWord, type Patience } from './lastword.ts'
import { isShort, usual } from './normal.ts'
import { preliminary } from './preliminary.ts'
import { temperOf } from './temper.ts'
import { foreseen, threats } from './threat.ts'

const WORLDS = 50
/** Clear wine is as good here as there, so it goes where others look for something else. */
const READILY = { mine: 3, theirs: 3, elsewhere: 1 } as const
const FREELY: Disguise = { slack: 1, alike: 0.02, readily: READILY }
const PRESSED: Disguise = { ...FREELY, slack: 0.05 }
const PATIENCE: Patience = { alone: 1.6, pressed: 0.9 }

const wary: Court<Toast> = { ...court, wish: foreseen }

export const hard: Bot<Toast> = wishing(wishes)

function wishes(view: ToastView, chance: Chance): readonly Wish<Move>[] {
  const open = court.moves(view)
  const first = open.length === 1 ? open[0] : preliminary(view, open, chance)
  if (first) return always(first)
  const worlds = likelyWorlds(court, view, WORLDS, chance)
  if (isShort(view))
    return always(sure(ranked(court, view.seat, open, rehearsals(worlds, chance), 'victory')[0], 'move'))
  const last = lastWord(view, open, worlds, PATIENCE)
  if (last) return always(last)
  const order = isHandover(view)
    ? valued(handover, view, withoutLooks(open), worlds, temperOf(view))
    : valued(wary, view, usual(open), worlds, temperOf(view))
  return ratherThan(sure(disguised(view, order, disguiseOf(view), chance), 'move'), order)
}

/** While nobody can toast before one's next turn it does not matter which token goes first; else what is needed now is poured now. */
function disguiseOf({ table, seat }: ToastView): Disguise {
  return threats(table, houseOf(table, seat)).length === 0 ? FREELY : PRESSED
}
