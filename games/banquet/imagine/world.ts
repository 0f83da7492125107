/**
 * A world that fits the clues. Every token is a card that lies face down until a clue turns it: the primer's lie in the
 * goblets, a house's leave its screen in the order in which it poured. Going through the clues in order, whatever a look
 * showed is laid on the cards that can have been in that goblet, as likely as the handfuls they come from make it.
 */
import { sure } from '../../../kernel/at.ts'
import { type Chance, pick } from '../../../kernel/chance.ts'
import type { BanquetView, House, Place } from '../state.ts'
import { type Sort, type Tokens, tokens } from '../tokens.ts'
import { type Card, faceOf, type Packed, shown } from './cards.ts'
import { CluedCellar } from './clued-cellar.ts'
import type { Clue } from './clues.ts'
import { takenFrom } from './stock.ts'

export interface World {
  readonly goblets: Tokens[]
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
    readonly when: number
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
  const world = new Imagined(view, packed, chance)
  if (world.likely === 0) return undefined
  for (const clue of clues) if (!world.fits(clue)) return undefined
  return world.scatter() ? world : undefined
}

class Imagined extends CluedCellar implements Draft {
  /** What was poured somewhere lies in any goblet that nobody has looked into since. */
  scatter(): boolean {
    if (!this.catchUp(this.view.table.screens)) return false
    let open: readonly Place[] = []
    let since = -1
    for (const card of this.loose) {
      // What left a screen between the same two looks lies together here.
      if (card.moment !== since) open = this.unseenSince(card.moment)
      since = card.moment
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
    return [{ house, token: faceOf(card), place, stood, when: card.when }]
  }

  private pouredAndThere(): World['poured'] {
    const poured: World['poured'][number][] = []
    for (const [place, cards] of this.goblets.entries()) {
      for (const card of cards) {
        const { by, when } = card
        if (by !== null) poured.push({ house: by, token: faceOf(card), place, stood: card.stood ?? place, when })
      }
    }
    return poured
  }

  /** All that a house has had: what has left its screen, and what it still holds. */
  private hadBy(house: House): Tokens {
    if (house === this.own) return { ...this.view.hand.had }
    return shown(this.screenOf(house), shown(sure(this.left[house], 'screen')))
  }

  private turnTheRest(): void {
    for (const cards of this.goblets) this.turnAll(cards)
    for (const cards of this.packed.screens) this.turnAll(cards)
  }

  private turnAll(cards: readonly Card[]): void {
    for (const card of cards) card.sort ??= takenFrom(this.stockOf(card), this.chance)
  }
}
