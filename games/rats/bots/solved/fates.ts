/** What becomes of everybody when a claim is answered: the share of the win that each seat may expect then. */
import { at } from '../../../../kernel/at.ts'
import { shares } from '../../../../kernel/selfplay.ts'
import type { Seat } from '../../../../kernel/state.ts'
import { BELIEF_COSTS, type Costs, doubtCosts, places } from '../../scoring.ts'
import { nextSeat } from '../../state.ts'
import type { Numbers } from './numbers.ts'

/** By seat. */
export type Shares = Numbers
/** The brains of every seat between two rounds. */
export type Minds = readonly number[]
/** What a round is worth that this seat starts. */
export type Worth = (minds: Minds, starter: Seat) => Shares

export interface Answered {
  readonly isTrue: Shares
  readonly isFalse: Shares
  /** Where it ends the game, or the throw, to believe. */
  readonly believed: Shares | undefined
}

/** What is announced by one giver. */
export interface Fates {
  readonly none: Omit<Answered, 'believed'>
  readonly rats: Answered
  /** R7.3: in the vault everything ends. */
  readonly vault: Answered
  /** R4.8: where saying rats first takes the last brain. */
  readonly announced: Shares | undefined
}

/** While rats go round, whoever holds them has paid one brain, and all others have what they began the round with. */
export function fates(minds: Minds, giver: Seat, worth: Worth, options: Costs): Fates {
  const receiver = nextSeat(giver, minds.length)
  const paid = changed(minds, giver, -1)
  const costs = (claim: number, verdict: 'true' | 'false') => doubtCosts(claim, verdict, options)
  const next = (booked: Minds, starter: Seat) => (at(booked, starter) === 0 ? ended(booked) : worth(booked, starter))
  const none = {
    isTrue: next(booked(minds, receiver, giver, costs(0, 'true')), receiver),
    isFalse: next(booked(minds, giver, receiver, costs(0, 'false')), giver),
  }
  if (at(paid, giver) === 0) {
    const over = ended(paid)
    const never = { isTrue: over, isFalse: over, believed: over }
    return { none, rats: never, vault: never, announced: over }
  }
  const believed = booked(paid, receiver, giver, BELIEF_COSTS)
  const [allOfReceiver, allOfGiver] = [at(paid, receiver), at(paid, giver)]
  const mad = withVictim(booked(paid, receiver, giver, allOfReceiver), receiver, giver)
  return {
    none,
    rats: {
      isTrue: next(booked(paid, receiver, giver, costs(1, 'true')), receiver),
      isFalse: next(booked(paid, giver, receiver, costs(1, 'false')), giver),
      believed: at(believed, receiver) === 0 ? ended(believed) : undefined,
    },
    vault: {
      isTrue: mad,
      isFalse: withVictim(booked(paid, giver, receiver, allOfGiver), giver, receiver),
      believed: mad,
    },
    announced: undefined,
  }
}

/** Not by `with`, which is newer than the oldest browsers in which puppets think. */
export function changed(minds: Minds, seat: Seat, by: number): Minds {
  return minds.map((brains, other) => (other === seat ? brains + by : brains))
}

/** One row of the table: nobody loses more than they have, and the other gets one of it. */
function booked(minds: Minds, from: Seat, to: Seat, costs: number): Minds {
  return changed(changed(minds, from, -Math.min(costs, at(minds, from))), to, 1)
}

/** R8.2 */
function ended(minds: Minds, killed: Seat | null = null): Shares {
  return Float64Array.from(shares(places(minds, killed)))
}

/** R7.4 */
function withVictim(minds: Minds, mad: Seat, opponent: Seat): Shares {
  return ended(minds, victimOf(minds, mad, opponent))
}

/** Whom the mad take along: the sanest; of several the one who drove them mad, or who sits next after that. */
export function victimOf(minds: Minds, mad: Seat, opponent: Seat): Seat {
  let victim = opponent
  for (let seat = nextSeat(opponent, minds.length); seat !== opponent; seat = nextSeat(seat, minds.length)) {
    if (seat !== mad && at(minds, seat) > at(minds, victim)) victim = seat
  }
  return victim
}
