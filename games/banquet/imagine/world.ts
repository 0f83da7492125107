/**
 * A world that fits the clues. Every token is a card that lies face down until a clue turns it: the primer's lie in the
 * goblets, a house's leave its screen in the order in which it poured. Going through the clues in order, whatever a look
 * showed is laid on the cards that can have been in that goblet, as likely as the handfuls they come from make it.
 */
import { sure } from '../../../kernel/at.ts'
import { type Chance, pick, shuffle } from '../../../kernel/chance.ts'
import { houseOf } from '../houses.ts'
import type { BanquetView, Dial, House, Place } from '../state.ts'
import { count, listed, type Sort, sorts, type Tokens, tokens } from '../tokens.ts'
import { type Card, faceOf, type Packed, shown } from './cards.ts'
import type { Clue } from './clues.ts'
import { drawFrom, NOT_WINE, weighted } from './stock.ts'
import { MOST_AT_ONCE, ways, waysWith } from './ways.ts'

export interface World {
  readonly goblets: readonly Tokens[]
  /** Behind every screen. */
  readonly screens: readonly Tokens[]
  /** All that each house has had behind it. */
  readonly had: readonly Tokens[]
  /** What the others poured, and where it is now. */
  readonly poured: readonly {
    readonly house: House
    readonly token: Sort
    readonly place: Place
    /** Where that goblet stood then, as far as anybody can tell. */
    readonly stood: Place
  }[]
  /** What was taken out of a goblet (C13). */
  readonly fished: Sort | null
}

/** A world as far as the clues tell it. */
export interface Draft {
  /** How much likelier it is than it was to be proposed. */
  readonly likely: number
  /** The whole world: whatever no clue has told is as likely to be one as another. */
  close(): World
}

/** One try with what was packed for it; nothing if it runs into a contradiction. */
export function draftFrom(
  view: BanquetView,
  packed: Packed,
  clues: readonly Clue[],
  chance: Chance,
): Draft | undefined {
  const cellar = new Cellar(view, packed, chance)
  if (cellar.likely === 0) return undefined
  for (const clue of clues) if (!cellar.fits(clue)) return undefined
  return cellar.scatter() ? cellar : undefined
}

class Cellar {
  private taken: Card | undefined
  /** C13: whose token was taken out of which goblet: they remember that they poured it there. */
  private missed:
    | { readonly card: Card; readonly house: House; readonly place: Place; readonly stood: Place }
    | undefined
  readonly own: House
  readonly packed: Packed
  readonly goblets: Card[][]
  /** What has left every screen; a card that was taken back (C13) may leave it again. */
  readonly left: Card[][]
  /** Poured by somebody, who knows where; with the moment after the last look before which it can have been. */
  loose: { readonly card: Card; readonly moment: number }[] = []
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
    this.goblets = table.standing.map(() => [{ stock: first, sort: null, by: null, stood: null }])
    this.left = packed.screens.map(() => [])
    this.looked = table.standing.map(() => 0)
    if (this.dial === 'none' && table.taken !== null) this.takeUnseen(table.taken)
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

  private pour({ by, place, token, stood }: Clue & { kind: 'poured' }): boolean {
    const card = this.screenOf(by).shift()
    if (card === undefined || card === this.packed.missing) return false
    this.leave(card, by)
    card.stood = stood
    this.gobletAt(place).push(card)
    return token === null || this.turn(card, token)
  }

  private leave(card: Card, by: House): void {
    card.by = by
    sure(this.left[by], 'screen').push(card)
  }

  private stockOf(card: Card): Tokens {
    return sure(this.packed.stocks[card.stock], 'handful')
  }

  private gobletAt(place: Place): Card[] {
    return sure(this.goblets[place], 'goblet')
  }

  private screenOf(house: House): Card[] {
    return sure(this.packed.screens[house], 'screen')
  }

