/** Follows every token from the hand that poured it, through all that hands do with goblets, to whoever drank it. */
import { at } from '../../kernel/at.ts'
import type { Moment } from '../../kernel/chronicle.ts'
import type { Seat, News as Told } from '../../kernel/state.ts'
import { type Cup, contents, type Drink, filled, handled, type Pour } from './chronicle.cups.ts'
import { houseOf } from './houses.ts'
import type { News } from './news.ts'
import type { Banquet, BanquetState, Move } from './state.ts'
import { alike, listed, type Tokens } from './tokens.ts'

/** The Toast was called; `cup` stood before the caller, and that was in it. */
export interface Call {
  readonly at: number
  readonly seat: Seat
  readonly cup: Cup
  readonly tokens: Tokens
}

export interface Followed {
  readonly pours: Pour[]
  readonly drinks: Drink[]
  readonly calls: Call[]
}

/** What every guest heard at this moment. */
export function newsOf({ state }: { readonly state: { readonly table: { readonly news: readonly Told[] } } }) {
  return state.table.news as readonly (Told | News)[] as readonly News[]
}

/** The goblets on their places at one moment: as a hand found them, as it left them, and as they stand after the last drop. */
export interface Standing {
  readonly at: number
  readonly found: readonly Cup[]
  readonly left: readonly Cup[]
  readonly stand: readonly Cup[]
  /** Whether the table was laid anew at this moment. */
  readonly laid: 'anew' | 'before'
}

export function followCups<G extends Banquet>(
  moments: readonly Moment<G>[],
  watch: (standing: Standing) => void = () => {},
): Followed {
  const followed: Followed = { pours: [], drinks: [], calls: [] }
  let cups: Cup[] = []
  for (const [at, moment] of moments.entries()) {
    const { state, entry } = moment
    const before = moments[at - 1]?.state
    const found = [...cups]
    if (before && entry) handled(cups, before, { at, seat: entry.seat, move: entry.move as Move }, followed.pours)
    const left = [...cups]
    if (before) for (const news of newsOf(moment)) cups = heard(followed, cups, before, at, news)
    const stand = synced(cups, state)
    watch({ at, found, left, stand: [...stand], laid: stand === cups ? 'before' : 'anew' })
    cups = stand
  }
  return followed
}

/** Writes down who called and who drank; what is drunk is gone. */
function heard({ calls, drinks }: Followed, cups: Cup[], { table }: BanquetState, when: number, news: News): Cup[] {
  switch (news.kind) {
    case 'toast': {
      if (news.by === 'table' || table.mode === 'duel') return cups
      const cup = at(cups, houseOf(table, news.seat), 'goblet')
      calls.push({ at: when, seat: news.seat, cup, tokens: contents(cup) })
      return cups
    }
    case 'drunk':
      for (const drunk of news.goblets) {
        const cup = at(cups, drunk.place, 'goblet')
        drinks.push(drained({ ...drunk, at: when, cup, chosen: 'by its place' }))
      }
      return []
    case 'drank': {
      const { place } = news.drunk
      const cup = at(cups, place, 'goblet')
      // G5.9: what decides a tie was poured by nobody.
      if (table.stage !== 'tie') drinks.push(drained({ ...news.drunk, at: when, cup, chosen: 'by the drinker' }))
      return cups.map((was, other) => (other === place ? filled() : was))
    }
    case 'course won':
      return []
    default:
      return cups
  }
}

/** What nobody poured was there from the beginning: the table has been laid anew. */
function synced(cups: Cup[], { box }: Pick<BanquetState, 'box'>): Cup[] {
  const same =
    cups.length === box.goblets.length && box.goblets.every((goblet, place) => alike(contents(at(cups, place)), goblet))
  return same ? cups : box.goblets.map((goblet) => filled(...listed(goblet)))
}

function drained(drink: Drink): Drink {
  for (const { pour } of drink.cup.drops) if (pour) pour.drink = drink
  return drink
}
