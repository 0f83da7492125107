/**
 * A world that fits the clues. Every token is a card that lies face down until a clue turns it: the primer's lie in the
 * goblets, a house's leave its screen in the order in which it poured. Going through the clues in order, whatever a look
 * showed is laid on the cards that can have been in that goblet, as likely as the handfuls they come from make it.
 */
import { type Chance, pick, shuffle } from '../../../kernel/chance.ts'
import { houseOf } from '../houses.ts'
import { dialOf } from '../memory.ts'
import type { Dial, GobletsView, House, Place } from '../state.ts'
import { count, counted, dealt, listed, primer, type Sort, sorts, type Tokens, tokens } from '../tokens.ts'
import { type Card, type Packed, packScreens } from './cards.ts'
import type { Clue } from './clues.ts'
import { drawFrom, weighted } from './stock.ts'

export interface World {
  readonly goblets: readonly Tokens[]
  /** Behind every screen. */
  readonly screens: readonly Tokens[]
  /** What the others poured, and where it is now. */
  readonly poured: readonly { readonly house: House; readonly token: Sort; readonly place: Place }[]
  /** How much likelier this world is than it was to be proposed. */
  readonly likely: number
}

/** One try; nothing if it runs into a contradiction. */
export function worldFrom(view: GobletsView, clues: readonly Clue[], chance: Chance): World | undefined {
  const cellar = new Cellar(view, clues, chance)
  for (const clue of clues) if (!cellar.fits(clue)) return undefined
  return cellar.close()
}

class Cellar {
  readonly own: House
  readonly packed: Packed
  readonly goblets: Card[][]
  /** Poured by somebody, who knows where; with the moment after the last look before which it can have been. */
  loose: { readonly card: Card; readonly moment: number }[] = []
  /** The moment of the last look into the goblet at each place. */
  readonly looked: number[]
  moment = 1
  likely = 1
  readonly dial: Dial
  readonly view: GobletsView
  readonly chance: Chance

  constructor(view: GobletsView, clues: readonly Clue[], chance: Chance) {
    const { table, seat } = view
    this.view = view
    this.chance = chance
    this.own = houseOf(table, seat)
    this.dial = dialOf(table.options)
    this.packed = packScreens(view, clues, chance)
    const first = this.packed.stocks.push(primer(table.standing.length)) - 1
    this.goblets = table.standing.map(() => [{ stock: first, sort: null }])
    this.looked = table.standing.map(() => 0)
    if (this.dial === 'none' && table.taken !== null) this.takeUnseen(table.taken, first)
  }

  fits(clue: Clue): boolean {
    switch (clue.kind) {
      case 'poured':
        return this.pour(clue)
      case 'taken':
        return this.catchUp(clue.screens) && this.take(clue)
      case 'held':
        return this.catchUp(clue.screens) && this.hold(clue)
    }
  }

  private pour({ by, place, token }: Clue & { kind: 'poured' }): boolean {
    if (by === this.own) {
      const card = this.packed.screens[by]!.shift()
      return card !== undefined && this.turn(card, token!) && this.goblets[place]!.push(card) > 0
    }
    const card = this.packed.screens[by]!.shift()
    return card !== undefined && card !== this.packed.missing && this.goblets[place]!.push(card) > 0
  }

  private turn(card: Card, sort: Sort): boolean {
    if (card.sort !== null) return card.sort === sort
    const stock = this.packed.stocks[card.stock]!
    if (stock[sort] === 0) return false
    stock[sort]--
    card.sort = sort
    return true
  }

  /** Where nobody wrote down who poured where, all we know is how many tokens had left each screen by now. */
  private catchUp(screens: readonly number[]): boolean {
    if (this.dial === 'record') return true
    for (const [house, cards] of this.packed.screens.entries()) {
      if (house === this.own && this.dial === 'mine') continue
      const stay = house === this.own ? 0 : screens[house]! + (cards.includes(this.packed.missing) ? 1 : 0)
      while (cards.length > stay) {
        const card = cards.shift()!
        if (card === this.packed.missing) return false
        this.loose.push({ card, moment: this.moment })
      }
    }
    return true
  }

  /** A look: the cards in that goblet, and as many of the loose ones as it takes, show these sorts. */
  private hold({ place, tokens: shown }: Clue & { kind: 'held' }): boolean {
    const left = { ...shown }
    const hidden: Card[] = []
    for (const card of this.goblets[place]!) {
      if (card.sort === null) hidden.push(card)
      else if (--left[card.sort] < 0) return false
    }
    for (const card of shuffle(hidden, this.chance)) if (!this.turnOneOf(card, left)) return false
    for (const sort of listed(left)) if (!this.turnLoose(place, sort)) return false
    this.looked[place] = this.moment++
    return true
  }

