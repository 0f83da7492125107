/** Goblets with their past: who poured each token, who looked in, who wanted nothing of it. */
import { at } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import { exchange } from './goblets.ts'
import { houseOf, nobleOf } from './houses.ts'
import type { Drunk } from './news.ts'
import type { BanquetState, House, Move, Place } from './state.ts'
import { counted, isPoisoned, type Sort, type Tokens } from './tokens.ts'

/** Somebody poured something, before somebody or into a goblet of the row. */
export interface Pour {
  readonly at: number
  readonly seat: Seat
  readonly house: House
  readonly sort: Sort
  readonly place: Place
  readonly before: Seat | null
  /** Who of other houses put this goblet away from themselves while all knew that it was in there. */
  readonly shunned: Seat[]
  /** C2: Belladonna had her hands on the goblet since, and where it went is her secret. */
  lost: boolean
  drink: Drink | undefined
}

/** A goblet and what it has come through. */
export interface Cup {
  /** Without a pour: it was in there from the beginning. */
  readonly drops: { readonly sort: Sort; readonly pour: Pour | null }[]
  /** Who looked into it, and whether what they saw would have killed. */
  readonly looks: { readonly seat: Seat; readonly at: number; readonly deadly: boolean }[]
  /** What is in it does not tell what was poured: a token was taken out (C13), or the goblet exchanged unseen (C2). */
  murky: boolean
}

/** A goblet was drunk: by whom, and what the table was when it was. */
export interface Drink extends Drunk {
  readonly at: number
  readonly cup: Cup
  /** Only in a duel does anybody choose what they drink. */
  readonly chosen: 'by the drinker' | 'by its place'
}

const HARMFUL: readonly Sort[] = ['poison', 'ogre']

export function isHarmful(sort: Sort): boolean {
  return HARMFUL.includes(sort)
}

/** What would have been in there without one of these. */
export function without(tokens: Tokens, sort: Sort): Tokens {
  return { ...tokens, [sort]: tokens[sort] - 1 }
}

export function contents({ drops }: Cup): Tokens {
  return counted(drops.map(({ sort }) => sort))
}

export function filled(...sorts: readonly Sort[]): Cup {
  return { drops: sorts.map((sort) => ({ sort, pour: null })), looks: [], murky: false }
}

export interface Handling {
  readonly at: number
  readonly seat: Seat
  readonly move: Move
}

/** What a move did to the goblets, as the box saw it. */
export function handled(cups: Cup[], { table }: BanquetState, { at: when, seat, move }: Handling, pours: Pour[]): void {
  const house = houseOf(table, seat)
  const cupAt = (place: Place) => at(cups, place, 'goblet')
  const look = (cup: Cup) => cup.looks.push({ seat, at: when, deadly: isPoisoned(contents(cup)) })
  switch (move.kind) {
    case 'pour': {
      const { token: sort, place } = move
      const before = table.mode === 'duel' ? null : nobleOf(table, place)
      const pour: Pour = { at: when, seat, house, sort, place, before, shunned: [], lost: false, drink: undefined }
      pours.push(pour)
      cupAt(place).drops.push({ sort, pour })
      return
    }
    case 'peek':
    case 'look':
      look(cupAt(move.place))
      return
    case 'dip':
      look(cupAt(house))
      return
    case 'rotate': {
      const { length } = cups
      const old = [...cups]
      for (const [place, cup] of old.entries()) cups[(place + move.by + length) % length] = cup
      return
    }
    case 'swap':
      if (table.mode !== 'duel' && move.places.includes(house)) shun(cupAt(house), seat, house)
      return exchange(cups, ...move.places)
    case 'veil':
      for (const place of [house, move.place]) blur(cupAt(place))
      if (move.how === 'goblets' || move.how === 'both') exchange(cups, house, move.place)
      return
    case 'take':
      return fish(cupAt(house), move.token)
  }
}

function shun({ drops }: Cup, seat: Seat, house: House): void {
  for (const { pour } of drops) {
    if (pour && !pour.lost && pour.house !== house && !pour.shunned.includes(seat)) pour.shunned.push(seat)
  }
}

/** C2: nobody can say any more what of it is in which of the two. */
function blur(cup: Cup): void {
  for (const { pour } of cup.drops) if (pour) pour.lost = true
  cup.murky = true
}

/** C13: of several alike the last one poured lies on top. */
function fish(cup: Cup, token: Sort): void {
  cup.drops.splice(
    cup.drops.findLastIndex(({ sort }) => sort === token),
    1,
  )
  cup.murky = true
}
