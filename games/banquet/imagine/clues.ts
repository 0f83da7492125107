/** What a seat has to go by: its memory, the record and what lies open, in the order in which it happened. */
import type { Frozen } from '../../../kernel/state.ts'
import { houseOf } from '../houses.ts'
import { sights } from '../news.ts'
import type { BanquetView, House, Memory, Place, Poured } from '../state.ts'
import type { Sort, Tokens } from '../tokens.ts'

export type Clue =
  /** The goblet held this. `screens`: how many tokens lay behind every screen by then. */
  | {
      readonly kind: 'held'
      /** What one saw who looked into it, or all when it was drunk: then it lies there no more, and is counted with nothing. */
      readonly seen: 'by one' | 'by all'
      readonly place: Place
      readonly tokens: Readonly<Tokens>
      readonly screens: readonly number[]
    }
  /** Somebody poured into it; which sort, if it was seen, where it stood then, and when that was. */
  | {
      readonly kind: 'poured'
      readonly place: Place
      readonly by: House
      readonly token: Sort | null
      readonly stood: Place
      readonly when: number
    }
  /** C13 */
  | {
      readonly kind: 'taken'
      readonly place: Place
      readonly by: House
      readonly token: Sort | null
      readonly screens: readonly number[]
    }

/** C2: whether the two veiled goblets changed places, as it is in this world. */
export type Veiled = 'exchanged' | 'left'

/** The clues in this world: where a trail forks, the veil decides. */
export function cluesOf(view: BanquetView, veiled: Veiled): Clue[] {
  const { table, hand, seat } = view
  const own = houseOf(table, seat)
  const placeOf = ({ at, or }: Frozen<Memory> | Frozen<Poured>) => (or !== null && veiled === 'exchanged' ? or : at)
  const dated = hand.memory.map((one) => ({ when: one.when, clue: remembered(one, placeOf(one), own) }))
  for (const one of table.record) {
    const { by, when, place: stood } = one
    if (by !== own) dated.push({ when, clue: { kind: 'poured', place: placeOf(one), by, token: null, stood, when } })
  }
  // Without a record there is one memory, and it is in order.
  if (table.record.length > 0) dated.sort((a, b) => a.when - b.when)
  const clues = dated.map(({ clue }) => clue)
  clues.push(...justSeen(view))
  for (const [place, tokens] of table.emptied.entries())
    if (tokens) clues.push({ kind: 'held', seen: 'by all', place, tokens, screens: table.screens })
  return clues
}

function remembered(one: Frozen<Memory>, place: Place, own: House): Clue {
  switch (one.kind) {
    case 'look':
      return { kind: 'held', seen: 'by one', place, tokens: one.tokens, screens: one.screens }
    case 'pour':
      return { kind: 'poured', place, by: own, token: one.token, stood: one.place, when: one.when }
    case 'take':
      return { kind: 'taken', place, by: one.by, token: one.token, screens: one.screens }
  }
}

/**
 * Where no look is remembered, what was seen a moment ago is still before one's eyes: without the dial nobody remembers any, nor
 * does who sits in a world that another imagines, whatever they poured.
 */
function justSeen({ table, hand }: BanquetView): Clue[] {
  const cleared = table.news.some(({ kind }) => kind === 'course')
  if (hand.memory.some(({ kind }) => kind === 'look') || cleared) return []
  return sights(hand).flatMap(({ goblet, tokens }): Clue[] =>
    table.standing[goblet.place]
      ? [{ kind: 'held', seen: 'by one', place: goblet.place, tokens, screens: table.screens }]
      : [],
  )
}
