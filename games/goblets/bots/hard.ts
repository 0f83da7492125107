/**
 * Sees what the normal one sees, but with an eye for people: its worlds are those in which the others poured as people
 * do, it notices when somebody is about to toast, it weighs its last word in many more of them, and it plays to win.
 */
import type { Bot } from '../../../kernel/bot.ts'
import type { Chance } from '../../../kernel/chance.ts'
import { houseOf } from '../../etiquette/houses.ts'
import type { House } from '../../etiquette/state.ts'
import { DEALT } from '../material.ts'
import { moves } from '../moves.ts'
import type { Goblets, GobletsView, Move } from '../state.ts'
import { PATIENT, WARY } from './courtier.ts'
import { atFirstSight, isNearTheEnd } from './normal.ts'
import { mean, playedOut, ranked, type Stage, stages } from './played.ts'
import { likelyWorlds } from './suspicion.ts'

const WORLDS = 40
/** So many other sorts of move are tried, and must be so many standard errors better. */
const OTHERS = 6
const CLEARLY = 1
/** The last word: every move in so many worlds, the best few in so many more. */
const FIRST = 24
const FINALISTS = 6
const MORE = 64
/** G3.2 */
const WINE = 3

export const hard: Bot<Goblets> = {
  choose(view, chance) {
    const open = moves(view)
    if (open.length === 1) return open[0]!
    if (isNearTheEnd(view)) return lastWord(view, open, chance)
    const worlds = likelyWorlds(view, WORLDS, chance)
    if (!isBeaten(view)) return atFirstSight(view, open, worlds, PATIENT, chance)[0]!
    return clearlyBest(view, atFirstSight(view, open, worlds, WARY, chance), stages(worlds, chance))
  },
}

function lastWord(view: GobletsView, open: readonly Move[], chance: Chance): Move {
  const set = stages(likelyWorlds(view, FIRST + MORE, chance), chance)
  const finalists = ranked(view.seat, open, set.slice(0, FIRST), 'victory').slice(0, FINALISTS)
  return ranked(view.seat, finalists, set, 'victory')[0]!
}

/** What looks best, unless another sort of move earns clearly more when the course is played out. */
function clearlyBest(view: GobletsView, order: readonly Move[], set: readonly Stage[]): Move {
  const [usual, ...others] = differing(view, order).slice(0, 1 + OTHERS)
  const base = playedOut(view.seat, usual!, set, 'victory')
  let best = usual!
  let most = CLEARLY
  for (const move of others) {
    const gains = playedOut(view.seat, move, set, 'victory').map((value, at) => value - base[at]!)
    const gain = mean(gains)
    const error = Math.sqrt(mean(gains.map((one) => (one - gain) ** 2)) / gains.length)
    if (gain > most * error) [best, most] = [move, gain / error]
  }
  return best
}

/** One move of each sort: of many alike only that which looks best. */
function differing({ table, seat }: GobletsView, order: readonly Move[]): Move[] {
  const house = houseOf(table, seat)
  const sorts = order.map((move) => sortOf(move, house, table.targets[house]))
  return order.filter((_, at) => sorts.indexOf(sorts[at]!) === at)
}

function sortOf(move: Move, house: House, target: House | undefined): string {
  if (move.kind !== 'pour') return move.kind
  const where = move.place === house ? 'mine' : move.place === target ? 'theirs' : 'elsewhere'
  return `${move.kind} ${move.token} ${where}`
}

/**
 * Whether somebody else will be able to toast before me, if he pours his wine first and we both make haste: counted in
 * turns to come, of which his each time comes before mine.
 */
function isBeaten({ table, hand, seat }: GobletsView): boolean {
  const own = houseOf(table, seat)
  const mine = turnsFor(hand.tokens.wine - table.left) + 1
  return table.screens.some((count, house) => house !== own && turnsFor(WINE - (DEALT - count)) + 1 <= mine)
}

/** In how many turns so much wine is poured. */
function turnsFor(wine: number): number {
  return Math.max(0, Math.ceil(wine / 2))
}
