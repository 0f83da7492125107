/** Plays a course out in one world, everybody with manners, and says what came of it. */
import type { Chance } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/state.ts'
import { houseOf } from '../houses.ts'
import type { Earned, GobletsState, Move, Table } from '../state.ts'
import { ENVY } from './drunk.ts'
import { mannerly } from './manners.ts'
import { step } from './step.ts'

/** What the victory itself is worth on top of points, in the course that decides it. */
const VICTORY = 3

/** Makes the move in this world, which is used up by it. */
export function outcome(world: GobletsState, seat: Seat, move: Move, chance: Chance): number {
  const { table } = world
  const mode = table.mode
  step(world, seat, move, chance)
  for (;;) {
    const found = mode === 'duel' ? duelResult(table, seat) : result(table, seat)
    if (found !== undefined) return found
    const next = world.agenda.asked[0]!
    step(world, next, mannerly(world, next, chance), chance)
  }
}

function result(table: Table, seat: Seat): number | undefined {
  for (const news of table.news) {
    if (news.kind === 'drank') return news.drunk.seat === seat && !news.drunk.poisoned ? VICTORY : 0
    if (news.kind !== 'scored') continue
    const points = pointsOf(news.earned, table.score.length)
    const house = houseOf(table, seat)
    const others = table.nobles.filter((_, at) => at !== house)
    let sum = 0
    for (const noble of others) sum += points[noble]!
    const value = points[seat]! - (ENVY * sum) / others.length
    return news.course === 3 ? value + VICTORY * share(table.score, seat) : value
  }
  return undefined
}

function pointsOf(earned: readonly Earned[], seats: number): number[] {
  const points = new Array<number>(seats).fill(0)
  for (const { seat, alive, target, both, other, wine } of earned) points[seat] = alive + target + both + other + wine
  return points
}

/** What one gets of the victory: all, nothing, or a part of it with those tied. */
function share(score: readonly number[], seat: Seat): number {
  const best = Math.max(...score)
  return score[seat] === best ? 1 / score.filter((mine) => mine === best).length : 0
}

function duelResult(table: Table, seat: Seat): number | undefined {
  for (const news of table.news) {
    if (news.kind === 'course won') return news.seats.includes(seat) ? 1 / news.seats.length : 0
  }
  return undefined
}
