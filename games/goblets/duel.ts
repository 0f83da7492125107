/** Russian Goblette: after the Toast everybody drinks in turn, until one is left or no goblet is (G7.4 to G7.6). */
import type { Chance } from '../../kernel/chance.ts'
import { ask, type Seat } from '../../kernel/state.ts'
import { openCourse } from './course.ts'
import { clockwise, leftOf } from './houses.ts'
import type { GobletsState, Place, Table } from './state.ts'
import { over } from './tie.ts'
import { isPoisoned, tokens } from './tokens.ts'

/** G7.6 */
const TO_WIN = 3

export function startDrinking(state: GobletsState): void {
  const { table } = state
  table.stage = 'drinking'
  askNext(state, table.call!.house)
}

function stillIn({ out, nobles }: Table): Seat[] {
  return nobles.filter((seat) => !out[seat])
}

/** The next one clockwise who is still in. */
function askNext(state: GobletsState, after: Seat): void {
  const { table } = state
  const next = clockwise(table, leftOf(table, after)).find((seat) => !table.out[seat])!
  table.turn = next
  ask(state, [next])
}

/** G7.4: poisoned is out; else the tokens stay in front; the goblet leaves the row either way. */
export function drinkOne(state: GobletsState, seat: Seat, place: Place, chance: Chance): void {
  const { table, box } = state
  const goblet = box.goblets[place]!
  const poisoned = isPoisoned(goblet)
  table.standing[place] = false
  table.emptied[place] = { ...goblet }
  table.news.push({ kind: 'drank', drunk: { house: seat, seat, place, ring: null, tokens: { ...goblet }, poisoned } })
  if (poisoned) table.out[seat] = true
  else table.wine[seat]! += goblet.wine
  box.goblets[place] = tokens()
  if (stillIn(table).length === 1 || !table.standing.includes(true)) return endCourse(state, chance)
  askNext(state, seat)
}

/** G7.5: the one survivor, or those of the survivors with the most wine. */
function endCourse(state: GobletsState, chance: Chance): void {
  const { table } = state
  const survivors = stillIn(table)
  const most = Math.max(...survivors.map((seat) => table.wine[seat]!))
  const seats = survivors.filter((seat) => table.wine[seat] === most)
  for (const seat of seats) table.score[seat]!++
  table.news.push({ kind: 'course won', seats })
  if (seats.some((seat) => table.score[seat] === TO_WIN)) return over(state)
  table.host = table.call!.house
  table.course++
  openCourse(state, chance)
}
