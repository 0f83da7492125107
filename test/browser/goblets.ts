/** A table of Raise Your Goblets, as quickly as can be. */
import type { Options, Table } from '../../games/goblets/state.ts'
import { type Bystander, seatAtBanquet } from './banquet.ts'
import type { Parlour } from './parlour.ts'
import type { Person } from './person.ts'

interface Laid {
  readonly seats: number
  readonly options?: Partial<Options>
}

export function seatAtGoblets(
  parlour: Parlour,
  people: readonly Person[],
  { seats, options = {} }: Laid,
): Promise<Bystander<Table>> {
  return seatAtBanquet(parlour, people, { game: 'goblets', seats, options })
}
