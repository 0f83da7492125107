/** What each nature likes at a banquet. */
import type { Tastes } from '../../kernel/nature.ts'
import { houseOf } from './houses.ts'
import { type AnyMove, isA } from './movelist.ts'
import type { News } from './news.ts'
import type { Banquet, BanquetView, Move } from './state.ts'
import { isPoison, isRemedy } from './tokens.ts'

type Pour = Extract<Move, { kind: 'pour' }>

/** Whose goblet it goes into: one's own, that of one's target, of whoever is after one, or of somebody else. */
function goal({ table, seat }: BanquetView, { place }: Pour): 'own' | 'target' | 'hunter' | 'other' {
  const house = houseOf(table, seat)
  if (place === house) return 'own'
  if (place === table.targets[house]) return 'target'
  return table.targets[place] === house ? 'hunter' : 'other'
}

const looks = (move: AnyMove) => isA(move, 'peek') || isA(move, 'look') || isA(move, 'dip')

/** What the same deed is called once it is done. */
const DONE: Readonly<Partial<Record<string, News['kind']>>> = {
  pour: 'poured',
  peek: 'peeked',
  look: 'peeked',
  rotate: 'rotated',
  swap: 'swapped',
}

export const natures: Tastes<Banquet> = {
  candid(view, move) {
    if (!isA(move, 'pour')) return 0
    const where = goal(view, move)
    if (isPoison(move.token)) return where === 'target' ? 2 : -1
    return isRemedy(move.token) && where === 'own' ? 2 : 0
  },
  gambler(_, move) {
    if (isA(move, 'toast')) return 3
    if (looks(move)) return -2
    return isA(move, 'pour') && isPoison(move.token) ? 1.5 : 0
  },
  grudge(view, move) {
    return isA(move, 'pour') && goal(view, move) === 'hunter' ? 4 : 0
  },
  accountant(_, move) {
    if (looks(move)) return 3
    return isA(move, 'pour') && move.token === 'wine' ? 1 : 0
  },
  parrot({ table }, move) {
    const done = DONE[move.kind]
    return done && (table.news as readonly News[]).some(({ kind }) => kind === done) ? 3 : 0
  },
  fox(view, move) {
    if (isA(move, 'swap') || isA(move, 'rotate')) return 2
    if (!isA(move, 'pour')) return 0
    const where = goal(view, move)
    return move.token === 'wine' && (where === 'target' || where === 'own') ? 2 : 0
  },
}
