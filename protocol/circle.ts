/** A circle, as one of its people sees it: who belongs to it, when they meet, and what is in its book. */
import type { Level } from '../kernel/bot.ts'
import type { Award, Claim } from '../kernel/chronicle.ts'
import type { Ranking } from '../kernel/game.ts'
import type { Nature } from '../kernel/nature.ts'
import type { Card } from './frames.ts'
import type { Mark } from './words.ts'

export const CIRCLE_NAME = 32
export const NOTE = 80

/** How the house writes the name of a circle: never that of a table, and too long to be guessed. */
export const circleForm = /^o[0-9a-f]{23}$/

export const coming = ['yes', 'perhaps', 'no'] as const
export type Coming = (typeof coming)[number]

/** Somebody of the circle. `devices`: on how many they are at home. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly mark: Mark
  readonly devices: number
  readonly comes: Coming | null
}

/** An evening that is planned. */
export interface Planned {
  readonly at: number
  readonly note: string
}

/** The books are kept by seasons, each from its day to the next. */
export interface Season {
  readonly name: string
  readonly from: number
}

export interface CircleView {
  readonly code: string
  readonly name: string
  readonly me: string
  /** Who may send somebody off, begin a season, and end the circle. */
  readonly keeper: string
  readonly persons: readonly Person[]
  /** What a link must bring that leads somebody in. */
  readonly invite: string
  readonly letters: 'on' | 'off'
  readonly next: Planned | null
  readonly seasons: readonly Season[]
  /** Tables of the circle that are still laid, the last one first. */
  readonly tables: readonly Card[]
  readonly games: number
}

/** As it stands in the list of one's circles. */
export interface CircleCard {
  readonly code: string
  readonly name: string
  readonly persons: readonly { readonly name: string; readonly mark: Mark }[]
  readonly next: Planned | null
  /** The table that is laid now, if one is. */
  readonly tonight: string | null
}

/** What somebody learns of a circle who may come into it. */
export interface CircleDoor {
  readonly name: string
  readonly persons: number
}

/** Who sat on a chair in a game of the book. `person` is nobody's for puppets, and for people who are not of the circle. */
export interface Sat {
  readonly person: string | null
  readonly name: string
  readonly mark: Mark
  readonly bot: Level | null
  readonly nature?: Nature
}

/** A finished game of the circle, from its chronicle. */
export interface BookGame {
  readonly table: string
  readonly round: number
  readonly at: number
  readonly game: string
  readonly sat: readonly Sat[]
  readonly ranking: Ranking
  readonly claims: readonly Claim[]
  readonly awards: readonly Award[]
}
