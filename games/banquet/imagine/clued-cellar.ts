/** The clues, laid on the cards one after the other. */
import { sure } from '../../../kernel/at.ts'
import { type Chance, shuffle } from '../../../kernel/chance.ts'
import type { BanquetView, House, Place } from '../state.ts'
import { count, type Sort, sorts, type Tokens } from '../tokens.ts'
import type { Card, Packed } from './cards.ts'
import { Cellar } from './cellar.ts'
import type { Clue } from './clues.ts'
import { drawFrom, NOT_WINE, share, total, weighted } from './stock.ts'
import { MOST_AT_ONCE, waysWith } from './ways.ts'

export class CluedCellar extends Cellar {
  constructor(view: BanquetView, packed: Packed, chance: Chance) {
    super(view, packed, chance)
    const { taken } = view.table
    if (this.dial === 'none' && taken !== null) this.takeUnseen(taken)
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

  private pour({ by, place, token, stood, when }: Clue & { kind: 'poured' }): boolean {
    const card = this.screenOf(by).shift()
    if (card === undefined || card === this.packed.missing) return false
    this.leave(card, by)
    card.stood = stood
    card.when = when
    this.gobletAt(place).push(card)
    return token === null || this.turn(card, token)
  }

  /** Where nobody wrote down who poured where, all we know is how many tokens had left each screen by now. */
  protected catchUp(screens: readonly number[]): boolean {
    if (this.dial === 'record') return true
    const { screens: all, missing } = this.packed
    for (let house = 0; house < all.length; house++) {
      if (house === this.own && this.dial === 'mine') continue
      const cards = this.screenOf(house)
      const stay = house === this.own ? 0 : sure(screens[house], 'screen') + (cards.includes(missing) ? 1 : 0)
      while (cards.length > stay) {
        const card = sure(cards.shift(), 'card')
        if (card === missing) return false
        this.leave(card, house)
        card.moment = this.moment
        this.loose.push(card)
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
    for (const sort of sorts)
      for (let more = left[sort]; more > 0; more--) if (!this.turnLoose(place, sort)) return false
    this.looked[place] = this.moment++
    return true
  }

  /** All cards of one look at once: each sort as likely as all the ways in which the rest can then fit. */
  private turnTogether(hidden: readonly Card[], left: Tokens): boolean {
    const stocks = hidden.map((card) => this.stockOf(card))
    for (const [index, card] of hidden.entries()) {
      const weights = sorts.map((sort) => waysWith(stocks, left, index, sort))
      if (index === 0) this.likely *= total(weights)
      const sort = sorts[weighted(weights, this.chance)]
      if (sort === undefined) return false
      left[sort]--
      if (!this.turn(card, sort)) return false
    }
    return true
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
    const { loose } = this
    // This is done more often than all else: what a handful says is reckoned once, and of the cards only those that left a screen since.
    const odds = this.packed.stocks.map((stock) => stock[sort] / count(stock))
    const weigh = ({ sort: known, stock }: Card) => {
      if (known !== null) return known === sort ? 1 : 0
      return sure(odds[stock], 'handful')
    }
    let sum = 0
    let from = loose.length
    for (; from > 0; from--) {
      const card = sure(loose[from - 1], 'loose card')
      if (card.moment <= seen) break
      sum += weigh(card)
    }
    if (sum === 0) return false
    this.likely *= sum
    let left = share(this.chance) * sum
    let index = -1
    for (let at = from; at < loose.length && left >= 0; at++) {
      const weight = weigh(sure(loose[at], 'loose card'))
      if (weight > 0) index = at
      left -= weight
    }
    const card = sure(loose[index], 'loose card')
    loose.splice(index, 1)
    this.gobletAt(place).push(card)
    return this.turn(card, sort)
  }

  /** C13: one of the cards in the goblet, or of those that may be in it, goes behind the screen. */
  private take({ by, place, token }: Clue & { kind: 'taken' }): boolean {
    const can = token ? [token] : this.sortsOf(by)
    const inside = this.gobletAt(place)
    const seen = sure(this.looked[place], 'goblet')
    const perhaps = this.loose.filter(({ moment }) => moment > seen)
    const weights = [
      ...inside.map((card) => this.chanceOf(card, can)),
      ...perhaps.map((card) => this.chanceOf(card, can) / this.goblets.length),
    ]
    const card = [...inside, ...perhaps][weighted(weights, this.chance)]
    if (!card) return false
    if (card.by !== null) this.missed = { card, house: card.by, place, stood: card.stood ?? place }
    this.goblets[place] = inside.filter((one) => one !== card)
    this.loose = this.loose.filter((one) => one !== card)
    if (card.sort === null && can !== sorts) this.turnAny(card, can)
    this.moment++
    if (by !== this.own) this.replaceMissing(by, card)
    return true
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
}
