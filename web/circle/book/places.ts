/** Where a game of the book can be seen. */
import type { BookGame } from '../../../protocol/circle.ts'
import { fragmentOf } from '../../replay/where.ts'
import type { Bluff } from './bluffs.ts'

export const replayOf = ({ table, round }: BookGame): string => `/replay/${table}/${round}`

export const proofOf = ({ table, round }: BookGame): string => `/proof/${table}/${round}`

/** That it was a lie is told already, so nothing is veiled there. */
export const momentOf = ({ game, claim }: Pick<Bluff, 'game' | 'claim'>): string =>
  `${replayOf(game)}#${fragmentOf({ at: claim.at, fog: 'all' })}`
