/** Plays the round as it was solved: it solves a throw when it is first asked something about it, and remembers the last few rounds. */
import { at } from '../../../kernel/at.ts'
import type { Bot } from '../../../kernel/bot.ts'
import { same } from '../../../kernel/state.ts'
import { moves } from '../moves.ts'
import { type Move, nextSeat, type Rats, type RatsView } from '../state.ts'
import { draw } from './draw.ts'
import { victimOf } from './solved/fates.ts'
import { planFor } from './solved/plan.ts'

interface Wish {
  readonly move: Move
  readonly often: number
}

export const hard: Bot<Rats> = {
  choose(view, chance) {
    const open = moves(view)
    if (open.length === 1) return at(open, 0, 'move')
    // Dice that went round as nobody who plays so would hand them on may leave less open than was solved (R4.6): then it shakes.
    const may = wishes(view).filter(({ move, often }) => often > 0 && open.some((other) => same(other, move)))
    if (may.length === 0) return open.find(({ kind }) => kind === 'shake') ?? at(open, 0, 'move')
    const weights = may.map(({ often }) => often)
    return draw(may, weights, chance).move
  },
}

/** What it would do, and how often, in the words of the rules. */
function wishes(view: RatsView): readonly Wish[] {
  const { table, seat, seats } = view
  switch (table.stage) {
    case 'shaken':
      return [{ move: { kind: 'look' }, often: 1 }]
    case 'must kill':
    case 'may kill': {
      const opponent = table.giver === seat ? nextSeat(seat, seats) : table.giver
      return [{ move: { kind: 'kill', seat: victimOf(table.sanity, seat, opponent) }, often: 1 }]
    }
    default: {
      const kind = table.stage === 'took' ? 'hand on' : 'announce'
      return planFor(view).map(({ act, often }) => ({
        move: typeof act === 'number' ? { kind, claim: act } : { kind: act },
        often,
      }))
    }
  }
}
