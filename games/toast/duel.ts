/** The duel: after the Toast everybody drinks in turn, until one is left or no goblet is (T5.3, T5.4). */
import { sure } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import { askNextToDrink, empty, isThirsty, stillIn } from '../banquet/drinking.ts'
import { tell } from '../banquet/news.ts'
import type { Place } from '../banquet/state.ts'
import { nextRound } from './drinking.ts'
import type { Next, ToastState } from './state.ts'

export function drinkOne(state: ToastState, seat: Seat, place: Place): Next {
  const { table } = state
  const { poisoned } = empty(state, seat, place)
  if (poisoned) table.out[seat] = true
  if (isThirsty(state)) return askNextToDrink(state, seat)
  const seats = stillIn(state)
  for (const winner of seats) table.score[winner] = sure(table.score[winner], 'score of this seat') + 1
  tell(table, { kind: 'course won', seats })
  return nextRound(state)
}
