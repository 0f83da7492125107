/** What lies behind every screen, as far as this seat can know. */
import type { Chance } from '../../../kernel/chance.ts'
import { houseOf } from '../../banquet/houses.ts'
import { type Card, cards, faceDown, insertTaken, minus, type Packed } from '../../banquet/imagine/cards.ts'
import type { Clue } from '../../banquet/imagine/clues.ts'
import { drawFrom, NOT_WINE } from '../../banquet/imagine/stock.ts'
import type { House } from '../../banquet/state.ts'
import { count, sorts, type Tokens } from '../../banquet/tokens.ts'
import { characterOf } from '../characters/index.ts'
import { DEALT, primer } from '../material.ts'
import type { GobletsView } from '../state.ts'
import { stockOf } from './stock.ts'

export function packScreens(view: GobletsView, clues: readonly Clue[], chance: Chance): Packed {
  const { table, hand, seat } = view
  const own = houseOf(table, seat)
  const missing = faceDown(-1)
  const stocks: Tokens[] = []
  let likely = 1
  let noWine: House | null = null
  const screens = table.nobles.map((_, house): Card[] => {
    if (house === own) {
      const poured = minus(hand.had, hand.tokens)
      stocks.push(poured)
      return cards(house, count(poured))
    }
    const stock = stockOf(table, house, chance)
    stocks.push(stock)
    const packed = cards(house, DEALT)
    if (table.taken === house) insertTaken(packed, missing, house, clues, chance)
    if (table.call?.house === house && table.call.by === 'caller') {
      const late = packed.slice(packed.length - table.call.tokens)
      const most = characterOf(table, house).toastsWithWine ?? 0
      if (most === 0 && late.includes(missing)) noWine = house
      likely *= withoutWine(late, most, stock, chance)
    }
    return packed
  })
  const primed = stocks.push(primer(table.standing.length)) - 1
  return { stocks, likely, screens, primer: primed, missing, noWine }
}

/** G4.6: whoever called the Toast had no wine left (C14: one at the most), and has got none since. How likely that is. */
function withoutWine(late: readonly Card[], most: number, stock: Tokens, chance: Chance): number {
  let wine = 0
  let likely = 1
  for (const card of late) {
    if (card.stock < 0) continue
    const can = wine < most ? sorts : NOT_WINE
    const sort = drawFrom(stock, chance, can)
    if (sort === undefined) return 0
    likely *= can.reduce((sum, one) => sum + stock[one], 0) / count(stock)
    if (sort === 'wine') wine++
    stock[sort]--
    card.sort = sort
  }
  return likely
}
