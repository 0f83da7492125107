/** The evening told by one who saw every face: who claimed to be what, and what became of it. */
import { at, sure } from '../../kernel/at.ts'
import { type Award, type Chronicle, type Claim, honestyOf, type Moment, mostOf } from '../../kernel/chronicle.ts'
import type { Seat } from '../../kernel/state.ts'
import { claims, readClaim } from './chronicle.claims.ts'
import { de, en } from './chronicle.text.ts'
import type { Hoax } from './state.ts'

type Told = Moment<Hoax>

function turns(moments: readonly Told[]): { at: number; seat: Seat }[] {
  return moments.flatMap(({ state }, at) =>
    state.table.news.flatMap((news) => (news.kind === 'turn' ? [{ at, seat: news.seat }] : [])),
  )
}

/** H5.4: whether the table made them take it back, in the turn in which it was said. */
function isCaught(moments: readonly Told[], { at, seat, what, out }: Claim): boolean {
  if (out === undefined) return false
  const { role } = readClaim(what)
  const news = moments.slice(at + 1, out + 1).flatMap(({ state }) => state.table.news)
  if (news.some(({ kind }) => kind === 'turn')) return false
  return news.some((one) => one.kind === 'confessed' && one.seat === seat && one.role === role)
}

/** A claim that was none, called by its name; a face, guessed behind its mask. */
function isRight({ entry }: Told, before: Told | undefined): boolean {
  if (!entry || !before || (entry.move.kind !== 'accuse' && entry.move.kind !== 'unmask')) return false
  const isTrue = before.state.hands[entry.move.seat]?.role === entry.move.role
  return entry.move.kind === 'unmask' ? isTrue : !isTrue
}

/** Laurels count what was hidden, so nobody wears them before the end. */
function awards(moments: readonly Told[], claims: readonly Claim[]): Award[] {
  if (sure(moments.at(-1), 'moment').state.table.stage !== 'over') return []
  const by = (count: (seat: Seat, own: readonly Claim[]) => number) =>
    at(moments, 0, 'moment').state.hands.map((_, seat) =>
      count(
        seat,
        claims.filter((claim) => claim.seat === seat),
      ),
    )
  const stood = claims.filter((claim) => claim.truth === 'false' && !isCaught(moments, claim))
  const right = moments.filter((told, n) => isRight(told, moments[n - 1]))
  return [
    ...mostOf(
      'liar',
      by((_, own) => own.filter((claim) => stood.includes(claim)).length),
    ),
    ...mostOf(
      'purse',
      by((seat, own) =>
        own.filter((claim) => stood.includes(claim)).reduce((sum, claim) => sum + gain(claim, seat), 0),
      ),
    ),
    ...mostOf(
      'nose',
      by((seat) => right.filter(({ entry }) => entry?.seat === seat).length),
    ),
    ...mostOf(
      'wronged',
      by((_, own) => Math.max(0, ...own.filter(({ truth }) => truth === 'true').map(({ doubted }) => doubted.length))),
    ),
    ...mostOf(
      'saint',
      by((seat, own) => (own.length > 1 && honestyOf(seat, claims).told === 0 ? own.length : 0)),
    ),
    ...mostOf(
      'wardrobe',
      // One mask is no wardrobe.
      by((_, own) => rolesOf(own)).map((roles) => (roles > 1 ? roles : 0)),
    ),
  ]
}

function rolesOf(claims: readonly Claim[]): number {
  return new Set(claims.map(({ what }) => readClaim(what).role)).size
}

function gain({ swung }: Claim, seat: Seat): number {
  return swung.reduce((sum, one) => sum + (one.seat === seat ? one.by : 0), 0)
}

export const chronicle: Chronicle<Hoax> = { turns, claims, awards, claimsAre: 'words', text: { en, de } }
