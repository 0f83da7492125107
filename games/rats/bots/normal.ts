/** Plays the solved round: knows the odds, what each claim is worth, and bluffs as often as it pays. */
import { at } from '../../../kernel/at.ts'
import { type Bot, type Wish, wishing } from '../../../kernel/bot.ts'
import type { Frozen } from '../../../kernel/state.ts'
import { belief } from '../belief.ts'
import { announceable, heard } from '../claims.ts'
import { moves } from '../moves.ts'
import { MOST, type Spread, truth } from '../odds.ts'
import type { Costs } from '../scoring.ts'
import { DICE, type Move, type Rats, type RatsView, type Table } from '../state.ts'
import { DOUBT, type Heard, type Solution, solve } from './solve.ts'
import { firstRats } from './stakes.ts'

/** Nobody keeps to a plan always; so nothing is impossible. */
const WHIM = 0.01

export const normal: Bot<Rats> = wishing(wishes)

function wishes(view: RatsView): readonly Wish<Move>[] {
  const open = moves(view)
  if (open.length === 1) return open.map((move) => ({ move, often: 1 }))
  const own = spreadOf(view)
  const worths = open.map((move) => worth(view.table, move, own))
  const best = Math.max(...worths)
  return open.map((move, n) => ({ move, often: Math.exp((at(worths, n) - best) / DOUBT) }))
}

const solutions = new Map<string, Solution>()

/** The solution for a table of this size with these costs; made once. */
export function solutionFor(seats: number, costs: Costs): Solution {
  const key = `${seats} ${costs.noneTrue}${costs.ratsTrue}${costs.ratsFalse}`
  const found = solutions.get(key) ?? solve(seats, costs)
  solutions.set(key, found)
  return found
}

function solutionOf({ sanity, options }: Frozen<Table>): Solution {
  return solutionFor(sanity.length, options)
}

/** What the dice may show, if whoever looked at them spoke as it would itself. */
function spreadOf(view: RatsView): Spread {
  const { says } = solutionOf(view.table)
  return belief(view, ({ floor, claim }, saw) => says(view.table.dice, floor, saw, claim) + WHIM)
}

function heardOf({ claims }: Frozen<Table>): Heard {
  const first = claims[0]
  return first?.ground === 'looked' ? first : undefined
}

/** What a move is worth in brains to somebody who thinks so of the dice as they lie. */
function worth(table: Frozen<Table>, move: Move, own: Spread): number {
  const solution = solutionOf(table)
  const { dice, stage } = table
  const floor = announceable(table).low
  switch (move.kind) {
    case 'announce': {
      const told = stage === 'looked' ? { floor, claim: move.claim } : undefined
      return solution.handOver(dice, told, move.claim, truth(move.claim, own)) - firstRats(floor, move.claim)
    }
    case 'hand on':
      return solution.handOver(dice, heardOf(table), move.claim, truth(move.claim, own))
    case 'look':
      return solution.looking(dice, floor)
    case 'shake':
      return stage === 'looked' ? solution.blind(dice, floor) : solution.rolling(Math.min(DICE, dice + 1), floor)
    case 'believe':
      if (table.side === 'skull') return -MOST
      return solution.believing(dice, heardOf(table), heard(table), truth(heard(table), own))
    case 'doubt':
      return solution.doubting(heard(table), truth(heard(table), own))
    case 'kill':
      return at(table.sanity, move.seat) // The sanest goes along.
    case 'spare':
      return 0
  }
}
