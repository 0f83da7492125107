/** Plays a course out in one world, everybody with manners, and says what came of it. */
import type { Chance } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { Earned, GobletsState, Move, Table } from '../state.ts'
import { ENVY } from './drunk.ts'
import { mannerly } from './manners.ts'
import { step } from './step.ts'

/** What one plays for: the points of this course, or the victory in the end. */
export type Aim = 'points' | 'victory'

/** Makes the move in this world, which is used up by it. */
export function outcome(world: GobletsState, seat: Seat, move: Move, aim: Aim, chance: Chance): number {
  const { table } = world
  const { mode } = table
  step(world, seat, move, chance)
  for (;;) {
    const found = mode === 'duel' ? duelResult(table, seat) : result(table, seat, aim)
    if (found !== undefined) return found
    const next = world.agenda.asked[0]!
    step(world, next, mannerly(world, next, chance), chance)
  }
}

function result(table: Table, seat: Seat, aim: Aim): number | undefined {
  for (const news of table.news) {
    if (news.kind === 'drank') return news.drunk.seat === seat && !news.drunk.poisoned ? 1 : 0
    if (news.kind !== 'scored') continue
    const ahead = lead(news.earned, seat)
    return aim === 'points' ? ahead : VICTORY * prospect(table.score, seat, COURSES - news.course) + ahead
  }
  return undefined
}

const COURSES = 3
/** What the victory is worth in points. */
const VICTORY = 8
/** By how many points somebody may still fall back, with so many courses to come. */
const REACH = [0, 1.7, 2.3]

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

/** How likely it is to win from here; at the end all, nothing, or a part of it with those tied. */
function prospect(score: readonly number[], seat: Seat, courses: number): number {
  if (courses === 0) {
    const best = Math.max(...score)
    return score[seat] === best ? 1 / score.filter((mine) => mine === best).length : 0
  }
  const weigh = (points: number) => Math.exp((points - score[seat]!) / REACH[courses]!)
  let all = 0
  for (const points of score) all += weigh(points)
  return 1 / all
}

function duelResult(table: Table, seat: Seat): number | undefined {
  for (const news of table.news) {
    if (news.kind === 'course won') return news.seats.includes(seat) ? 1 / news.seats.length : 0
  }
  return undefined
}
