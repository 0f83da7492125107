import type { Frozen, Seat } from '../../../kernel/state.ts'
import { type Houses, houseOf } from '../../banquet/houses.ts'
import type { Dreamt } from '../../banquet/imagine/dream.ts'
import { hearsay, type Told } from '../../banquet/imagine/hearsay.ts'
import { ordinary, type Sort, type Tokens, tokens } from '../../banquet/tokens.ts'
import { dealt } from '../material.ts'
import type { Card, GobletsNews, GobletsSecret, GobletsView, Table } from '../state.ts'

/** What another seat was told in the last step, as it is in this world. */
export function toldTo(view: GobletsView, at: Seat, dreamt?: Dreamt, card: Card | null = null): GobletsSecret[] {
  const { table } = view
  const told: Told = { table, houses: sittingThen(table), dreamt }
  return table.news.flatMap((news): GobletsSecret[] => {
    if (news.kind === 'pairs') return card ? [{ kind: 'card', card }] : []
    if (news.kind !== 'exchanged') return hearsay(told, news, at)
    const house = houseOf(table, at)
    return houseOf(table, news.seat) === house ? [exchanged(dreamt?.world.had[house])] : []
  })
}

/** G8.9: who sat with whom before everybody moved up, if they just did: a taster sits right of their Noble. */
function sittingThen(table: Frozen<Table>): Houses {
  const drunk = table.news.find((news: Frozen<GobletsNews>) => news.kind === 'drunk')
  const shown = table.news.find((news: Frozen<GobletsNews>) => news.kind === 'cards')
  if (!drunk || !shown) return table
  const nobles = drunk.goblets.map(({ seat }) => seat)
  const rightOf = (noble: Seat) => (noble === 0 ? shown.cards.length : noble) - 1
  return { nobles, tasters: nobles.map((noble) => (shown.cards[rightOf(noble)] ? rightOf(noble) : null)) }
}

/** C11: what is missing of what was dealt, and what is there instead. */
function exchanged(had: Tokens = tokens()): GobletsSecret {
  const missing = dealt()
  const differs = (by: (more: number) => boolean): Sort =>
    ordinary.find((sort) => by(had[sort] - missing[sort])) ?? ordinary[0]
  return { kind: 'exchanged', gave: differs((more) => more < 0), took: differs((more) => more > 0) }
}
