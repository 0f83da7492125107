/** Plays the round as it was solved: it solves a throw when it is first asked something about it, and remembers the last few rounds. */
import { at } from '../../../kernel/at.ts'
import { type Bot, type Wish, wishing } from '../../../kernel/bot.ts'
import { same } from '../../../kernel/state.ts'
import { moves } from '../moves.ts'
import { type Move, nextSeat, type Rats, type RatsView } from '../state.ts'
import { victimOf } from './solved/fates.ts'
import { blindPlan, planFor } from './solved/plan.ts'

export const hard: Bot<Rats> = wishing(wishes)

function wishes(view: RatsView): readonly Wish<Move>[] {
  const open = moves(view)
  if (open.length === 1) return [always(at(open, 0, 'move'))]
  // Dice that went round as nobody who plays so would hand them on may leave less open than was solved (R4.6): then it shakes.
  const may = plans(view).filter(({ move }) => open.some((other) => same(other, move)))
  if (may.some(({ often }) => often > 0)) return may
  return [always(open.find(({ kind }) => kind === 'shake') ?? at(open, 0, 'move'))]
}

const always = (move: Move): Wish<Move> => ({ move, often: 1 })

/** What it would say without a look. */
function unlooked(view: RatsView): Wish<Move> {
  const { claim, costs } = blindPlan(view)
  return { move: { kind: 'announce', claim }, often: 0, costs }
}

/** What it would do, and how often, in the words of the rules. */
function plans(view: RatsView): readonly Wish<Move>[] {
  const { table, seat, seats } = view
  switch (table.stage) {
    case 'shaken':
      return [{ move: { kind: 'look' }, often: 1, costs: 0 }, unlooked(view)]
    case 'must kill':
    case 'may kill': {
      const opponent = table.giver === seat ? nextSeat(seat, seats) : table.giver
      return [always({ kind: 'kill', seat: victimOf(table.sanity, seat, opponent) })]
    }
    default: {
      const kind = table.stage === 'took' ? 'hand on' : 'announce'
      return planFor(view).map(({ act, often, costs }) => ({
        move: typeof act === 'number' ? { kind, claim: act } : { kind: act },
        often,
        costs,
      }))
    }
  }
}
