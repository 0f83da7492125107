/**
 * What others were told in the last step. That they were told something was seen by all, so it follows from the news on
 * the table; what they were told is as it is in this world.
 */
import type { News as Any, Frozen, Seat } from '../../../kernel/state.ts'
import { type Houses, houseOf } from '../houses.ts'
import type { Drunk, News, Secret } from '../news.ts'
import type { Named, Setting, Veil } from '../state.ts'
import { listed, ordinary, type Sort, type Tokens, tokens } from '../tokens.ts'
import type { Veiled } from './clues.ts'
import type { Dreamt } from './dream.ts'

/** A world of the course that the news speaks of; none where that course is over and its goblets were drunk. */
export interface Told {
  readonly table: Frozen<Pick<Setting, 'news'>>
  /** Who sat with whom when it happened. */
  readonly houses: Houses
  readonly dreamt: Dreamt | undefined
}

type RingsSeen = Extract<News, { readonly kind: 'veiled' }>['rings']

/** C2: what she did, by what it did to the goblets and to the rings. */
const VEILED: Readonly<Record<Veiled, Readonly<Record<RingsSeen, Veil>>>> = {
  exchanged: { moved: 'goblets', still: 'both', none: 'goblets' },
  left: { moved: 'rings', still: 'neither', none: 'neither' },
}

/** What this piece of news told a seat besides; what only one game has it tells itself. */
export function hearsay(told: Told, any: Any, at: Seat): Secret[] {
  const { houses, dreamt } = told
  const news = any as Frozen<News>
  const ofTheHouse = (seat: Seat) => houseOf(houses, seat) === houseOf(houses, at)
  switch (news.kind) {
    case 'peeked':
    case 'dipped':
      return news.seat === at ? [{ kind: 'saw', goblet: { ...news.goblet }, tokens: inside(told, news.goblet) }] : []
    case 'poured':
      if (news.seat === at || !ofTheHouse(news.seat)) return []
      return [{ kind: 'poured', seat: news.seat, goblet: { ...news.goblet }, token: justPoured(told, news, at) }]
    case 'took':
      return ofTheHouse(news.seat) ? [{ kind: 'took', token: dreamt?.world.fished ?? 'wine' }] : []
    case 'veiled':
      return news.seat === at ? [{ kind: 'veiled', how: VEILED[dreamt?.veiled ?? 'left'][news.rings] }] : []
    default:
      return []
  }
}

/** What was in the goblet then: nobody has touched it since, but it may have been drunk. */
function inside({ table, dreamt }: Told, { place }: Named): Tokens {
  for (const news of table.news as readonly Frozen<News>[]) {
    const drunk = news.kind === 'drunk' ? news.goblets.find((one: Frozen<Drunk>) => one.place === place) : undefined
    if (drunk) return { ...drunk.tokens }
  }
  return { ...(dreamt?.world.goblets[place] ?? tokens()) }
}

function justPoured(told: Told, { goblet }: { readonly goblet: Named }, at: Seat): Sort {
  const house = houseOf(told.houses, at)
  const mine = told.dreamt?.world.poured.findLast((one) => one.house === house && one.place === goblet.place)
  const [any = ordinary[0]] = listed(inside(told, goblet))
  return mine?.token ?? any
}
