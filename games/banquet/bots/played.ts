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

/** What a move has earned so far, world by world. */
interface Tried<G extends Banquet> {
  readonly move: G['move']
  readonly earned: readonly number[]
}

function tried<G extends Banquet>(
  court: Court<G>,
  seat: Seat,
  open: readonly G['move'][],
  on: readonly Rehearsal<G>[],
  aim: Aim,
): Tried<G>[] {
  return open
    .map((move) => ({ move, earned: playedOut(court, seat, move, on, aim) }))
    .sort((a, b) => mean(b.earned) - mean(a.earned))
}

/** The moves from the one that earns most to the one that earns least. */
export function ranked<G extends Banquet>(...about: Parameters<typeof tried<G>>): G['move'][] {
  return tried(...about).map(({ move }) => move)
}

/** In how many worlds all moves are tried at first, and how many moves are tried to the end at least. */
export interface Shortlist {
  readonly worlds: number
  readonly moves: number
}

/** The best few of them, tried in all these worlds, the one that earns most first: the worse half is dropped whenever twice as many were tried. */
function shortlisted<G extends Banquet>(
  court: Court<G>,
  seat: Seat,
  open: readonly G['move'][],
  on: readonly Rehearsal<G>[],
  { worlds, moves }: Shortlist,
): Tried<G>[] {
  let list = tried(court, seat, open, on.slice(0, worlds), 'victory')
  for (let done = worlds; done < on.length; done *= 2) {
    const next = on.slice(done, 2 * done)
    list = list
      .slice(0, Math.max(moves, Math.ceil(list.length / 2)))
      .map(({ move, earned }) => ({ move, earned: [...earned, ...playedOut(court, seat, move, next, 'victory')] }))
      .sort((a, b) => mean(b.earned) - mean(a.earned))
  }
  return list
}

export function best<G extends Banquet>(...about: Parameters<typeof shortlisted<G>>): G['move'] {
  return sure(shortlisted(...about)[0], 'move').move
}

/** So many standard errors better another move must be than the usual one. */
const CLEARLY = 1
/** What is less than so many standard errors worse is nearly as good. */
const NEARLY = 0.5

/** The first of them, unless another earns clearly more when the course is played out; and what is nearly as good as that. */
export function nearlyBest<G extends Banquet>(
  court: Court<G>,
  seat: Seat,
  order: readonly G['move'][],
  on: readonly Rehearsal<G>[],
  shortlist: Shortlist,
): [G['move'], ...G['move'][]] {
  const move = sure(order[0], 'move')
  const usual: Tried<G> = { move, earned: playedOut(court, seat, move, on, 'victory') }
  const others = shortlisted(court, seat, order.slice(1), on, shortlist)
  let found = usual
  let most = CLEARLY
  for (const one of others) {
    const { gain, error } = compared(one, usual)
    if (gain > most * error) [found, most] = [one, gain / error]
  }
  const near = [usual, ...others].filter((one) => {
    const { gain, error } = compared(one, found)
    return one !== found && gain > -NEARLY * error
  })
  return [found.move, ...near.map((one) => one.move)]
}

/** By how much the one earns more than the other in the same worlds, and how surely. */
function compared<G extends Banquet>(one: Tried<G>, other: Tried<G>): { gain: number; error: number } {
  const gains = one.earned.map((value, world) => value - sure(other.earned[world], 'world'))
  const gain = mean(gains)
  return { gain, error: Math.sqrt(mean(gains.map((each) => (each - gain) ** 2)) / gains.length) }
}
