/** What a course earns, and who has won. */
import type { Ranking } from '../../kernel/game.ts'
import type { Frozen } from '../../kernel/state.ts'
import type { Drunk } from '../banquet/news.ts'
import { byTarget } from '../banquet/points.ts'
import type { House } from '../banquet/state.ts'
import { characterOf } from './characters/index.ts'
import type { Card, Earned, Table } from './state.ts'

/** G8.8 */
const TREASON = 3

/** G5.5, G5.6 for whoever drank; G8.8 for the tasters. */
export function earnings(table: Frozen<Table>, drunk: readonly Drunk[], cards: readonly (Card | null)[]): Earned[] {
  const judged = { table, poisoned: drunk.map(({ poisoned }) => poisoned) }
  const winner = mostWine(drunk)
  return drunk.flatMap(({ house, seat, poisoned }) => {
    const points = characterOf(table, house).scores?.(judged, house) ?? byTarget(judged, house)
    const mine: Earned = { seat, ...points, wine: house === winner ? 1 : 0 }
    const taster = table.tasters[house]
    if (taster == null) return [mine]
    const nothing = { seat: taster, alive: 0, target: 0, both: 0, other: 0, wine: 0 }
    if (cards[taster] === 'loyal') return [mine, { ...mine, seat: taster }]
    return [mine, { ...nothing, other: poisoned ? TREASON : 0 }]
  })
}

/** G5.6: the single house with the most wine in its goblet, if there is any. */
function mostWine(drunk: readonly Drunk[]): House | null {
  const most = Math.max(...drunk.map(({ tokens }) => tokens.wine))
  const [first, ...others] = drunk.filter(({ tokens }) => tokens.wine === most)
  return first && most > 0 && others.length === 0 ? first.house : null
}

/** G5.7: with four to six they stay under the cloth to the end, if the table likes it so. */
export function pointsShown({ mode, options, stage }: Frozen<Table>): boolean {
  return options.points === 'shown' || mode !== 'single' || stage === 'over'
}

/** G5.8, G7.6: the most points win; G5.9: of those tied for it, the one who drank the wine. */
export function ranking(table: Table): Ranking | undefined {
  return table.stage === 'over' ? ranks(table) : undefined
}

function ranks({ score, tied, winner }: Table): Ranking {
  return score.map((mine, seat) => {
    const place = 1 + score.filter((other) => other > mine).length
    return tied.includes(seat) && seat !== winner ? place + 1 : place
  })
}

/** Of a game that is over. */
export function winners(table: Table): number[] {
  return ranks(table).flatMap((place, seat) => (place === 1 ? [seat] : []))
}
