import type { Ranking } from '../../kernel/game.ts'
import type { Seat } from '../../kernel/state.ts'
import type { Table } from './state.ts'

/** W3.1: defined once everybody has spoken. */
export function ranking({ speaker, points }: Table): Ranking | undefined {
  if (speaker < points.length) return undefined
  return points.map((mine) => 1 + points.filter((others) => others > mine).length)
}

export function winners(table: Table): Seat[] {
  return ranking(table)?.flatMap((place, seat) => (place === 1 ? [seat] : [])) ?? []
}
