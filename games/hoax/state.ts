import type { Seat, Shape, State, View } from '../../kernel/state.ts'
import type { HoaxNews, HoaxSecret } from './news.ts'

/** H1.1 */
export const roles = ['emperor', 'judge', 'pope', 'wizard', 'thief', 'peasant'] as const
export type Role = (typeof roles)[number]

/** H1.1 */
export const sorts = ['gold', 'wine', 'grain'] as const
export type Sort = (typeof sorts)[number]

/** So many tokens of each sort: somebody's, or the store's. */
export type Purse = Record<Sort, number>

/** H5.1: a claim is a player and a role, however often it is used in a turn. */
export interface Claim {
  seat: Seat
  role: Role
}

/** What a claim does in the turn: each storey of the house of cards rests on the one before (H3.3). */
export type Storey = 'deed' | 'illegal' | 'fine' | 'mercy' | 'immunity'

/** A claim put to use: a card in the house that the turn builds. */
export interface Card extends Claim {
  storey: Storey
  /** H2.2: the sort that a Judge named. */
  sort: Sort | null
}

/** Tokens that moved in this turn and go back if what they rest on falls (H5.8). */
export interface Transfer {
  of: 'deed' | 'payment' | 'share'
  from: Seat | 'store'
  to: Seat | 'store'
  sort: Sort
  count: number
}

/** H3.6: whom the fined player chose, and what came of it. */
export interface Payment {
  to: Seat
  role: 'judge' | 'pope'
  sort: Sort | null
  count: number
  /** `naming` the sort is still to be named · `sharing` a Judge owes an Emperor one of the two · `done`. */
  state: 'naming' | 'sharing' | 'done'
  /** The Emperor who got one of the two. */
  shared: Seat | null
}

/**
 * What the table waits for: `taking` everybody's first token · `action` the personal action · `emperors`, `judges`, `popes`
 * the windows · `choice` the fined player picks · `naming` the chosen one names a sort · `sharing` a Judge picks an Emperor ·
 * `last call` · `over`.
 */
export type Stage =
  | 'taking'
  | 'action'
  | 'emperors'
  | 'judges'
  | 'popes'
  | 'choice'
  | 'naming'
  | 'sharing'
  | 'last call'
  | 'over'

export type Vote = 'yes' | 'no'

/** How a game of the series ended. */
export type Ending = 'last' | 'proof' | 'rounds'

export interface Result {
  ending: Ending
  roles: Role[]
  gained: number[]
  /** Who was wrongly accused, or who is left. */
  winners: Seat[]
}

export interface Table {
  news: HoaxNews[]
  options: Options
  /** H9.3: which game of the series, the points so far, and how the last game ended. */
  game: number
  points: number[]
  last: Result | null
  starter: Seat
  round: number
  store: Purse
  purses: Purse[]
  /** H5.4: roles that somebody confessed not to be. */
  denied: Role[][]
  /** H9.2: the how-manieth to go out; null who is in the game. */
  out: (number | null)[]
  /** H7.1: who has asked whom, once for every pack. */
  questions: { by: Seat; of: Seat }[]
  /** How often who claimed what as an action or as a reaction; nothing is kept where the table remembers nothing. */
  acted: Record<Role, number>[]
  reacted: Record<Role, number>[]
  acting: Seat
  stage: Stage
  /** The question with which this stage was opened: after an interruption it goes on (H3.9). */
  prompt: number
  /** Who has answered the open window or the last call. */
  done: boolean[]
  /** The house of cards as it stands, in the order it was built. */
  cards: Card[]
  transfers: Transfer[]
  payment: Payment | null
  /** H5.3: claims of this turn that were accused; whoever was voted free stays free for this turn. */
  accused: Claim[]
  /** An interruption (H3.9): an accusation under vote, or a question under answer. */
  vote: Accusation | null
  question: { by: Seat; of: Seat } | null
}

interface Accusation {
  by: Seat
  of: Seat
  role: Role
  /** Who has voted; the accuser has. */
  voted: boolean[]
}

/** A choice that lies sealed until all have chosen (H3.4). */
export type Sealed = Extract<Move, { kind: 'illegal' | 'fine' | 'forgive' | 'pass' }>

export interface Hand {
  news: HoaxSecret[]
  role: Role
  sealed: Sealed | null
  /** H5.2: my vote until all are in. */
  ballot: Vote | null
  /** Roles that I know somebody is not: they were shown to me (H7.1), or I guessed wrong (H6.3). */
  not: Claim[]
  /** H7.2: what I have shown to whom. */
  shown: Claim[]
  /** H6.3: whom I unmasked, I know. */
  known: Claim[]
}

interface Box {
  /** H1.2: the roles that were not drawn. */
  rest: Role[]
}

export interface Options {
  /** H1.4: at random, or the seat that the host picks. */
  starter: 'random' | Seat
  /** H2.7: the size of the spell; whether Emperor and Pope may take from the store. */
  spell: 1 | 2
  incomes: boolean
  /** H9.3 */
  games: number
  /** H9.4 */
  rounds: number
  /** No rule: what the page writes into everybody's notes by itself: all that was said and shown, only what each alone was shown, or nothing. */
  notes: 'record' | 'own' | 'nothing'
  /** Games from before H5.8 and H8.2 said all they say now are of the first edition, and stay as they were. */
  edition: 1 | 2
}

export type Move =
  | { readonly kind: 'take'; readonly sort: Sort }
  | { readonly kind: 'tax'; readonly role: 'emperor' | 'pope' }
  | { readonly kind: 'income'; readonly role: 'emperor' | 'pope' | 'peasant' }
  | { readonly kind: 'spell'; readonly from: Seat; readonly sort: Sort }
  | { readonly kind: 'steal'; readonly from: Seat; readonly sort: Sort }
  | { readonly kind: 'illegal' }
  | { readonly kind: 'fine'; readonly sort: Sort }
  | { readonly kind: 'forgive' }
  | { readonly kind: 'immune' }
  | { readonly kind: 'pay'; readonly to: Seat; readonly role: 'judge' | 'pope' }
  | { readonly kind: 'name'; readonly sort: Sort }
  | { readonly kind: 'share'; readonly to: Seat }
  | { readonly kind: 'pass' }
  | { readonly kind: 'accuse'; readonly seat: Seat; readonly role: Role }
  | { readonly kind: 'vote'; readonly vote: Vote }
  | { readonly kind: 'unmask'; readonly seat: Seat; readonly role: Role }
  | { readonly kind: 'question'; readonly seat: Seat }
  | { readonly kind: 'show'; readonly role: Role }

export const kinds = [
  'take',
  'tax',
  'income',
  'spell',
  'steal',
  'illegal',
  'fine',
  'forgive',
  'immune',
  'pay',
  'name',
  'share',
  'pass',
  'accuse',
  'vote',
  'unmask',
  'question',
  'show',
] as const

/** H3.9: what interrupts rather than answers. */
export const asides = ['accuse', 'unmask', 'question'] as const

export interface Hoax extends Shape {
  table: Table
  hand: Hand
  box: Box
  move: Move
  options: Options
}

export type HoaxState = State<Hoax>
export type HoaxView = View<Hoax>
