/**
 * Imagines some worlds and takes the move that is worth most on average as the goblets stand. Once its napkin is empty
 * it waits until it likes what it would drink, changes one thing if need be, and calls the Toast.
 */
import { sure } from '../../../kernel/at.ts'
import { type Bot, type Wish, wishing } from '../../../kernel/bot.ts'
import type { Chance } from '../../../kernel/chance.ts'
import { ranked, rehearsals } from '../../banquet/bots/played.ts'
import { always, ratherThan } from '../../banquet/bots/rather.ts'
import { valued } from '../../banquet/bots/reading.ts'
import { likelyWorlds } from '../../banquet/bots/suspicion.ts'
import type { Move, Toast, ToastView } from '../state.ts'
import { court } from './court.ts'
import { lastWord, type Patience } from './lastword.ts'
import { preliminary } from './preliminary.ts'
import { temperOf } from './temper.ts'

/** In most of its worlds anything may be anywhere; in a few the others poured as people do. */
const PLAIN = 6
const LIKELY = 2
const PATIENCE: Patience = { alone: 1.8, pressed: 1.6 }

export const normal: Bot<Toast> = wishing(wishes)

function wishes(view: ToastView, chance: Chance): readonly Wish<Move>[] {
  const open = court.moves(view)
  const first = open.length === 1 ? open[0] : preliminary(view, open, chance)
  if (first) return always(first)
  const worlds = Array.from({ length: PLAIN }, () => court.imagine(view, chance))
  worlds.push(...likelyWorlds(court, view, LIKELY, chance))
  if (isShort(view))
    return always(sure(ranked(court, view.seat, open, rehearsals(worlds, chance), 'points')[0], 'move'))
  const last = lastWord(view, open, worlds, PATIENCE)
  if (last) return always(last)
  const order = valued(court, view, usual(open), worlds, temperOf(view))
  return ratherThan(sure(order[0], 'move').move, order)
}

/** Where there is so little to happen that it can be played out. */
export function isShort({ table }: ToastView): boolean {
  return table.mode === 'duel' || table.stage === 'before'
}

export function usual(open: readonly Move[]): Move[] {
  return open.filter(({ kind }) => kind !== 'toast')
}
