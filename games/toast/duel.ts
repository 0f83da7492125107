/** The duel: after the Toast everybody drinks in turn, until one is left or no goblet is (T5.3, T5.4). */
import type { Chance } from '../../kernel/chance.ts'
import type { Seat } from '../../kernel/state.ts'
import { askNextToDrink, empty, isThirsty, stillIn } from '../banquet/drinking.ts'
import { tell } from '../banquet/news.ts'
import type { Place } from '../banquet/state.ts'
import { nextRound } from './drinking.ts'
import type { ToastState } from './state.ts'

export function drinkOne(state: ToastState, seat: Seat, place: Place, chance: Chance): void {
  const { table } = state
  const { poisoned } = empty(state, seat, place)
  if (poisoned) table.out[seat] = true
  if (isThirsty(state)) return askNextToDrink(state, seat)
  const seats = stillIn(state)
  for (const winner of seats) table.score[winner]!++
  tell(table, { kind: 'course won', seats })
  nextRound(state, chance)
}
