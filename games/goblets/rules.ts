/** How a move changes the table. */
import type { Chance } from '../../kernel/chance.ts'
import { ask, type Seat } from '../../kernel/state.ts'
import { actsOf } from '../banquet/acts.ts'
import { peek } from '../banquet/goblets.ts'
import { characterOf } from './characters/index.ts'
import { drinkOne } from './duel.ts'
import { acted, callToast, endPart, hold, nextPrompt } from './flow.ts'
import type { Goblets, GobletsState, Move } from './state.ts'
import { drinkForVictory } from './tie.ts'

const { act, useAbility } = actsOf<Goblets>({ acted, callToast, endPart, nextPrompt }, characterOf)

export function play(state: GobletsState, seat: Seat, move: Move, chance: Chance): void {
  const { table } = state
  switch (move.kind) {
    case 'pass':
      return table.stage === 'hold' ? hold(state, 'now', chance) : act(state, seat, move, chance)
    case 'peek':
      if (table.stage !== 'sip') return act(state, seat, move, chance)
      peek(state, seat, move.place, 'free') // G8.7
      return acted(state, chance)
    case 'pour':
    case 'rotate':
    case 'swap':
    case 'toast':
    case 'take':
      return act(state, seat, move, chance)
    case 'after you':
      return afterYou(state, seat, move.leave)
    case 'wait':
      table.news.push({ kind: 'waits', seat })
      return hold(state, 'late', chance)
    case 'drink':
      return table.stage === 'tie'
        ? drinkForVictory(state, seat, move.place)
        : drinkOne(state, seat, move.place, chance)
    default:
      return useAbility(state, seat, move, chance)
  }
}

/** G8.5, G8.6 */
function afterYou(state: GobletsState, seat: Seat, leave: boolean): void {
  const { table } = state
  const taster = table.tasters[table.turn]!
  table.leave = leave
  table.stage = 'turn'
  table.news.push({ kind: 'after you', seat, to: taster, leave })
  ask(state, [taster])
}
