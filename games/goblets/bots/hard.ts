/**
 * Begins where the normal one ends: it plays out what that would do and a few other things in many more worlds, everybody
 * with manners, and does something else only if that clearly earns more.
 */
import type { Bot } from '../../../kernel/bot.ts'
import type { Chance } from '../../../kernel/chance.ts'
import { houseOf } from '../houses.ts'
import { moves } from '../moves.ts'
import type { Goblets, GobletsView, House, Move } from '../state.ts'
import { atFirstSight, isNearTheEnd } from './normal.ts'
import { mean, playedOut, ranked, type Stage, stages } from './played.ts'
import { likelyWorlds } from './suspicion.ts'

/** The last word: every move in so many worlds, the best few in so many more. */
const FIRST = 24
const FINALISTS = 5
const MORE = 72
/** On a turn: so many ways to do something else, each tried in so many worlds. */
const OTHERS = 5
const TRIALS = 48
/** How many standard errors better it must be. */
const CLEARLY = 1.5

export const hard: Bot<Goblets> = {
  choose(view, chance) {
    const open = moves(view)
    if (open.length === 1) return open[0]!
    return isNearTheEnd(view) ? lastWord(view, open, chance) : onTurn(view, open, chance)
  },
}

function lastWord(view: GobletsView, open: readonly Move[], chance: Chance): Move {
  const worlds = likelyWorlds(view, FIRST + MORE, chance)
  const set = stages(worlds, chance)
  const finalists = ranked(view.seat, open, set.slice(0, FIRST)).slice(0, FINALISTS)
  return ranked(view.seat, finalists, set)[0]!
}

function onTurn(view: GobletsView, open: readonly Move[], chance: Chance): Move {
  const worlds = likelyWorlds(view, TRIALS, chance)
  const [usual, ...others] = differing(view, atFirstSight(view, open, worlds, chance)).slice(0, 1 + OTHERS)
  const set = stages(worlds, chance)
  return clearlyBetter(view, usual!, others, set) ?? usual!
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

function clearlyBetter(
  view: GobletsView,
  usual: Move,
  others: readonly Move[],
  set: readonly Stage[],
): Move | undefined {
  const base = playedOut(view.seat, usual, set)
  let best: Move | undefined
  let most = CLEARLY
  for (const move of others) {
    const gains = playedOut(view.seat, move, set).map((value, at) => value - base[at]!)
    const gain = mean(gains)
    const spread = Math.sqrt(mean(gains.map((one) => (one - gain) ** 2)) / gains.length)
    const errors = gain / Math.max(spread, 1e-6)
    if (errors > most) [best, most] = [move, errors]
  }
  return best
}
