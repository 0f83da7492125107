/** What somebody who saw this believed, and why they then did that. */
import { at, sure } from '../../kernel/at.ts'
import type { Seat } from '../../kernel/state.ts'
import { type Action, isAction, roleOf } from './actions.ts'
import { beliefs, knowers, publicBeliefs } from './bots/belief.ts'
import { perilsOf } from './bots/peril.ts'
import { hard } from './bots/temper.ts'
import { afterAccused, askedBy } from './bots/trust.ts'
import { gain } from './bots/worth.ts'
import { twoLeft } from './company.ts'
import { canBe } from './knowledge.ts'
import { moves } from './moves.ts'
import { type HoaxView, type Move, type Role, roles, type Storey, type Vote } from './state.ts'

export const claimReasons = [
  'no deed',
  'pays',
  'mask',
  'best',
  'bait',
  'safe',
  'robbed',
  'unknown',
  'fined',
  'toss-up',
] as const
/**
 * `no deed` one's own card has none · `pays` more than one's own · `mask` as good as any, and tells nothing · `best` nothing paid better,
 * and it was true · `bait` true, but it looked false · `safe` true, so nobody could take it away · `robbed` had just been taken from ·
 * `unknown` nobody could know better · `fined` else one would have had to pay.
 */
export type ClaimReason = (typeof claimReasons)[number]

export const guessReasons = ['sure', 'last two', 'hunted', 'late', 'fair', 'toss-up'] as const
/** `hunted` somebody was about to name me · `late` the game had gone on for long · `fair` likelier than not by far. */
export type GuessReason = (typeof guessReasons)[number]

export const voteReasons = ['shown', 'unlikely', 'followed', 'spared', 'kept', 'toss-up'] as const
/** `shown` knew for sure · `followed` whoever accused had asked them · `spared` a truth condemned wins the game for who told it. */
export type VoteReason = (typeof voteReasons)[number]

export type Thought =
  | {
      readonly kind: 'claim'
      readonly storey: Storey
      readonly role: Role
      readonly own: Role
      /** How likely all who know what everybody knows took me for it, and how many knew better. */
      readonly taken: number
      readonly knowers: number
      readonly reason: ClaimReason
    }
  | {
      readonly kind: 'unmask'
      readonly seat: Seat
      readonly role: Role
      readonly likely: number
      readonly reason: GuessReason
    }
  | {
      readonly kind: 'accuse'
      readonly seat: Seat
      readonly role: Role
      readonly likely: number
      readonly reason: VoteReason
    }
  | {
      readonly kind: 'vote'
      readonly vote: Vote
      readonly by: Seat
      readonly seat: Seat
      readonly role: Role
      readonly likely: number
      readonly reason: VoteReason
    }

const REACTIONS = {
  illegal: { role: 'emperor', storey: 'illegal' },
  fine: { role: 'judge', storey: 'fine' },
  forgive: { role: 'pope', storey: 'mercy' },
  immune: { role: 'wizard', storey: 'immunity' },
} as const

const believed = (view: HoaxView, seat: Seat, role: Role) => at(at(beliefs(view, hard), seat), roles.indexOf(role))

export function thought(view: HoaxView, move: Move): Thought {
  if (isAction(move)) return claimed(view, roleOf(move), 'deed', acting(view, move))
  switch (move.kind) {
    case 'illegal':
    case 'fine':
    case 'forgive':
    case 'immune': {
      const { role, storey } = REACTIONS[move.kind]
      return claimed(view, role, storey, reacting(view, role))
    }
    case 'unmask': {
      const { seat, role } = move
      const likely = believed(view, seat, role)
      return { kind: 'unmask', seat, role, likely, reason: guessing(view, likely) }
    }
    case 'accuse': {
      const { seat, role } = move
      const likely = believed(view, seat, role)
      return { kind: 'accuse', seat, role, likely, reason: doubting(view, seat, role, likely) }
    }
    case 'vote': {
      const { by, of: seat, role } = sure(view.table.vote, 'vote')
      const { vote } = move
      const likely = believed(view, seat, role)
      return { kind: 'vote', vote, by, seat, role, likely, reason: voting(view, vote, likely) }
    }
    default:
      throw new RangeError(`nobody owns up to a ${move.kind}`)
  }
}

function claimed(view: HoaxView, role: Role, storey: Storey, reason: ClaimReason): Thought {
  const taken = at(at(publicBeliefs(view, hard), view.seat), roles.indexOf(role))
  return { kind: 'claim', storey, role, own: view.hand.role, taken, knowers: knowers(view, role), reason }
}

/** Tokens, as puppets value them, by which one deed must be better than another. */
const BETTER = 0.25
/** What less than so many would believe is bait. */
const DUBIOUS = 0.1

function acting(view: HoaxView, move: Action): ClaimReason {
  const { table, seat, hand } = view
  const worth = (action: Action) => gain(table, seat, action, () => 0)
  const open = moves(view).filter(isAction)
  const best = (some: readonly Action[]) => Math.max(...some.map(worth))
  const [own, others] = [
    open.filter((action) => roleOf(action) === hand.role),
    open.filter((action) => roleOf(action) !== hand.role),
  ]
  if (roleOf(move) !== hand.role) {
    if (own.length === 0) return 'no deed'
    return worth(move) > best(own) + BETTER ? 'pays' : 'mask'
  }
  const taken = at(at(publicBeliefs(view, hard), seat), roles.indexOf(hand.role))
  if (taken < DUBIOUS) return 'bait'
  return best(others) > worth(move) + BETTER ? 'safe' : 'best'
}

function reacting(view: HoaxView, role: Role): ClaimReason {
  const { table, seat, hand } = view
  if (role === hand.role) return 'safe'
  if (role === 'wizard') return 'fined'
  if (table.transfers.some(({ of, from }) => of === 'deed' && from === seat)) return 'robbed'
  return knowers(view, role) === 0 ? 'unknown' : 'toss-up'
}

const SURE = 0.9
const FAIR = 0.6
/** H9.4: so many rounds nobody is in a hurry. */
const CALM = 20

function guessing(view: HoaxView, likely: number): GuessReason {
  const { table } = view
  if (likely >= SURE) return 'sure'
  if (twoLeft(table)) return 'last two'
  if (perilsOf(view, 1).some((peril) => peril > 0)) return 'hunted'
  if (table.round > CALM) return 'late'
  return likely >= FAIR ? 'fair' : 'toss-up'
}

/** The most that a claim may be likely for somebody to take it for a lie. */
const LIE = 0.05

function doubting(view: HoaxView, seat: Seat, role: Role, likely: number): VoteReason {
  if (!canBe(view, seat, role)) return 'shown'
  return likely <= LIE ? 'unlikely' : 'toss-up'
}

function voting(view: HoaxView, vote: Vote, likely: number): VoteReason {
  const { by, of, role } = sure(view.table.vote, 'vote')
  const heeded = afterAccused(likely, view.table, by, of)
  if (vote === 'no' && !canBe(view, of, role)) return askedBy(view.table, by, of) === 0 ? 'kept' : 'toss-up'
  if (vote === 'no') return heeded > LIE / 2 ? 'spared' : 'toss-up'
  const own = doubting(view, of, role, likely)
  return own === 'toss-up' && heeded <= LIE ? 'followed' : own
}
