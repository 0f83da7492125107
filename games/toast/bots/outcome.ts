import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { Aim } from '../../banquet/bots/court.ts'
import { duelResult, ENVY, prospect, VICTORY } from '../../banquet/bots/prospect.ts'
import { ROUNDS } from '../course.ts'
import type { Earned, Table } from '../state.ts'

/** What the round was worth, once it is over: the points ahead of the others, or the prospect of winning. */
export function result(table: Table, seat: Seat, aim: Aim): number | undefined {
  if (table.mode === 'duel') return duelResult(table, seat)
  for (const news of table.news) {
    if (news.kind !== 'scored') continue
    const ahead = lead(news.earned, seat)
    return aim === 'points'
      ? ahead
      : VICTORY * prospect(table.score, seat, sure(REACH[ROUNDS - news.course], 'number of rounds')) + ahead
  }
  return undefined
}

/** By how many points somebody may still fall back, with so many rounds to come: the last of them counts double. */
export const REACH = [0, 3, 3.6]

/** One's points against what the others got on average. */
function lead(earned: readonly Earned[], seat: Seat): number {
  let mine = 0
  let others = 0
  for (const { seats, points } of earned) {
    if (seats.includes(seat)) mine = points
    else others += points
  }
  return mine - (ENVY * others) / (earned.length - 1)
}
