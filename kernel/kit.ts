/** All that a house has of one game: its rules at hand, the rest fetched when it is wanted. What may be missing has a default. */
import type { Bots } from './bot.ts'
import type { Chronicle } from './chronicle.ts'
import type { Coach, CoachText } from './coach.ts'
import type { Confessor } from './confession.ts'
import type { Cue } from './cue.ts'
import type { Game } from './game.ts'
import type { Lesson } from './lesson.ts'
import type { Tastes } from './nature.ts'
import type { Glance, Seat, Shape, View } from './state.ts'
import type { Language, Name, Text } from './text.ts'
import type { Wagers } from './wager.ts'

/** What stands on the lid: enough for a shelf, without anything that is inside the box. */
export interface Title extends Pick<Game, 'key' | 'seats'>, Readonly<Record<Language, Pick<Text, 'title' | 'pitch'>>> {
  /** Where it stands on the shelf: the least comes first. */
  readonly place: number
  /** What nobody has written yet, so that no page offers it before the box is open. */
  readonly without?: readonly ('gist' | 'lesson')[]
}

/** Who plays without a person. */
export interface Brains<G extends Shape = Shape> {
  readonly bots: Bots<G>
  /** What each nature likes; without it all of them play alike. */
  readonly natures?: Tastes<G>
  /** About what share of the win a seat can hope for, as everybody at the table can see; without it all stand alike. */
  standing?(table: Glance<G>['table'], seat: Seat): number
}

/** A first game, and what of the game is not in it. */
export interface Course<G extends Shape = Shape> {
  readonly lesson: Lesson<G>
  /** The kinds of moves that the learner does not make, and why. */
  readonly leftOut: Readonly<Record<string, string>>
  /** Is the game played to its end, or is a part of it enough? */
  readonly stops: 'at the end' | 'before the end'
}

/** Something that lies open on the table, in words; if it lies before somebody, with their seat. */
export interface Laid {
  readonly seat?: Seat
  readonly says: string
}

/** What one would see, in words and in one language: the plain board shows it, and draws nothing else. */
export interface PlainText<G extends Shape = Shape> {
  table(table: Glance<G>['table'], name: Name): readonly Laid[]
  /** What this seat alone sees: “the cup”, not “your cup”, since a replay tells it of everybody. */
  hand(view: View<G>, name: Name): readonly string[]
}

export interface Kit<G extends Shape = Shape> {
  readonly title: Title
  readonly game: Game<G>
  /**
   * How much an open question weighs, as everybody can see: from 0, a trifle, to 1, what decides a game. A puppet takes as long over
   * it as a person would. It is reckoned from a glance, in which nobody's hand lies, so no delay can tell what somebody holds.
   */
  stake?(glance: Glance<G>): number
  /** To what in its news puppets might remark something; without it they speak when a game begins and ends. */
  cues?(news: G['table']['news'][number]): readonly Cue[]
  bots(): Promise<Brains<G>>
  lesson?(): Promise<Course<G>>
  /** The game in one minute, for those who have just sat down. */
  readonly gist?: Readonly<Record<Language, () => Promise<{ readonly gist: readonly string[] }>>>
  /** What lies there, in words. Without it the plain board shows who sits there, what happened, and what one may do. */
  readonly plain?: Readonly<Record<Language, () => Promise<{ readonly plain: PlainText<G> }>>>
  /** How it is told when it is over. */
  chronicle?(): Promise<{ readonly chronicle: Chronicle<G> }>
  /** What onlookers may bet on. */
  wagers?(): Promise<{ readonly wagers: Wagers<G> }>
  /** What would have been better, and apart from it what is said of that: whoever reads it need not carry the puppets along. */
  coach?(): Promise<{ readonly coach: Coach<G> }>
  coachText?(): Promise<Readonly<Record<Language, CoachText>>>
  /** What puppets own up to. */
  confessor?(): Promise<{ readonly confessor: Confessor<G> }>
}

/** A game as it stands on the shelf of a house or of a page. */
export interface Shelved {
  readonly title: Title
  /** Where it is at hand. */
  readonly kit?: Kit
  open(): Promise<Kit>
}
