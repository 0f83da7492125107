/** How much an open question weighs, as everybody at the table can see. */
import type { Glance } from '../../kernel/state.ts'
import type { Rats, Stage } from './state.ts'

const stages: Readonly<Record<Stage, number>> = {
  start: 0,
  took: 0.2,
  shaken: 0,
  looked: 0.4,
  blind: 0.3,
  told: 0.4,
  'must kill': 0.8,
  'may kill': 0.8,
  over: 0,
}

/** The more rats are claimed, and the less sanity is left to whoever answers, the harder it is to believe. */
export function stake({ table, agenda }: Glance<Rats>): number {
  const weight = stages[table.stage]
  if (table.stage !== 'told') return weight
  const left = Math.min(...agenda.asked.map((seat) => table.sanity[seat] ?? 0))
  return weight + (table.claim ?? 0) / 20 + (left <= 1 ? 0.3 : 0)
}
