/** The cards behind every screen, in the order in which they leave it. */
import type { Chance } from '../../../kernel/chance.ts'
import { characterOf } from '../characters/index.ts'
import { houseOf } from '../houses.ts'
import type { GobletsView, House } from '../state.ts'
import { count, DEALT, type Sort, sorts, type Tokens } from '../tokens.ts'
import type { Clue } from './clues.ts'
import { drawFrom, NOT_WINE, stockOf } from './stock.ts'

/** A token of which may be known where it comes from, but not what it is. */
export interface Card {
  readonly stock: number
  sort: Sort | null
  /** Who poured it, once it has left a screen. */
  by: House | null
}

export interface Packed {
  /** What the face-down cards of each house can be. */
  readonly stocks: Tokens[]
  /** What each house was dealt. */
  readonly had: readonly Tokens[]
  /** How likely it is that a caller dealt this had no wine (G4.6); none if he cannot have called with that. */
  readonly likely: number
  readonly screens: Card[][]
  /** Stands for the token that was taken out of a goblet (C13), until it is known which. */
  readonly missing: Card
  /** The house, if any, that had no wine when it still had the taken token. */
  readonly noWine: House | null
}

export function packScreens(view: GobletsView, clues: readonly Clue[], chance: Chance): Packed {
  const { table, hand, seat } = view
  const own = houseOf(table, seat)
  const missing: Card = { stock: -1, sort: null, by: null }
  const stocks: Tokens[] = []
  const had: Tokens[] = []
  let likely = 1
  let noWine: House | null = null
  const screens = table.nobles.map((_, house): Card[] => {
    if (house === own) {
      const poured = minus(hand.had, hand.tokens)
      stocks.push(poured)
      had.push({ ...hand.had })
      return cards(house, count(poured))
    }
    stocks.push(stockOf(table, house, chance))
    had.push({ ...stocks[house]! })
    const packed = cards(house, DEALT)
    if (table.taken === house) {
      const take = clues.find((clue) => clue.kind === 'taken')
      const before = take ? DEALT - take.screens[house]! : 0
      packed.splice(before + chance(packed.length - before + 1), 0, missing)
    }
    if (table.call?.house === house && table.call.by === 'caller') {
      const late = packed.slice(packed.length - table.call.tokens)
      const most = characterOf(table, house).toastsWithWine ?? 0
      if (most === 0 && late.includes(missing)) noWine = house
      likely *= withoutWine(late, most, stocks[house]!, chance)
    }
    return packed
  })
  return { stocks, had, likely, screens, missing, noWine }
}

function cards(stock: number, many: number): Card[] {
  return Array.from({ length: many }, () => ({ stock, sort: null, by: null }))
}

function minus(a: Readonly<Tokens>, b: Readonly<Tokens>): Tokens {
  const rest = { ...a }
  for (const sort of sorts) rest[sort] -= b[sort]
  return rest
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
