import { sure } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import { announceable, handable, type Range } from './claims.ts'
import { type Claim, DICE, type Move, type RatsView } from './state.ts'

const SHAKE: Move = { kind: 'shake' }
const LOOK: Move = { kind: 'look' }
const NOTHING: readonly Move[] = []
const TO_SHAKE = [SHAKE]
const TO_ANSWER: readonly Move[] = [{ kind: 'believe' }, { kind: 'doubt' }]
const SPARE: Move = { kind: 'spare' }

/** The lists of moves are few and small: each is built once, for every range of claims. */
const AFTER_TAKING = lists([SHAKE], (claim) => ({ kind: 'hand on', claim }))
const AFTER_SHAKING = lists([LOOK], (claim) => ({ kind: 'announce', claim }))
const AFTER_LOOKING = lists([SHAKE], (claim) => ({ kind: 'announce', claim }))
const BLIND = lists([], (claim) => ({ kind: 'announce', claim }))

export function moves(view: RatsView): readonly Move[] {
  const { table, seat, seats } = view
  if (view.agenda.asked[0] !== seat) return NOTHING
  switch (table.stage) {
    case 'start':
      return TO_SHAKE // R2.1, R5.1
    case 'took':
      return within(AFTER_TAKING, handable(table, seat)) // R5.7, R5.8
    case 'shaken':
      return within(AFTER_SHAKING, announceable(table)) // R3.1
    case 'looked':
      return within(AFTER_LOOKING, announceable(table)) // R3.2
    case 'blind':
      return within(BLIND, announceable(table)) // R3.2
    case 'told':
      return TO_ANSWER
    case 'must kill':
      return victims(seat, seats) // R7.4
    case 'may kill':
      return [SPARE, ...victims(seat, seats)] // R7.4
    case 'over':
      return NOTHING
  }
}

function victims(seat: Seat, seats: number): Move[] {
  const all = Array.from({ length: seats }, (_, other): Move => ({ kind: 'kill', seat: other }))
  return all.filter((_, other) => other !== seat)
}

function lists(first: readonly Move[], say: (claim: Claim) => Move): Move[][][] {
  const most = 2 * DICE
  const claims = Array.from({ length: most + 1 }, (_, claim) => say(claim))
  // A range that starts above the ceiling offers no claim at all.
  return Array.from({ length: most + 2 }, (_, low) =>
    Array.from({ length: most + 1 }, (_, high) => [...first, ...claims.slice(low, high + 1)]),
  )
}

function within(table: Move[][][], { low, high }: Range): readonly Move[] {
  return sure(table[low]?.[high], 'list of moves')
}