  private turnOneOf(card: Card, left: Tokens): boolean {
    const stock = this.packed.stocks[card.stock]!
    const offered = sorts.filter((sort) => left[sort] > 0)
    const sort = drawFrom(stock, this.chance, offered)
    if (sort === undefined) return false
    let fitting = 0
    for (const one of offered) fitting += stock[one]
    this.likely *= fitting / count(stock)
    left[sort]--
    return this.turn(card, sort)
  }

  private turnLoose(place: Place, sort: Sort): boolean {
    const weights = this.loose.map(({ card, moment }) => {
      if (moment <= this.looked[place]!) return 0
      if (card.sort !== null) return card.sort === sort ? 1 : 0
      const stock = this.packed.stocks[card.stock]!
      return stock[sort] / count(stock)
    })
    const at = weighted(weights, this.chance)
    if (at < 0) return false
    this.likely *= weights.reduce((sum, weight) => sum + weight, 0)
    const { card } = this.loose[at]!
    this.loose.splice(at, 1)
    this.goblets[place]!.push(card)
    return this.turn(card, sort)
  }

  /** C13: one of the cards in the goblet goes behind the screen. */
  private take({ by, place, token }: Clue & { kind: 'taken' }): boolean {
    const cards = this.goblets[place]!
    const barred = this.packed.noWine === by
    const open = cards.filter(({ sort }) => (token === null ? !(barred && sort === 'wine') : sort === token))
    if (open.length === 0) return false
    const card = pick(open, this.chance)
    cards.splice(cards.indexOf(card), 1)
    if (barred && card.sort === null) {
      const sort = drawFrom(this.packed.stocks[card.stock]!, this.chance, sorts.slice(1))
      if (sort === undefined || !this.turn(card, sort)) return false
    }
    this.moment++
    if (by !== this.own) this.replaceMissing(by, card)
    return true
  }

  private replaceMissing(house: House, card: Card): void {
    const cards = this.packed.screens[house]!
    cards[cards.indexOf(this.packed.missing)] = card
  }

  /** Where nothing is remembered, any goblet may be the one that a token was taken from. */
  private takeUnseen(house: House, first: number): void {
    const place = this.chance(this.goblets.length)
    const card: Card = this.goblets[place]!.pop()!
    if (house !== this.own) {
      if (this.packed.noWine === house)
        this.turn(card, drawFrom(this.packed.stocks[first]!, this.chance, sorts.slice(1))!)
      return this.replaceMissing(house, card)
    }
    const had = this.view.hand.had
    const sort = sorts.find((one) => had[one] > dealt()[one])!
    if (this.turn(card, sort)) return
    // Nothing of the primer, so somebody else must have poured it: his card takes the place.
    const giver = this.packed.stocks.findIndex((stock, other) => other !== this.own && stock[sort] > 0)
    const given = this.packed.screens[giver]?.shift()
    if (given) this.turn(given, sort)
    this.goblets[place]!.push(card)
  }

  /** Whatever no clue has told is as likely to be one as another. */
  close(): World | undefined {
    if (!this.catchUp(this.view.table.screens)) return undefined
    for (const { card, moment } of this.loose) {
      const open = this.looked.flatMap((last, place) =>
        moment > last && this.view.table.standing[place] ? [place] : [],
      )
      if (open.length === 0) return undefined
      this.goblets[pick(open, this.chance)]!.push(card)
    }
    this.turnTheRest()
    const sortsOf = (cards: readonly Card[]) => counted(cards.map(({ sort }) => sort!))
    const { standing } = this.view.table
    return {
      goblets: this.goblets.map((cards, place) => (standing[place] ? sortsOf(cards) : tokens())),
      screens: this.packed.screens.map((cards, house) =>
        house === this.own ? { ...this.view.hand.tokens } : sortsOf(cards),
      ),
      poured: this.goblets.flatMap((cards, place) =>
        cards.flatMap(({ stock, sort }) =>
          stock < this.view.table.nobles.length ? [{ house: stock, token: sort!, place }] : [],
        ),
      ),
      likely: this.likely,
    }
  }

  private turnTheRest(): void {
    const hidden = [...this.goblets.flat(), ...this.packed.screens.flat()].filter(({ sort }) => sort === null)
    for (const [at, stock] of this.packed.stocks.entries()) {
      const faces = shuffle(listed(stock), this.chance)
      for (const card of hidden) if (card.stock === at) card.sort = faces.pop()!
    }
  }
}
