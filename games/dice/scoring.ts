/** Who loses dice, and who has won. */
import { at } from '../../kernel/at.ts'
import type { Ranking } from '../../kernel/game.ts'
import type { Frozen, Seat } from '../../kernel/state.ts'
import type { DiceNews, Table } from './state.ts'

export type Lifted = DiceNews & { readonly kind: 'lifted' }

const stillIn = ({ dice }: Frozen<Pick<Table, 'dice'>>): Seat[] => dice.flatMap((own, seat) => (own > 0 ? [seat] : []))

/** Who loses a die once the cups are up. */
export function losers(
  table: Frozen<Pick<Table, 'dice'>>,
  { seat, call, bid, found }: Pick<Lifted, 'seat' | 'call' | 'bid' | 'found'>,
): Seat[] {
  if (call === 'doubt') return [found >= bid.count ? seat : bid.seat] // L5.2, L5.3
  return found === bid.count ? stillIn(table).filter((other) => other !== seat) : [seat] // L6.2, L6.3
}

/** L7.1, L7.3: whoever goes out now comes in behind all who are left. */
export function loseDice(table: Table, seats: readonly Seat[]): void {
  for (const seat of seats) table.dice[seat] = at(table.dice, seat) - 1
  table.news.push({ kind: 'lost', seats: [...seats] })
  const left = stillIn(table)
  for (const seat of seats) {
    if (table.dice[seat] !== 0) continue
    table.places[seat] = left.length + 1
    table.news.push({ kind: 'out', seat })
  }
  if (left.length === 1) table.places[at(left, 0)] = 1
}

/** L7.2 */
export function winner({ places }: Frozen<Pick<Table, 'places'>>): Seat | undefined {
  const seat = places.indexOf(1)
  return seat < 0 ? undefined : seat
}

/** L7.3 */
export function ranking({ places }: Table): Ranking | undefined {
  return places.includes(1) ? places.map((place) => place ?? 1) : undefined
}
