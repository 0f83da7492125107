/** What each nature likes at a banquet. */
import type { Tastes } from '../../kernel/nature.ts'
import type { Frozen } from '../../kernel/state.ts'
import { houseOf } from './houses.ts'
import { type AnyMove, isA } from './movelist.ts'
import type { Banquet, BanquetView, House, Place, Poured, Setting } from './state.ts'
import { isPoison, isRemedy } from './tokens.ts'

type Goal = 'own' | 'target' | 'hunter' | 'other'

/** Whose goblet that is: one's own, that of one's target, of whoever is after one, or of somebody else; of the row of a duel, nobody's. */
export function goal({ mode, targets }: Frozen<Setting>, house: House, place: Place): Goal {
  if (mode === 'duel') return 'other'
  if (place === house) return 'own'
  if (place === targets[house]) return 'target'
  return targets[place] === house ? 'hunter' : 'other'
}

const whither = ({ table, seat }: BanquetView, move: AnyMove) =>
  isA(move, 'pour') ? goal(table, houseOf(table, seat), move.place) : null

export const isLook = (move: AnyMove): boolean => isA(move, 'peek') || isA(move, 'look') || isA(move, 'dip')

/** Where the goblet stands into which somebody else was last seen to pour, as far as anybody remembers. */
export function lastFilled({ annals, record }: Frozen<Setting>, house: House): Place | undefined {
  const poured: readonly Frozen<Poured>[] = annals?.filter(({ kind }) => kind === 'pour') ?? record
  return poured.findLast(({ by }) => by !== house)?.at
}

export const natures: Tastes<Banquet> = {
  /** Makes no secret of it: poison before the target, antidote before oneself, and soon. */
  candid(view, move) {
    if (!isA(move, 'pour')) return 0
    const where = whither(view, move)
    if (isPoison(move.token)) return where === 'target' ? 3 : -1
    return isRemedy(move.token) && where === 'own' ? 3 : 0
  },
  /** Bets on somebody nobody thinks of. */
  gambler(view, move) {
    if (isA(move, 'toast')) return 3
    return whither(view, move) === 'other' ? 2.5 : 0
  },
  /** All for whoever is after them. */
  grudge(view, move) {
    return whither(view, move) === 'hunter' ? 2.5 : 0
  },
  /** Looks before anything else. */
  accountant(_, move) {
    return isLook(move) ? 2 : 0
  },
  /** Pours where somebody has just poured. */
  parrot({ table, seat }, move) {
    return isA(move, 'pour') && move.place === lastFilled(table, houseOf(table, seat)) ? 3 : 0
  },
  /** What goes before the target looks like poison, whatever it is. */
  fox(view, move) {
    return whither(view, move) === 'target' ? 3 : 0
  },
}
