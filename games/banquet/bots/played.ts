/** What moves earn when the course is played out in imagined worlds, everybody with manners. */
import { sure } from '../../../kernel/at.ts'
import { type Chance, seeded } from '../../../kernel/chance.ts'
import type { Seat, State } from '../../../kernel/state.ts'
import type { Banquet } from '../state.ts'
import type { Aim, Court } from './court.ts'
import { mannerly } from './manners.ts'

/** A world and the luck that goes on in it: the same for every move that is tried there. */
export interface Rehearsal<G extends Banquet> {
  readonly world: State<G>
  readonly seed: number
}

export function rehearsals<G extends Banquet>(worlds: readonly State<G>[], chance: Chance): Rehearsal<G>[] {
  return worlds.map((world) => ({ world, seed: chance(2 ** 31) }))
}

/** What a move earns in each of them. */
export function playedOut<G extends Banquet>(
  court: Court<G>,
  seat: Seat,
  move: G['move'],
  on: readonly Rehearsal<G>[],
  aim: Aim,
): number[] {
  return on.map(({ world, seed }) => outcome(court, court.fork(world), seat, move, aim, seeded(seed)))
}

/** Makes the move in this world, which is used up by it, and plays the course to its end. */
function outcome<G extends Banquet>(
  court: Court<G>,
  world: State<G>,
  seat: Seat,
  move: G['move'],
  aim: Aim,
  chance: Chance,
): number {
  step(court, world, seat, move, chance)
  for (;;) {
    const found = court.result(world.table, seat, aim)
    if (found !== undefined) return found
    const next = sure(world.agenda.asked[0], 'seat that is asked')
    step(court, world, next, mannerly(court, world, next, chance), chance)
  }
}

function step<G extends Banquet>(court: Court<G>, state: State<G>, seat: Seat, move: G['move'], chance: Chance): void {
  state.table.news = []
  for (const hand of state.hands) hand.news = []
  court.play(state, seat, move, chance)
}

export function mean(list: readonly number[]): number {
  let sum = 0
  for (const one of list) sum += one
  return sum / list.length
}

/** The moves from the one that earns most to the one that earns least. */
export function ranked<G extends Banquet>(
  court: Court<G>,
  seat: Seat,
  open: readonly G['move'][],
  on: readonly Rehearsal<G>[],
  aim: Aim,
): G['move'][] {
  return open
    .map((move) => ({ move, value: mean(playedOut(court, seat, move, on, aim)) }))
    .sort((a, b) => b.value - a.value)
    .map(({ move }) => move)
}

/** So many standard errors better another move must be than the usual one. */
const CLEARLY = 1
/** What is less than so many standard errors worse is nearly as good. */
const NEARLY = 0.5
/** In the first of so many parts of the worlds it shows which moves are worth a closer look. */
const PARTS = 3
/** So many of them besides the usual one. */
const CLOSER = 3

/** The first of them, unless another earns clearly more when the course is played out; and what is nearly as good as that. */
export function nearlyBest<G extends Banquet>(
  court: Court<G>,
  seat: Seat,
  order: readonly G['move'][],
  on: readonly Rehearsal<G>[],
): [G['move'], ...G['move'][]] {
  const usual = sure(order[0], 'move')
  const others = ranked(court, seat, order.slice(1), on.slice(0, Math.ceil(on.length / PARTS)), 'victory')
  const tried = [usual, ...others.slice(0, CLOSER)].map((move) => ({
    move,
    earned: playedOut(court, seat, move, on, 'victory'),
  }))
  const first = sure(tried[0], 'move')
  let best = first
  let most = CLEARLY
  for (const one of tried.slice(1)) {
    const { gain, error } = compared(one.earned, first.earned)
    if (gain > most * error) [best, most] = [one, gain / error]
  }
  const near = tried.filter((one) => {
    if (one === best) return false
    const { gain, error } = compared(one.earned, best.earned)
    return gain > -NEARLY * error
  })
  return [best.move, ...near.map(({ move }) => move)]
}

/** By how much the one earns more than the other in the same worlds, and how surely. */
function compared(one: readonly number[], other: readonly number[]): { gain: number; error: number } {
  const gains = one.map((value, world) => value - sure(other[world], 'world'))
  const gain = mean(gains)
  return { gain, error: Math.sqrt(mean(gains.map((each) => (each - gain) ** 2)) / gains.length) }
}
