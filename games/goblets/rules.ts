/** How a move changes the table. */
import { sure } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import type { Seat } from '../../kernel/state.ts'
import { actsOf } from '../banquet/acts.ts'
import { asking } from '../banquet/flow.ts'
import { peek } from '../banquet/goblets.ts'
import { characterOf } from './characters/index.ts'
import { drinkOne } from './duel.ts'
import { acted, callToast, endPart, hold } from './flow.ts'
import { goOn } from './phases.ts'
import type { Goblets, GobletsState, Move, Next } from './state.ts'
import { drinkForVictory } from './tie.ts'

const { act, useAbility } = actsOf<Goblets>({ acted, callToast, endPart }, characterOf)

export function play(state: GobletsState, seat: Seat, move: Move, chance: Chance): void {
  goOn(state, make(state, seat, move, chance), chance)
}

/** Makes the move, and says what comes next. */
function make(state: GobletsState, seat: Seat, move: Move, chance: Chance): Next {
  const { table } = state
  switch (move.kind) {
    case 'pass':
      return table.stage === 'hold' ? hold(state, 'now') : act(state, seat, move)
    case 'peek':
      if (table.stage !== 'sip') return act(state, seat, move)
      peek(state, seat, move.place, 'free') // G8.7
      return acted(state)
    case 'pour':
    case 'rotate':
    case 'swap':
    case 'toast':
    case 'take':
      return act(state, seat, move)
    case 'after you':
      return afterYou(state, seat, move.leave)
    case 'wait':
      table.news.push({ kind: 'waits', seat })
      return hold(state, 'late')
    case 'drink':
      return table.stage === 'tie' ? drinkForVictory(state, seat, move.place) : drinkOne(state, seat, move.place)
    default:
      return useAbility(state, seat, move, chance)
  }
}

/** G8.5, G8.6 */
function afterYou(state: GobletsState, seat: Seat, leave: boolean): Next {
  const { table } = state
  const taster = sure(table.tasters[table.turn], 'taster of this house')
  table.leave = leave
  table.stage = 'turn'
  table.news.push({ kind: 'after you', seat, to: taster, leave })
  return asking(state, taster)
}
