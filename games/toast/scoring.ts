/** What a round earns, and who has won. */
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
    const breaches = table.breaches[house]!
    const counted = worth === 'double' ? 2 * sum : sum
    return { seats: members(table, house), ...points, breaches, points: Math.max(0, counted - breaches) }
  })
}

/** T4.4: the most points win; tied, more full rounds; T5.4: a tied match is shared. */
export function ranking(table: Table): Ranking | undefined {
  if (table.stage !== 'over') return undefined
  const { score, full } = table
  const isAhead = (a: Seat, b: Seat) => score[a]! > score[b]! || (score[a] === score[b] && full[a]! > full[b]!)
  return score.map((_, seat) => 1 + score.filter((_, other) => isAhead(other, seat)).length)
}

/** Of a game that is over. */
export function winners(table: Table): Seat[] {
  return ranking(table)!.flatMap((place, seat) => (place === 1 ? [seat] : []))
}
