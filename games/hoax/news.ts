/** What just happened: on the table for all, or in a hand for one. */
import type { Seat } from '../../kernel/state.ts'
import type { Card, Ending, Role, Sort, Vote } from './state.ts'

export type HoaxNews =
  /** A game of the series begins, its roles are dealt. */
  | { readonly kind: 'game'; readonly game: number; readonly of: number; readonly starter: Seat }
  | { readonly kind: 'took'; readonly seat: Seat; readonly sort: Sort }
  | { readonly kind: 'turn'; readonly seat: Seat; readonly round: number }
  /** H3.2: no action is open. */
  | { readonly kind: 'skipped'; readonly seat: Seat }
  /** Emperor or Pope: one each from those named. */
  | {
      readonly kind: 'taxed'
      readonly seat: Seat
      readonly role: 'emperor' | 'pope'
      readonly sort: Sort
      readonly from: readonly Seat[]
    }
  | { readonly kind: 'earned'; readonly seat: Seat; readonly role: Role; readonly sort: Sort; readonly count: number }
  /** Wizard or Thief, from one player; `count` may be 0. */
  | {
      readonly kind: 'took from'
      readonly seat: Seat
      readonly role: 'wizard' | 'thief'
      readonly from: Seat
      readonly sort: Sort
      readonly count: number
    }
  /** A window opens once more (H3.8). */
  | { readonly kind: 'reopened' }
  /** The seals of a window break: all who claimed, in order of seats; perhaps nobody. */
  | {
      readonly kind: 'spoke'
      readonly role: 'emperor' | 'judge' | 'pope'
      readonly claims: readonly { readonly seat: Seat; readonly sort: Sort | null }[]
    }
  | { readonly kind: 'immune'; readonly seat: Seat }
  /** The fined player has picked; a sort is still to be named. */
  | { readonly kind: 'picked'; readonly seat: Seat; readonly to: Seat; readonly role: 'judge' | 'pope' }
  /** `count` 0: settled with nothing, for want of loose tokens or because it was forgiven by the fined player (H8.2). */
  | {
      readonly kind: 'paid'
      readonly seat: Seat
      readonly to: Seat
      readonly role: 'judge' | 'pope'
      readonly sort: Sort | null
      readonly count: number
    }
  /** H8.2: to themselves, where the Judge is an Emperor and keeps both. */
  | { readonly kind: 'shared'; readonly seat: Seat; readonly to: Seat; readonly sort: Sort }
  | { readonly kind: 'last call' }
  | { readonly kind: 'accused'; readonly seat: Seat; readonly of: Seat; readonly role: Role }
  /** The votes by name, the accuser's yes among them, in order of seats. */
  | {
      readonly kind: 'voted'
      readonly by: Seat
      readonly of: Seat
      readonly role: Role
      readonly votes: readonly { readonly seat: Seat; readonly vote: Vote }[]
      readonly carried: boolean
    }
  | { readonly kind: 'confessed'; readonly seat: Seat; readonly role: Role }
  /** Cards that fall, with that of the one who confessed or went out. */
  | { readonly kind: 'fell'; readonly cards: readonly Card[] }
  | {
      readonly kind: 'returned'
      /** H5.8: the store, where they no longer have it. */
      readonly from: Seat | 'store'
      readonly to: Seat | 'store'
      readonly sort: Sort
      readonly count: number
    }
  | { readonly kind: 'proved'; readonly seat: Seat; readonly role: Role }
  /** Who is out and whose tokens went to whom; the guess stays between the two. */
  | { readonly kind: 'unmasked'; readonly by: Seat; readonly of: Seat; readonly out: Seat; readonly heir: Seat }
  | { readonly kind: 'questioned'; readonly by: Seat; readonly of: Seat }
  | { readonly kind: 'answered'; readonly by: Seat; readonly to: Seat }
  /** A game of the series is over; all roles are shown. */
  | {
      readonly kind: 'ended'
      readonly ending: Ending
      readonly winners: readonly Seat[]
      readonly roles: readonly Role[]
      readonly gained: readonly number[]
    }
  | { readonly kind: 'over'; readonly winners: readonly Seat[]; readonly points: readonly number[] }

export type HoaxSecret =
  | { readonly kind: 'dealt'; readonly role: Role }
  /** To the asker. */
  | { readonly kind: 'saw'; readonly seat: Seat; readonly role: Role }
  /** To the one who was asked. */
  | { readonly kind: 'showed'; readonly to: Seat; readonly role: Role }
  /** To both: the guess, and whether it was right. */
  | { readonly kind: 'guessed'; readonly by: Seat; readonly of: Seat; readonly role: Role; readonly right: boolean }
