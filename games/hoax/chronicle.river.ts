/** What a table that listened would have taken everybody for, turn by turn, from what all could know and nothing else. */
import { at } from '../../kernel/at.ts'
import type { Moment } from '../../kernel/chronicle.ts'
import { look, type Seat } from '../../kernel/state.ts'
import { type Beliefs, type Ear, publicBeliefs } from './bots/belief.ts'
import { claims, readClaim } from './chronicle.claims.ts'
import { type Hoax, type Role, roles } from './state.ts'

/** People claim what they are as often as anything else, or twice, or three and a half times: the claims say which. */
const LISTENER: Ear = { credits: [1, 2, 3.5], pretence: 0 }

export interface Bend {
  readonly at: number
  /** How likely each seat is to be each role, in the order of `roles`. */
  readonly taken: Beliefs
  /** What was confessed since the bend before. */
  readonly denied: readonly { readonly seat: Seat; readonly role: Role }[]
}

/** The game of the series to which a moment belongs: from its deal to the step before the next. */
export function gameAround(
  moments: readonly Moment<Hoax>[],
  upTo: number,
): { readonly from: number; readonly to: number } {
  const deals = moments.flatMap(({ state }, at) => (state.table.news.some(({ kind }) => kind === 'game') ? [at] : []))
  const next = deals.find((at) => at > upTo)
  return { from: deals.findLast((at) => at <= upTo) ?? 0, to: (next ?? moments.length) - 1 }
}

/** A bend for the deal, for every turn, and for the end of the game around this moment. */
export function riverOf(moments: readonly Moment<Hoax>[], upTo: number): Bend[] {
  const { from, to } = gameAround(moments, upTo)
  const said = claims(moments.slice(0, to + 1)).filter(({ at }) => at >= from)
  const begins = ({ state }: Moment<Hoax>) => state.table.news.some(({ kind }) => kind === 'turn')
  const stops = moments.flatMap((moment, n) => (n >= from && n <= to && (n === to || begins(moment)) ? [n] : []))
  return stops.map((stop, nth) => {
    const { state } = at(moments, stop, 'moment')
    // Counted here: the table itself may have been laid to remember nothing.
    const counted = state.hands.map((_, seat) => countsOf(said.filter((one) => one.seat === seat && one.at <= stop)))
    const silent = state.hands.map(() => countsOf([]))
    const view = { ...look(state, 0), table: { ...state.table, acted: counted, reacted: silent } }
    return { at: stop, taken: publicBeliefs(view, LISTENER), denied: confessed(moments, stops[nth - 1] ?? from, stop) }
  })
}

function countsOf(said: readonly { readonly what: string }[]): Record<Role, number> {
  const counts = Object.fromEntries(roles.map((role) => [role, 0])) as Record<Role, number>
  for (const { what } of said) counts[readClaim(what).role]++
  return counts
}

function confessed(moments: readonly Moment<Hoax>[], after: number, upTo: number): Bend['denied'] {
  return moments
    .slice(after + 1, upTo + 1)
    .flatMap(({ state }) => state.table.news)
    .flatMap((news) => (news.kind === 'confessed' ? [{ seat: news.seat, role: news.role }] : []))
}
