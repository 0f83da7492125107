/** What a round earns, and who has won. */
import { sure } from '../../kernel/at.ts'
import type { Ranking } from '../../kernel/game.ts'
import type { Frozen, Seat } from '../../kernel/state.ts'
import { members } from '../banquet/houses.ts'
import type { Drunk } from '../banquet/news.ts'
import { byTarget } from '../banquet/points.ts'
import { characterOf } from './characters/index.ts'
import type { Earned, Table } from './state.ts'

/** T4.3, T4.5: doubled in the third round, then less the breaches, never below nothing. In a pair both get it (T7.4). */
export function earnings(table: Frozen<Table>, drunk: readonly Drunk[], worth: 'single' | 'double'): Earned[] {
  const judged = { table, poisoned: drunk.map(({ poisoned }) => poisoned) }
  return drunk.map(({ house }) => {
    const points = characterOf(table, house).scores?.(judged, house) ?? byTarget(judged, house)
    const sum = points.alive + points.target + points.both + points.other
    const breaches = sure(table.breaches[house], 'house')
    const counted = worth === 'double' ? 2 * sum : sum
    return { seats: members(table, house), ...points, breaches, points: Math.max(0, counted - breaches) }
  })
}

/** T4.4: the most points win; tied, more full rounds; T5.4: a tied match is shared. */
export function ranking(table: Table): Ranking | undefined {
  return table.stage === 'over' ? ranks(table) : undefined
}

function ranks({ score, full }: Table): Ranking {
  const results = score.map((points, seat) => ({ points, full: sure(full[seat], 'full rounds of this seat') }))
  const isAhead = (a: Result, b: Result) => a.points > b.points || (a.points === b.points && a.full > b.full)
  return results.map((mine) => 1 + results.filter((other) => isAhead(other, mine)).length)
}

interface Result {
  readonly points: number
  readonly full: number
}

/** Of a game that is over. */
export function winners(table: Table): Seat[] {
  return ranks(table).flatMap((place, seat) => (place === 1 ? [seat] : []))
}
