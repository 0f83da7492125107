/** How much an open question weighs, as everybody at the table can see. */
import type { Frozen, Glance } from '../../kernel/state.ts'
import { livingCount, twoLeft } from './company.ts'
import type { Hoax, Stage } from './state.ts'

const stages: Readonly<Record<Stage, number>> = {
  taking: 0,
  action: 0.4,
  emperors: 0.1,
  judges: 0.2,
  popes: 0.2,
  choice: 0.5,
  naming: 0.1,
  sharing: 0.2,
  'last call': 0,
  over: 0,
}

/** Tokens that the deed has moved. */
function loot({ transfers }: Frozen<Hoax['table']>): number {
  return transfers.reduce((sum, { of, count }) => sum + (of === 'deed' ? count : 0), 0)
}

/** What was taken is worth a thought in the windows; with few left everything is. */
export function stake({ table }: Glance<Hoax>): number {
  if (table.stage === 'taking') return 0
  const late = twoLeft(table) ? 0.3 : Math.max(0, 4 - livingCount(table)) / 10
  if (table.vote) return 0.6 + late
  if (table.question) return 0.2
  return stages[table.stage] + late + (table.stage === 'emperors' ? Math.min(loot(table), 4) / 20 : 0)
}
