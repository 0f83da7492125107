/** What a seat would get if the goblets were drunk as they stand. */
import { sure } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import { billing } from '../../banquet/bots/drunk.ts'
import { ENVY } from '../../banquet/bots/prospect.ts'
import type { House } from '../../banquet/state.ts'
import { isPoisoned, type Tokens } from '../../banquet/tokens.ts'
import { characterOf } from '../characters/index.ts'
import type { Card, Table } from '../state.ts'

type Goblets = readonly Readonly<Tokens>[]

/** G8.8 */
const TREASON = 3

/** G5.6: the house with the most wine, or none. */
function mostWine(goblets: Goblets): House {
  let best = -1
  let most = 0
  for (let house = 0; house < goblets.length; house++) {
    const { wine } = sure(goblets[house], 'goblet')
    if (wine > most) {
      best = house
      most = wine
    } else if (wine === most) best = -1
  }
  return best
}

const billOf = billing<Frozen<Table>>(characterOf)

/** What a seat makes of it: its own points, against what the other houses get on average. */
export function wish(table: Frozen<Table>, goblets: Goblets, seat: Seat, house: House, card: Card | null): number {
  if (table.mode === 'duel') return 0 // G7.1: each may drink any of them.
  const { points, total } = billOf(table, goblets)
  const mine = sure(points[house], 'house')
  const wine = mostWine(goblets)
  const others = total - mine + (wine >= 0 && wine !== house ? 1 : 0)
  const envy = (ENVY * others) / (goblets.length - 1)
  if (card === 'traitor' && table.nobles[house] !== seat) {
    return (isPoisoned(sure(goblets[house], 'goblet')) ? TREASON : 0) - envy
  }
  return mine + (wine === house ? 1 : 0) - envy
}
