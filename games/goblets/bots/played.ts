/** What moves earn when the course is played out in imagined worlds. */
import { type Chance, seeded } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { GobletsState, Move } from '../state.ts'
import { fork } from './fork.ts'
import { type Aim, outcome } from './outcome.ts'

/** A world and the luck that goes on in it: the same for every move that is tried there. */
export interface Stage {
  readonly world: GobletsState
  readonly seed: number
}

export function stages(worlds: readonly GobletsState[], chance: Chance): Stage[] {
  return worlds.map((world) => ({ world, seed: chance(2 ** 31) }))
}

/** What a move earns on each of them. */
export function playedOut(seat: Seat, move: Move, on: readonly Stage[], aim: Aim): number[] {
  return on.map(({ world, seed }) => outcome(fork(world), seat, move, aim, seeded(seed)))
}

export function mean(list: readonly number[]): number {
  let sum = 0
  for (const one of list) sum += one
  return sum / list.length
}

/** The moves from the one that earns most to the one that earns least. */
export function ranked(seat: Seat, open: readonly Move[], on: readonly Stage[], aim: Aim): Move[] {
  return open
    .map((move) => ({ move, value: mean(playedOut(seat, move, on, aim)) }))
    .sort((a, b) => b.value - a.value)
    .map(({ move }) => move)
}
