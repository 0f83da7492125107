/** Russian Goblette: after the Toast everybody drinks in turn, until one is left or no goblet is (G7.4 to G7.6). */
import type { Chance } from '../../kernel/chance.ts'
import type { Seat } from '../../kernel/state.ts'
import { askNextToDrink, empty, isThirsty, stillIn } from '../banquet/drinking.ts'
import type { Place } from '../banquet/state.ts'
import { openCourse } from './course.ts'
import type { GobletsState } from './state.ts'
import { over } from './tie.ts'

/** G7.6 */
const TO_WIN = 3

/** G7.4: from the caller's left. */
export function startDrinking(state: GobletsState): void {
  askNextToDrink(state, state.table.call!.house)
}

/** G7.4: poisoned is out; else the tokens stay in front; the goblet leaves the row either way. */
export function drinkOne(state: GobletsState, seat: Seat, place: Place, chance: Chance): void {
  const { table } = state
  const { poisoned, tokens } = empty(state, seat, place)
  if (poisoned) table.out[seat] = true
  else table.wine[seat]! += tokens.wine
  if (isThirsty(state)) return askNextToDrink(state, seat)
  endCourse(state, chance)
}

/** G7.5: the one survivor, or those of the survivors with the most wine. */
function endCourse(state: GobletsState, chance: Chance): void {
  const { table } = state
  const survivors = stillIn(state)
  const most = Math.max(...survivors.map((seat) => table.wine[seat]!))
  const seats = survivors.filter((seat) => table.wine[seat] === most)
  for (const seat of seats) table.score[seat]!++
  table.news.push({ kind: 'course won', seats })
  if (seats.some((seat) => table.score[seat] === TO_WIN)) return over(state)
  table.host = table.call!.house
  table.course++
  openCourse(state, chance)
}
