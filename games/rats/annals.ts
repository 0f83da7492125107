/** What all could keep in mind of each other since the deal: everything in it was said and shown openly. */
import { at } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Claim, RatsState } from './state.ts'

/** How somebody has played so far. */
export interface Annal {
  /** What they answered last. */
  answered: 'believe' | 'doubt' | null
  /** The number that they said last. */
  spoke: Claim | null
  /** The brains they lost to each seat. */
  lost: number[]
}

export function freshAnnals(seats: number): Annal[] {
  return Array.from({ length: seats }, () => ({
    answered: null,
    spoke: null,
    lost: new Array<number>(seats).fill(0),
  }))
}

export function noteSaid({ box }: RatsState, seat: Seat, claim: Claim): void {
  at(box.annals, seat).spoke = claim
}

export function noteAnswer({ box }: RatsState, seat: Seat, answer: 'believe' | 'doubt'): void {
  at(box.annals, seat).answered = answer
}

export function noteLoss({ box }: RatsState, from: Seat, to: Seat, lost: number): void {
  const { lost: all } = at(box.annals, from)
  all[to] = at(all, to) + lost
}

/** The same table as one who forgets nothing sees it: bots do, and no page shows it. */
export function recalled(state: RatsState): RatsState {
  return { ...state, table: { ...state.table, annals: state.box.annals } }
}