  private turn(card: Card, sort: Sort): boolean {
    if (card.sort !== null) return card.sort === sort
    const stock = this.stockOf(card)
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
      const stay =
        house === this.own ? 0 : sure(screens[house], 'screen') + (cards.includes(this.packed.missing) ? 1 : 0)
      if (cards.length <= stay) continue
      for (const card of cards.splice(0, cards.length - stay)) {
        if (card === this.packed.missing) return false
        this.leave(card, house)
        this.loose.push({ card, moment: this.moment })
      }
    }
    return true
  }

  /** A look: the cards in that goblet, and as many of the loose ones as it takes, show these sorts. */
  private hold({ place, tokens: shown }: Clue & { kind: 'held' }): boolean {
    const left = { ...shown }
    const hidden: Card[] = []
    for (const card of this.gobletAt(place)) {
      if (card.sort === null) hidden.push(card)
      else if (--left[card.sort] < 0) return false
    }
    const whole = hidden.length <= MOST_AT_ONCE
    if (whole && !this.turnTogether(hidden, left)) return false
    if (!whole) for (const card of shuffle(hidden, this.chance)) if (!this.turnOneOf(card, left)) return false
    for (const sort of listed(left)) if (!this.turnLoose(place, sort)) return false
    this.looked[place] = this.moment++
    return true
  }

  /** All cards of one look at once: each sort as likely as all the ways in which the rest can then fit. */
  private turnTogether(hidden: readonly Card[], left: Tokens): boolean {
    const stocks = hidden.map((card) => this.stockOf(card))
    this.likely *= ways(stocks, left)
    return hidden.every((card, index) => {
      const weights = sorts.map((sort) => waysWith(stocks, left, index, sort))
      const sort = sorts[weighted(weights, this.chance)]
      if (sort === undefined) return false
      left[sort]--
      return this.turn(card, sort)
    })
  }

  private turnOneOf(card: Card, left: Tokens): boolean {
    const stock = this.stockOf(card)
    const offered = sorts.filter((sort) => left[sort] > 0)
    const sort = drawFrom(stock, this.chance, offered)
    if (sort === undefined) return false
    this.likely *= this.chanceOf(card, offered)
    left[sort]--
    return this.turn(card, sort)
  }

  private turnLoose(place: Place, sort: Sort): boolean {
    const seen = sure(this.looked[place], 'goblet')
    const weights = this.loose.map(({ card, moment }) => (moment > seen ? this.chanceOf(card, [sort]) : 0))
    const index = weighted(weights, this.chance)
    if (index < 0) return false
    this.likely *= weights.reduce((sum, weight) => sum + weight, 0)
    const { card } = sure(this.loose[index], 'loose card')
    this.loose.splice(index, 1)
    this.gobletAt(place).push(card)
    return this.turn(card, sort)
  }

  /** C13: one of the cards in the goblet, or of those that may be in it, goes behind the screen. */
  private take({ by, place, token }: Clue & { kind: 'taken' }): boolean {
    const can = token ? [token] : this.sortsOf(by)
    const inside = this.gobletAt(place)
    const seen = sure(this.looked[place], 'goblet')
    const perhaps = this.loose.filter(({ moment }) => moment > seen).map(({ card }) => card)
    const weights = [
      ...inside.map((card) => this.chanceOf(card, can)),
      ...perhaps.map((card) => this.chanceOf(card, can) / this.goblets.length),
    ]
    const card = [...inside, ...perhaps][weighted(weights, this.chance)]
    if (!card) return false
    if (card.by !== null) this.missed = { card, house: card.by, place, stood: card.stood ?? place }
    this.goblets[place] = inside.filter((one) => one !== card)
    this.loose = this.loose.filter((one) => one.card !== card)
    if (card.sort === null && can !== sorts) this.turnAny(card, can)
    this.moment++
    if (by !== this.own) this.replaceMissing(by, card)
    return true
  }

  /** What a house can have taken. */
  private sortsOf(house: House): readonly Sort[] {
    return this.packed.noWine === house ? NOT_WINE : sorts
  }

  /** The card is one of these sorts, and can be. */
  private turnAny(card: Card, can: readonly Sort[]): void {
    this.turn(card, sure(drawFrom(this.stockOf(card), this.chance, can), 'sort that this card can be'))
  }

  /** How likely a card is one of these sorts. */
  private chanceOf(card: Card, can: readonly Sort[]): number {
    if (card.sort !== null) return can.includes(card.sort) ? 1 : 0
    const stock = this.stockOf(card)
    let fitting = 0
    for (const sort of can) fitting += stock[sort]
    return fitting / count(stock)
  }

  private replaceMissing(house: House, card: Card): void {
    const cards = this.screenOf(house)
    cards[cards.indexOf(this.packed.missing)] = card
    this.taken = card
  }

  /** Where nothing is remembered, any goblet may be the one that a token was taken from. */
  private takeUnseen(house: House): void {
    const place = this.chance(this.goblets.length)
    const goblet = this.gobletAt(place)
    const card = sure(goblet.pop(), 'token of the primer')
    if (house !== this.own) {
      if (this.packed.noWine === house) this.turnAny(card, NOT_WINE)
      return this.replaceMissing(house, card)
    }
    const sort = sure(this.view.hand.fished, 'token that was taken')
    if (this.turn(card, sort)) return
    // Nothing of the primer, so somebody else must have poured it: a card of theirs takes its place.
    this.takeFromAnother(sort)
    goblet.push(card)
  }

  private takeFromAnother(sort: Sort): void {
    for (const [house, cards] of this.packed.screens.entries()) {
      const given = house === this.own ? undefined : cards.find((card) => this.packed.stocks[card.stock]?.[sort])
      if (!given) continue
      cards.splice(cards.indexOf(given), 1)
      this.leave(given, house)
      this.turn(given, sort)
      return
    }
  }

  /** What was poured somewhere lies in any goblet that nobody has looked into since. */
  scatter(): boolean {
    if (!this.catchUp(this.view.table.screens)) return false
    for (const { card, moment } of this.loose) {
      const open = this.unseenSince(moment)
      if (open.length === 0) return false
      this.likely *= open.length / this.goblets.length
      this.gobletAt(pick(open, this.chance)).push(card)
    }
    return true
  }

  /** Where a goblet stands into which nobody has looked since. */
  private unseenSince(moment: number): Place[] {
    const { standing } = this.view.table
    const open: Place[] = []
    for (let place = 0; place < standing.length; place++) {
      if (standing[place] && moment > sure(this.looked[place], 'goblet')) open.push(place)
    }
    return open
  }

  close(): World {
    this.turnTheRest()
    const { standing } = this.view.table
    return {
      goblets: this.goblets.map((cards, place) => (standing[place] ? shown(cards) : tokens())),
      screens: this.packed.screens.map((cards, house) =>
        house === this.own ? { ...this.view.hand.tokens } : shown(cards),
      ),
      had: this.packed.screens.map((_, house) => this.hadBy(house)),
      poured: [...this.pouredAndTaken(), ...this.pouredAndThere()],
      fished: this.taken?.sort ?? this.view.hand.fished,
    }
  }

  private pouredAndTaken(): World['poured'] {
    if (!this.missed?.card.sort) return []
    const { card, house, place, stood } = this.missed
    return [{ house, token: faceOf(card), place, stood }]
  }

  private pouredAndThere(): World['poured'] {
    const poured: World['poured'][number][] = []
    for (const [place, cards] of this.goblets.entries()) {
      for (const card of cards) {
        if (card.by !== null) poured.push({ house: card.by, token: faceOf(card), place, stood: card.stood ?? place })
      }
    }
    return poured
  }

  /** All that a house has had: what has left its screen, and what it still holds. */
  private hadBy(house: House): Tokens {
    if (house === this.own) return { ...this.view.hand.had }
    return shown([...sure(this.left[house], 'screen'), ...this.screenOf(house)])
  }

  private turnTheRest(): void {
    const faces = this.packed.stocks.map((stock) => shuffle(listed(stock), this.chance))
    for (const cards of [...this.goblets, ...this.packed.screens]) {
      for (const card of cards) card.sort ??= sure(faces[card.stock]?.pop(), 'token of this handful')
    }
  }
}
