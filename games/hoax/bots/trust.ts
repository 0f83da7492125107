/** How far an accuser is to be believed: by what they can have been shown, which everybody has seen them ask for. */
import { at } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import { lives } from '../company.ts'
import { roles, type Table } from '../state.ts'

/** So often somebody accuses who knows nothing. */
const BLIND = 0.05

/**
 * How likely a claim still is to be true once this one has dared to accuse it. Whoever never asked the accused can know no more
 * than everybody; whoever has seen most of what they are not would know a lie.
 */
export function afterAccused(likely: number, table: Frozen<Table>, by: Seat, of: Seat): number {
  const lie = BLIND + (1 - BLIND) * shownShare(table, by, of)
  return (likely * BLIND) / (likely * BLIND + (1 - likely) * lie)
}

/** How likely it is that a role which somebody is not was shown to this one. */
function shownShare(table: Frozen<Table>, by: Seat, of: Seat): number {
  const lies = roles.length - 1 - at(table.denied, of).length
  return lies > 0 ? Math.min(1, askedBy(table, by, of) / lies) : 1
}

/** H7.1 */
export function askedBy({ questions }: Frozen<Table>, by: Seat, of: Seat): number {
  let times = 0
  for (const question of questions) if (question.by === by && question.of === of) times++
  return times
}

/** Of all who may accuse this seat the one who asked them most. */
export function wisest(table: Frozen<Table>, of: Seat): Seat {
  const asked = (by: Seat) => (by !== of && lives(table, by) ? askedBy(table, by, of) : -1)
  return table.out.reduce<Seat>((most, _, by) => (asked(by) > asked(most) ? by : most), of)
}
