/** Who loses and gains brains, and who has won. */
import { sure } from '../../kernel/at.ts'
import type { Ranking } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Claim, Options, Table } from './state.ts'

/** The figures of R5.10. */
export type Costs = Pick<Options, 'noneTrue' | 'ratsTrue' | 'ratsFalse'>

/** R5.1 to R5.6, cat side: what the one who is wrong loses. One brain of it goes to the other, the rest to the centre. */
export function doubtCosts(claim: Claim, verdict: 'true' | 'false', options: Costs): number {
  if (claim === 0) return verdict === 'true' ? options.noneTrue : 2 // R5.2, R5.3
  return verdict === 'true' ? options.ratsTrue : options.ratsFalse // R5.5, R5.6
}

/** R5.4 */
export const BELIEF_COSTS = 1

/** Books one row of the table, and says what was lost. Nobody loses more than they have (R5.10), and in the vault all of it (R7.3). */
export function settle(table: Table, from: Seat, to: Seat, costs: number): number {
  const had = sure(table.sanity[from], 'sanity')
  const lost = table.side === 'skull' ? had : Math.min(costs, had)
  table.sanity[from] = had - lost
  table.sanity[to] = sure(table.sanity[to], 'sanity') + 1
  table.centre += lost - 1
  table.news.push({ kind: 'sanity', from, to, lost })
  return lost
}

/** R8.1: over when somebody has no sanity left; R8.2: the living with the most sanity win, the killed come last. */
export function ranking(table: Table): Ranking | undefined {
  if (table.stage !== 'over') return undefined
  return places(table.sanity, table.killed)
}

export function places(sanity: readonly number[], killed: Seat | null): Ranking {
  const counts = sanity.map((brains, seat) => (seat === killed ? -1 : brains))
  return counts.map((mine) => 1 + counts.filter((other) => other > mine).length)
}

/** Of a game that is over. */
export function winners(table: Table): Seat[] {
  return sure(ranking(table), 'ranking yet').flatMap((place, seat) => (place === 1 ? [seat] : []))
}
