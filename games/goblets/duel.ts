/** Russian Goblette: after the Toast everybody drinks in turn, until one is left or no goblet is (G7.4 to G7.6). */
import { sure } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import { askNextToDrink, empty, isThirsty, stillIn } from '../banquet/drinking.ts'
import type { Place } from '../banquet/state.ts'
import { callerOf } from './caller.ts'
import type { GobletsState, Next } from './state.ts'

/** G7.6 */
const TO_WIN = 3

/** G7.4: from the caller's left. */
export function startDrinking(state: GobletsState): Next {
  return askNextToDrink(state, callerOf(state.table))
}

/** G7.4: poisoned is out; else the tokens stay in front; the goblet leaves the row either way. */
export function drinkOne(state: GobletsState, seat: Seat, place: Place): Next {
  const { table } = state
  const { poisoned, tokens } = empty(state, seat, place)
  if (poisoned) table.out[seat] = true
  else table.wine[seat] = sure(table.wine[seat], 'wine of this seat') + tokens.wine
  return isThirsty(state) ? askNextToDrink(state, seat) : endCourse(state)
}

/** G7.5: the one survivor, or those of the survivors with the most wine. */
function endCourse(state: GobletsState): Next {
  const { table } = state
  const survivors = stillIn(state)
  const most = Math.max(...survivors.map((seat) => sure(table.wine[seat], 'wine of this seat')))
  const seats = survivors.filter((seat) => table.wine[seat] === most)
  for (const seat of seats) table.score[seat] = sure(table.score[seat], 'score of this seat') + 1
  table.news.push({ kind: 'course won', seats })
  if (seats.some((seat) => table.score[seat] === TO_WIN)) return 'over'
  table.host = callerOf(table)
  table.course++
  return 'course'
}
