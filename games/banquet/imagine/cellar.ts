/** All cards of an imagined banquet, turned as far as is known, and where each of them can be. */
import { sure } from '../../../kernel/at.ts'
import type { Chance } from '../../../kernel/chance.ts'
import { houseOf } from '../houses.ts'
import type { BanquetView, Dial, House, Place } from '../state.ts'
import { count, type Sort, sorts, type Tokens } from '../tokens.ts'
import { type Card, faceDown, type Packed } from './cards.ts'
import { drawFrom, NOT_WINE } from './stock.ts'

export class Cellar {
  protected taken: Card | undefined
  /** C13: whose token was taken out of which goblet: they remember that they poured it there. */
  protected missed:
    | { readonly card: Card; readonly house: House; readonly place: Place; readonly stood: Place }
    | undefined
  readonly own: House
  readonly packed: Packed
  readonly goblets: Card[][]
  /** What has left every screen; a card that was taken back (C13) may leave it again. */
  readonly left: Card[][]
  /** Poured by somebody, who knows where; in the order in which they were. */
  loose: Card[] = []
  /** The moment of the last look into the goblet at each place. */
  readonly looked: number[]
  moment = 1
  likely = 1
  readonly dial: Dial
  readonly view: BanquetView
  readonly chance: Chance

  constructor(view: BanquetView, packed: Packed, chance: Chance) {
    const { table, seat } = view
    this.view = view
    this.chance = chance
    this.own = houseOf(table, seat)
    this.dial = table.dial
    this.packed = packed
    this.likely = packed.likely
    const first = packed.primer
    this.goblets = table.standing.map(() => [faceDown(first)])
    this.left = packed.screens.map(() => [])
    this.looked = table.standing.map(() => 0)
  }

  protected leave(card: Card, by: House): void {
    card.by = by
    sure(this.left[by], 'screen').push(card)
  }

  protected stockOf(card: Card): Tokens {
    return sure(this.packed.stocks[card.stock], 'handful')
  }

  protected gobletAt(place: Place): Card[] {
    return sure(this.goblets[place], 'goblet')
  }

  protected screenOf(house: House): Card[] {
    return sure(this.packed.screens[house], 'screen')
  }

  protected turn(card: Card, sort: Sort): boolean {
    if (card.sort !== null) return card.sort === sort
    const stock = this.stockOf(card)
    if (stock[sort] === 0) return false
    stock[sort]--
    card.sort = sort
    return true
  }

  /** The card is one of these sorts, and can be. */
  protected turnAny(card: Card, can: readonly Sort[]): void {
    this.turn(card, sure(drawFrom(this.stockOf(card), this.chance, can), 'sort that this card can be'))
  }

  /** How likely a card is one of these sorts. */
  protected chanceOf(card: Card, can: readonly Sort[]): number {
    let sum = 0
    for (const sort of can) sum += this.chanceOfSort(card, sort)
    return sum
  }

  protected chanceOfSort(card: Card, sort: Sort): number {
    if (card.sort !== null) return card.sort === sort ? 1 : 0
    const stock = this.stockOf(card)
    return stock[sort] / count(stock)
  }

  protected replaceMissing(house: House, card: Card): void {
    const cards = this.screenOf(house)
    cards[cards.indexOf(this.packed.missing)] = card
    this.taken = card
  }

  /** What a house can have taken. */
  protected sortsOf(house: House): readonly Sort[] {
    return this.packed.noWine === house ? NOT_WINE : sorts
  }
}
