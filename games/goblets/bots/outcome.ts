import { sure } from '../../../kernel/at.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { Aim } from '../../banquet/bots/court.ts'
import { duelResult, ENVY, prospect, VICTORY } from '../../banquet/bots/prospect.ts'
import type { Earned, Table } from '../state.ts'

/** What the course was worth, once it is over: the points ahead of the others, or the prospect of winning. */
export function result(table: Table, seat: Seat, aim: Aim): number | undefined {
  if (table.mode === 'duel') return duelResult(table, seat)
  for (const news of table.news) {
    if (news.kind === 'drank') return news.drunk.seat === seat && !news.drunk.poisoned ? 1 : 0
    if (news.kind !== 'scored') continue
    const ahead = lead(news.earned, seat)
    return aim === 'points'
      ? ahead
      : VICTORY * prospect(table.score, seat, sure(REACH[COURSES - news.course], 'number of courses')) + ahead
  }
  return undefined
}

export const COURSES = 3
/** By how many points somebody may still fall back, with so many courses to come. */
export const REACH = [0, 1.7, 2.3]

/** One's points against what the others got on average. */
function lead(earned: readonly Earned[], seat: Seat): number {
  let mine = 0
  let others = 0
  for (const one of earned) {
    const points = one.alive + one.target + one.both + one.other + one.wine
    if (one.seat === seat) mine = points
    else others += points
  }
  return mine - (ENVY * others) / (earned.length - 1)
}
