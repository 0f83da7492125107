/**
 * Imagines some worlds and takes the move that is worth most on average if all drank now. In the Toast phase, where
 * little is left to happen, and before it calls the Toast, it plays the course out in each of them.
 */
import { sure } from '../../../kernel/at.ts'
import { type Bot, type Wish, wishing } from '../../../kernel/bot.ts'
import { type Chance, shuffle } from '../../../kernel/chance.ts'
import type { Temper } from '../../banquet/bots/court.ts'
import { PATIENT } from '../../banquet/bots/manners.ts'
import { mean, playedOut, ranked, rehearsals } from '../../banquet/bots/played.ts'
import { always, ratherThan } from '../../banquet/bots/rather.ts'
import { inOrder, valued } from '../../banquet/bots/reading.ts'
import type { Goblets, GobletsState, GobletsView, Move, Stage } from '../state.ts'
import { court } from './court.ts'

const WORLDS = 8
/** What a Toast must promise, in points ahead of the others; less as time goes on. */
const CONTENT = 0.6
const IMPATIENCE = 0.03

/** Where the end is so near that it can be played out. */
const NEAR: ReadonlySet<Stage> = new Set<Stage>(['last', 'before', 'hold', 'drinking', 'tie'])

export const normal: Bot<Goblets> = wishing(wishes)

function wishes(view: GobletsView, chance: Chance): readonly Wish<Move>[] {
  const open = movesOf(view, chance)
  if (open.length === 1) return always(sure(open[0], 'move'))
  const worlds = Array.from({ length: WORLDS }, () => court.imagine(view, chance))
  if (isNearTheEnd(view))
    return always(sure(ranked(court, view.seat, open, rehearsals(worlds, chance), 'points')[0], 'move'))
  const order = valued(court, view, unhurried(open), worlds, PATIENT)
  const toast = open.find(({ kind }) => kind === 'toast')
  if (toast && promises(view, toast, worlds, chance)) return always(toast)
  return ratherThan(sure(order[0], 'move').move, order)
}

/** In a duel one goblet of the row is as good as another (G7.1): which of them comes first is left to luck. */
export function movesOf(view: GobletsView, chance: Chance): readonly Move[] {
  const open = court.moves(view)
  return view.table.mode === 'duel' ? shuffle([...open], chance) : open
}

export function isNearTheEnd({ table }: GobletsView): boolean {
  return NEAR.has(table.stage)
}

/** The moves, the best first: the Toast if it promises enough, the rest by what they are worth as the goblets stand. */
export function atFirstSight(
  view: GobletsView,
  open: readonly Move[],
  worlds: readonly GobletsState[],
  temper: Temper,
  chance: Chance,
): Move[] {
  const order = inOrder(court, view, unhurried(open), worlds, temper)
  const toast = open.find(({ kind }) => kind === 'toast')
  if (!toast) return order
  return promises(view, toast, worlds, chance) ? [toast, ...order] : [...order.slice(0, 1), toast, ...order.slice(1)]
}

function unhurried(open: readonly Move[]): Move[] {
  return open.filter(({ kind }) => kind !== 'toast')
}

/** Whether the Toast promises enough. */
function promises(view: GobletsView, toast: Move, worlds: readonly GobletsState[], chance: Chance): boolean {
  const promise = mean(playedOut(court, view.seat, toast, rehearsals(worlds, chance), 'points'))
  return promise >= CONTENT - IMPATIENCE * view.table.round
}
