/** How a move changes the table. */
import { sure } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import type { Maker } from '../../kernel/match.ts'
import type { Seat } from '../../kernel/state.ts'
import { actsOf } from '../banquet/acts.ts'
import { houseOf } from '../banquet/houses.ts'
import { characterOf } from './characters/index.ts'
import { decideHand } from './course.ts'
import { drinkOne } from './duel.ts'
import { acted, callToast, endPart, useUp } from './flow.ts'
import { accuse } from './grievances.ts'
import { goOn } from './phases.ts'
import type { Move, Next, Table, Toast, ToastState } from './state.ts'

const { act, useAbility } = actsOf<Toast>({ acted, callToast, endPart }, characterOf)

export function play(state: ToastState, seat: Seat, move: Move, chance: Chance, by?: Maker): void {
  const { table } = state
  if (by === 'clock') breach(table, seat)
  if (table.stage === 'turn') keepBusy(table, move)
  if (isPrompted(table) && move.kind !== 'pass') useUp(table, seat)
  goOn(state, make(state, seat, move, chance), chance)
}

/** Makes the move, and says what comes next. */
function make(state: ToastState, seat: Seat, move: Move, chance: Chance): Next {
  switch (move.kind) {
    case 'keep':
    case 'again':
      return decideHand(state, seat, move.kind, chance)
    case 'accuse':
      return accuse(state, move.house)
    case 'drink':
      return drinkOne(state, seat, move.place)
    case 'pour':
    case 'peek':
    case 'rotate':
    case 'swap':
    case 'toast':
    case 'pass':
    case 'take':
      return act(state, seat, move)
    default:
      return useAbility(state, seat, move, chance)
  }
}

/** Asked for an ability: after the grievances, or at the Toast. */
function isPrompted({ stage }: Table): boolean {
  return stage === 'beginning' || stage === 'before'
}

/**
 * T4.5: somebody let their time run out, and a move had to be made for them. Nothing is broken by keeping what one drew: few
 * hands have another choice, and a breach for those alone would tell which.
 */
function breach(table: Table, seat: Seat): void {
  const { breaches, edition } = table.options
  if (!breaches || table.mode === 'duel' || (edition > 1 && table.stage === 'redraw')) return
  const house = houseOf(table, seat)
  table.breaches[house] = sure(table.breaches[house], 'breaches of this house') + 1
  table.news.push({ kind: 'breach', seat })
}

/** T3.3, T6.2: what bars the Toast in this turn; every look counts as a Peek. */
function keepBusy(table: Table, { kind }: Move): void {
  if (kind === 'pour' || kind === 'double pour') table.busy = 'poured'
  else if (table.busy === 'free' && (kind === 'peek' || kind === 'look' || kind === 'dip')) table.busy = 'peeked'
}
