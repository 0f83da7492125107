/** What the fog lets through: of the table, of the news, and of the ledger. */
import type { Chronicle, Claim, Moment } from '../../kernel/chronicle.ts'
import { type Glance, look, type News, type Seat, type State, type View, watch } from '../../kernel/state.ts'
import type { Fog } from './where.ts'

/** The board draws what the table saw even for the all-seeing: what was hidden lies open beside it. */
export function seenThrough(state: State, fog: Fog): View | Glance {
  return typeof fog === 'number' ? look(state, fog) : watch(state)
}

/** A line of news: everybody's, or what one seat alone learnt. */
export interface Heard {
  readonly news: News
  readonly whose: Seat | 'everybody'
}

export function heardThrough({ table, hands }: State, fog: Fog): Heard[] {
  const open = hands.flatMap((hand, seat) => (fog === 'all' || fog === seat ? [{ hand, seat }] : []))
  return [
    ...table.news.map((news): Heard => ({ news, whose: 'everybody' })),
    ...open.flatMap(({ hand, seat }) => hand.news.map((news): Heard => ({ news, whose: seat }))),
  ]
}

/** A claim with as much of its truth as may be known. */
export interface Known {
  readonly claim: Claim
  readonly mark: 'true' | 'false' | 'unknown'
}

export interface Ledger {
  readonly turns: ReturnType<Chronicle['turns']>
  readonly known: readonly Known[]
}

/** The all-seeing read the whole book; everybody else as far as it is written, and only what had come out by then. */
export function ledgerThrough(chronicle: Chronicle, moments: readonly Moment[], at: number, fog: Fog): Ledger {
  const read = fog === 'all' ? moments : moments.slice(0, at + 1)
  const known = chronicle.claims(read).map((claim): Known => {
    const isOut = fog === 'all' || claim.out !== undefined
    return { claim, mark: isOut ? claim.truth : 'unknown' }
  })
  return { turns: chronicle.turns(read), known }
}

/** What can be counted: a claim of which nobody knows what it was counts for nothing. */
export function settled(known: readonly Known[]): Claim[] {
  return known.flatMap(({ claim, mark }) => (mark === 'unknown' ? [] : [claim]))
}
