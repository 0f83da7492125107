import type { Frozen } from '../../kernel/state.ts'
import { type Spread, THROWN, TOLD } from './odds.ts'
import { type RatsView, rats, type Table } from './state.ts'

/** What everybody may think of the dice as they lie, from what was said about them. */
export function publicSpread(table: Frozen<Table>): Spread {
  const first = table.claims[0]
  if (first?.ground === 'looked') return TOLD[table.dice]![first.floor]![first.claim]!
  return THROWN[table.dice]!
}

const CERTAIN: readonly Spread[] = Array.from({ length: 11 }, (_, sum) =>
  Array.from({ length: 11 }, (_, other) => (other === sum ? 1 : 0)),
)

/** What this seat may think of them: it knows if it has looked. */
export function ownSpread({ table, hand }: RatsView): Spread {
  return hand.dice ? CERTAIN[rats(hand.dice)]! : publicSpread(table)
}
