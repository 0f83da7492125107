/** Several houses at one PostgreSQL: together, exchanged one by one, and what their database holds. */

import type { Figure } from './figures.ts'
import { gameCosts } from './houses/games.ts'
import { primaryFigures } from './houses/primary.ts'
import { houseRates } from './houses/rates.ts'
import { restartFigures } from './houses/restart.ts'
import { withPostgres } from './houses/street.ts'

export function housesFigures(): Promise<Figure[]> {
  return withPostgres(async (postgres) => [
    ...(await houseRates(postgres)),
    ...(await restartFigures(postgres)),
    ...(await primaryFigures(postgres)),
    ...(await gameCosts(postgres)),
  ])
}
