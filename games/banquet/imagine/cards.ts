/** The cards behind every screen, in the order in which they leave it. */
import { sure } from '../../../kernel/at.ts'
import type { Chance } from '../../../kernel/chance.ts'
import type { House, Place } from '../state.ts'
import { type Sort, sorts, type Tokens, tokens } from '../tokens.ts'
import type { Clue } from './clues.ts'

/** A token of which may be known where it comes from, but not what it is. */
export interface Card {
  readonly stock: number
  sort: Sort | null
  /** Who poured it, once it has left a screen. */
  by: House | null
  /** Where the goblet stood then, if that was seen. */
  stood: Place | null
  /** When it was poured, if that was written down. */
  when: number
  /** After which look it left its screen, where nobody saw into which goblet it went. */
  moment: number
}

/** A card of one of the handfuls, of which nothing is known yet. */
export const faceDown = (stock: number): Card => ({ stock, sort: null, by: null, stood: null, when: 0, moment: 0 })

export interface Packed {
  /** What the face-down cards of each house can be. */
  readonly stocks: Tokens[]
  /** How much likelier such a packing is than it was to be packed; none if it cannot be. */
  readonly likely: number
  readonly screens: Card[][]
  /** Which of the handfuls the primer came from. */
  readonly primer: number
  /** Stands for the token that was taken out of a goblet (C13), until it is known which. */
  readonly missing: Card
  /** The house, if any, that had no wine when it still had the taken token. */
  readonly noWine: House | null
}

/** So many cards face down out of one handful. */
export function cards(stock: number, many: number): Card[] {
  const list: Card[] = []
  for (let card = 0; card < many; card++) list.push(faceDown(stock))
  return list
}

/** What a card turned out to be. */
export function faceOf({ sort }: Card): Sort {
  return sure(sort, 'card that was turned')
}

/** What these cards show, on top of a handful. */
export function shown(turned: readonly Card[], handful = tokens()): Tokens {
  for (const card of turned) handful[faceOf(card)]++
  return handful
}

export function minus(a: Readonly<Tokens>, b: Readonly<Tokens>): Tokens {
  const rest = { ...a }
  for (const sort of sorts) rest[sort] -= b[sort]
  return rest
}

/** C13: the taken token lies somewhere among those that were still behind the screen then. */
export function insertTaken(packed: Card[], missing: Card, house: House, clues: readonly Clue[], chance: Chance): void {
  const take = clues.find((clue) => clue.kind === 'taken')
  const before = take ? packed.length - sure(take.screens[house], 'screen') : 0
  packed.splice(before + chance(packed.length - before + 1), 0, missing)
}
