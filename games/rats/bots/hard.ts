/** Plays the round as it was solved: it solves a throw when it is first asked something about it, and remembers the last few rounds. */
import { at, sure } from '../../../kernel/at.ts'
import type { Bot } from '../../../kernel/bot.ts'
import type { Chance } from '../../../kernel/chance.ts'
import { moves } from '../moves.ts'
import { type Move, nextSeat, type Rats, type RatsView } from '../state.ts'
import { draw } from './draw.ts'
import { victimOf } from './solved/fates.ts'
import { planFor } from './solved/plan.ts'

export const hard: Bot<Rats> = {
  choose(view, chance) {
    const open = moves(view)
    return open.length === 1 ? at(open, 0, 'move') : find(open, decide(view, chance))
  },
}

/** What to do, in the words of the rules. */
function decide(view: RatsView, chance: Chance): Move {
  const { table, seat, seats } = view
  switch (table.stage) {
    case 'shaken':
      return { kind: 'look' }
    case 'must kill':
    case 'may kill': {
      const opponent = table.giver === seat ? nextSeat(seat, seats) : table.giver
      return { kind: 'kill', seat: victimOf(table.sanity, seat, opponent) }
    }
    default: {
      const plan = planFor(view)
      const { act } = draw(
        plan,
        plan.map(({ often }) => often),
        chance,
      )
      if (typeof act !== 'number') return { kind: act }
      return { kind: table.stage === 'took' ? 'hand on' : 'announce', claim: act }
    }
  }
}

function find(open: readonly Move[], wanted: Move): Move {
  const same = (move: Move) =>
    move.kind === wanted.kind &&
    (!('claim' in move) || ('claim' in wanted && move.claim === wanted.claim)) &&
    (!('seat' in move) || ('seat' in wanted && move.seat === wanted.seat))
  return sure(open.find(same), `move to ${wanted.kind}`)
}
