/** What a seat would get if the goblets were drunk as they stand. */
import { sure } from '../../../kernel/at.ts'
import type { Frozen, Seat } from '../../../kernel/state.ts'
import { pointsOf, poisonedBy } from '../../banquet/bots/drunk.ts'
import { ENVY } from '../../banquet/bots/prospect.ts'
import type { House } from '../../banquet/state.ts'
import type { Tokens } from '../../banquet/tokens.ts'
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

/** What a seat makes of it: its own points, against what the other houses get on average. */
export function wish(table: Frozen<Table>, goblets: Goblets, seat: Seat, house: House, card: Card | null): number {
  const houses = goblets.length
  const judged = { table, poisoned: poisonedBy(goblets) }
  const wine = mostWine(goblets)
  let others = wine >= 0 && wine !== house ? 1 : 0
  for (let at = 0; at < houses; at++) if (at !== house) others += pointsOf(judged, at, characterOf(table, at))
  const envy = (ENVY * others) / (houses - 1)
  if (card === 'traitor' && table.nobles[house] !== seat) return (judged.poisoned[house] ? TREASON : 0) - envy
  return pointsOf(judged, house, characterOf(table, house)) + (wine === house ? 1 : 0) - envy
}
