/**
 * How everybody's chances went, as one tells it who saw everything: from moments as they truly were, played on by quick players. A curve
 * from one chair would be a riddle to all others, and the game is over. What is said of a decision never comes from here.
 */
import { at, sure } from './at.ts'
import { recollect } from './bot.ts'
import { scatter, seeded } from './chance.ts'
import type { Moment } from './chronicle.ts'
import { type Advice, advise, type Coach, decisionsOf, playOn, shareOf } from './coach.ts'
import { moveAt } from './confession.ts'
import { copy, type Seat, type Shape } from './state.ts'

/** What share of the win each seat could hope for at a moment. */
export interface Chances {
  readonly at: number
  readonly shares: readonly number[]
}

/** Where a seat's chances changed most: by what was done at this moment. */
export interface Swing {
  readonly at: number
  readonly by: number
}

/** What the coach says, one thing after the other. `steps`: how many there are in all, before the first. */
export type Said<M = { readonly kind: string }, Fact = unknown> =
  | { readonly is: 'plan'; readonly steps: number }
  | { readonly is: 'advice'; readonly at: number; readonly advice: Advice<M, Fact> }
  | { readonly is: 'chances'; readonly chances: Chances }
  | { readonly is: 'swings'; readonly swings: readonly Swing[] }

/** So many points a curve has at most, and so many moments decided a game. */
const POINTS = 48
const SWINGS = 3

/** The whole game for one seat. */
export function* coached<G extends Shape, Fact>(
  coach: Coach<G, Fact>,
  moments: readonly Moment<G>[],
  seat: Seat,
): Generator<Said<G['move'], Fact>, void> {
  const decisions = decisionsOf(coach.game, moments, seat)
  const points = pointsOf(moments.length)
  yield { is: 'plan', steps: decisions.length + points.length + 1 }
  for (const when of decisions) yield { is: 'advice', at: when, advice: adviceAt(coach, moments, when, seat) }
  const curve: Chances[] = []
  for (const when of points) {
    const chances = chancesAt(coach, moments, when)
    curve.push(chances)
    yield { is: 'chances', chances }
  }
  yield { is: 'swings', swings: swingsOf(coach, moments, curve, seat) }
}

/** Of what there is to know, the advice gets what this seat saw just before, and what it did then. */
export function adviceAt<G extends Shape, Fact>(
  coach: Coach<G, Fact>,
  moments: readonly Moment<G>[],
  when: number,
  seat: Seat,
): Advice<G['move'], Fact> {
  return advise(coach, recollect(coach.game, at(moments, when - 1, 'moment').state, seat), moveAt(moments, when))
}

/** All moments, or as many as a curve has room for, evenly; the first and the last always. */
export function pointsOf(moments: number): number[] {
  const last = moments - 1
  const many = Math.min(last, POINTS - 1)
  return [...new Set(Array.from({ length: many + 1 }, (_, nth) => Math.round((nth * last) / Math.max(1, many))))]
}

function chancesAt<G extends Shape>(coach: Coach<G>, moments: readonly Moment<G>[], when: number): Chances {
  const { state } = at(moments, when, 'moment')
  const seats = state.hands.length
  const { futures } = coach.work(seats)
  const sums = new Array<number>(seats).fill(0)
  for (let nth = 0; nth < futures; nth++) {
    const end = playOn(coach, copy(state), seeded(scatter(nth, 0)))
    for (const [seat, sum] of sums.entries()) sums[seat] = sum + shareOf(coach, end, seat) / futures
  }
  return { at: when, shares: sums }
}

/** Between two points of the curve much may happen: the half in which more of it did is looked at, until one move is left. */
function swingsOf<G extends Shape>(
  coach: Coach<G>,
  moments: readonly Moment<G>[],
  curve: readonly Chances[],
  seat: Seat,
): Swing[] {
  const share = ({ shares }: Chances) => at(shares, seat)
  const narrowed = (from: Chances, to: Chances): Swing => {
    if (to.at - from.at <= 1) return { at: to.at, by: share(to) - share(from) }
    const middle = chancesAt(coach, moments, Math.floor((from.at + to.at) / 2))
    const [before, after] = [share(middle) - share(from), share(to) - share(middle)]
    return Math.abs(before) > Math.abs(after) ? narrowed(from, middle) : narrowed(middle, to)
  }
  const leaps = curve.slice(1).map((to, nth) => ({ from: at(curve, nth), to }))
  return leaps
    .sort((one, other) => change(other) - change(one))
    .slice(0, SWINGS)
    .filter((leap) => change(leap) > 0)
    .map(({ from, to }) => narrowed(from, to))
    .sort((one, other) => one.at - other.at)

  function change({ from, to }: { readonly from: Chances; readonly to: Chances }): number {
    return Math.abs(share(to) - share(from))
  }
}

/** How a seat stood before the first move and at the end: for those who do not see the curve. */
export function fromTo(curve: readonly Chances[], seat: Seat): { readonly from: number; readonly to: number } {
  const [first, last] = [sure(curve[0], 'point'), sure(curve.at(-1), 'point')]
  return { from: at(first.shares, seat), to: at(last.shares, seat) }
}
