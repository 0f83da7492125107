/** What somebody took the others for, and why they claimed, guessed or voted so. */
import { at, sure } from '../../kernel/at.ts'
import type { Moment } from '../../kernel/chronicle.ts'
import { type Confessor, type Deed, moveAt } from '../../kernel/confession.ts'
import type { Seat } from '../../kernel/state.ts'
import { claims, readClaim } from './chronicle.claims.ts'
import { de } from './confession.de.ts'
import { en } from './confession.en.ts'
import { type Thought, thought } from './confession.why.ts'
import { hoax as game } from './index.ts'
import type { HoaxNews } from './news.ts'
import type { Hoax, Move } from './state.ts'

export type Upshot =
  /** `proved`: it was true, the table condemned it, and that won the game. */
  | {
      readonly kind: 'claim'
      readonly truth: 'true' | 'false'
      readonly end: 'stood' | 'caught' | 'proved'
      readonly by: number
    }
  | { readonly kind: 'guess'; readonly verdict: 'right' | 'wrong' }
  /** About a claim that was put to the vote, and whether it was condemned. */
  | { readonly kind: 'vote'; readonly truth: 'true' | 'false'; readonly end: 'carried' | 'failed' }

type Told = readonly Moment<Hoax>[]
type Voted = Extract<HoaxNews, { kind: 'voted' }>

/** A guess puts somebody out; an accusation may end the game, and each vote on it; all else is counted in tokens. */
const GUESS = 12
const ACCUSATION = 8
const VOTE = 4
/** The table would not have it. */
const IDLE = 1

function deeds(moments: Told): Deed[] {
  const claimed = claims(moments).map((claim): Deed => {
    const weight = claim.swung.reduce((sum, { by }) => sum + Math.abs(by), 0)
    return { at: claimedAt(moments, claim), seat: claim.seat, weight }
  })
  const asides = moments.flatMap(({ entry }, when): Deed[] => {
    const { seat, move } = entry ?? {}
    if (seat === undefined || !move) return []
    if (move.kind === 'unmask') return [{ at: when, seat, weight: GUESS }]
    if (move.kind !== 'accuse' && move.kind !== 'vote') return []
    const carried = votedAfter(moments, when)?.carried
    const most = move.kind === 'accuse' ? ACCUSATION : VOTE
    return [{ at: when, seat, weight: carried ? most : IDLE }]
  })
  return [...claimed, ...asides]
}

const SEALED: ReadonlySet<Move['kind']> = new Set<Move['kind']>(['illegal', 'fine', 'forgive'])

/** What is said in a window was sealed before it is heard (H3.4). */
function claimedAt(
  moments: Told,
  { at: heard, seat, what }: Pick<ReturnType<typeof claims>[number], 'at' | 'seat' | 'what'>,
): number {
  const { storey } = readClaim(what)
  if (storey === 'deed' || storey === 'immunity') return heard
  return moments.findLastIndex(
    ({ entry }, when) => when <= heard && entry?.seat === seat && SEALED.has(entry.move.kind),
  )
}

function votedAfter(moments: Told, when: number): Voted | undefined {
  for (const { state } of moments.slice(when)) {
    const voted = state.table.news.find((news): news is Voted => news.kind === 'voted')
    if (voted) return voted
  }
  return undefined
}

function upshot(moments: Told, { at: when, seat }: Deed): Upshot {
  const move = moveAt(moments, when)
  const { hands } = at(moments, when - 1, 'moment').state
  const isTrue = (of: Seat, role: string) => at(hands, of, 'hand').role === role
  switch (move.kind) {
    case 'unmask':
      return { kind: 'guess', verdict: isTrue(move.seat, move.role) ? 'right' : 'wrong' }
    case 'accuse':
    case 'vote': {
      const { of, role, carried } = sure(votedAfter(moments, when), 'vote')
      return { kind: 'vote', truth: isTrue(of, role) ? 'true' : 'false', end: carried ? 'carried' : 'failed' }
    }
    default: {
      const claim = claims(moments).find((one) => one.seat === seat && claimedAt(moments, one) === when)
      const { truth, what, swung, at: heard } = sure(claim, 'claim')
      const { role } = readClaim(what)
      const by = swung.find((one) => one.seat === seat)?.by ?? 0
      return { kind: 'claim', truth, end: endOf(moments, heard, seat, role), by }
    }
  }
}

/** What became of a claim in the turn in which it was made. */
function endOf(moments: Told, heard: number, seat: Seat, role: string): 'stood' | 'caught' | 'proved' {
  for (const { state } of moments.slice(heard + 1)) {
    for (const news of state.table.news) {
      if (news.kind === 'turn' || news.kind === 'ended') return 'stood'
      const isOurs = 'seat' in news && news.seat === seat && 'role' in news && news.role === role
      if (isOurs && news.kind === 'confessed') return 'caught'
      if (isOurs && news.kind === 'proved') return 'proved'
    }
  }
  return 'stood'
}

export const confessor: Confessor<Hoax, Thought, Upshot> = { game, deeds, thought, upshot, text: { en, de } }
