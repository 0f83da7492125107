/** What tokens are worth to a bot: packs buy answers, loose tokens become packs or somebody else's. */
import { at } from '../../../kernel/at.ts'
import { copy, type Frozen, type Seat } from '../../../kernel/state.ts'
import { type Action, act } from '../actions.ts'
import { lives } from '../company.ts'
import type { Purse, Table } from '../state.ts'
import { packs } from '../tokens.ts'

const PACK = 4
const LOOSE = 0.9
/** Of one sort more than this waits long for company. */
const PLENTY = 2
const SURPLUS = 0.3

export function worth(purse: Frozen<Purse>): number {
  const full = packs(purse)
  let value = PACK * full
  for (const sort of ['gold', 'wine', 'grain'] as const) {
    const loose = purse[sort] - full
    value += LOOSE * Math.min(loose, PLENTY) + SURPLUS * Math.max(0, loose - PLENTY)
  }
  return value
}

/** What an action brings its player, and what it takes from the others, who are many. */
export function gain(table: Frozen<Table>, seat: Seat, action: Action, malice: (rival: Seat) => number): number {
  const after = {
    ...table,
    options: { ...table.options, notes: 'nothing' },
    store: { ...table.store },
    purses: copy(table.purses),
    news: [],
    cards: [],
    transfers: [],
  } as unknown as Table
  act(after, seat, action)
  let value = worth(at(after.purses, seat)) - worth(at(table.purses, seat))
  const rivals = table.out.filter((_, other) => other !== seat && lives(table, other)).length
  for (const [other, purse] of table.purses.entries()) {
    if (other !== seat && lives(table, other))
      value += (malice(other) * (worth(purse) - worth(at(after.purses, other)))) / rivals
  }
  return value
}
