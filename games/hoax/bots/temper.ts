import type { Ear } from './belief.ts'

/** What makes one bot play otherwise than another. */
export interface Temper extends Ear {
  /** So many times likelier it claims what it is, if it pays the same: 1 tells nothing to those who listen. */
  readonly candour: number
  /** So many times likelier again it claims it, if all would take it for a lie. */
  readonly bait: number
  /** How many tokens worse a choice may be and still be made now and then. */
  readonly whim: number
  /** What a rival's loss is worth to it, beside its own gain; less than nothing to whoever would rather make no enemies. */
  readonly malice: number
  /** The same of the last rival: with two left, what one loses the other need not fear. */
  readonly spite: number
  /** How much more, the more one robs than others do; and how many faces more it puts up with to ask them first. */
  readonly rancour: number
  /** How often it reacts where nobody can know better, so many times as often if it was robbed, and how often it claims to be immune. */
  readonly zeal: number
  readonly grudge: number
  readonly nerve: number
  /** How much it heeds who was shown what: a lie that somebody can see through costs so many tokens. */
  readonly care: number
  /** How sure it must be of a face to unmask it: with many at the table, and with two left, where the whole race can be reckoned. */
  readonly sure: number
  readonly sureOfTwo: number | 'reckoned'
  /** How much less sure where few are left, in parts of a seat: at 1 it guesses what makes up for the risk to be out. */
  readonly dare: number
  /** How much less sure again when the last round comes: none of it while the game is young, all of it at the end. */
  readonly haste: number
  /** How sure it is that whoever knows its own face will use it: then it guesses sooner. */
  readonly fear: number
  /** The most that a claim may be likely to be true for it to accuse, or to vote with an accuser. */
  readonly accuses: number
  readonly follows: number
  /** How often an accuser must have asked the accused for it to vote with them at all, whatever it knows. */
  readonly reserve: number
  /** How many faces more it puts up with to ask somebody whom another has asked once less, or who has a token more to inherit. */
  readonly elbows: number
  readonly greed: number
}

/** A friendly beginner: mostly tells the truth, thinks that others do, and guesses soon. */
export const easy: Temper = {
  candour: 4,
  bait: 1,
  credits: [3],
  pretence: 0,
  whim: 2,
  malice: 0,
  spite: 0,
  rancour: 0,
  zeal: 0.15,
  grudge: 2,
  nerve: 0.3,
  care: 0,
  sure: 0.75,
  sureOfTwo: 0.6,
  dare: 0,
  haste: 0,
  fear: 0,
  accuses: 0.01,
  follows: 0.04,
  reserve: 0,
  elbows: 0,
  greed: 0,
}

/** Lies more often than not, keeps in mind who can know better, and waits until it is fairly sure. */
export const normal: Temper = {
  candour: 1.6,
  bait: 1,
  credits: [1, 1.5, 2.2],
  pretence: 0,
  whim: 1,
  malice: -1,
  spite: -1,
  rancour: 0,
  zeal: 0.25,
  grudge: 2.5,
  nerve: 0.5,
  care: 1,
  sure: 0.75,
  sureOfTwo: 0.6,
  dare: 0,
  haste: 0,
  fear: 0,
  accuses: 0.005,
  follows: 0.03,
  reserve: 0,
  elbows: 0,
  greed: 0,
}

/** What it says says nothing: it claims what pays, true or not. How candid the others are, it finds out. */
export const hard: Temper = {
  candour: 1,
  bait: 3,
  credits: [1, 1.5, 2.2, 3.5],
  pretence: 0.95,
  whim: 0.5,
  malice: -6,
  spite: 1,
  rancour: 10,
  zeal: 1,
  grudge: 2,
  nerve: 0.85,
  care: 4,
  sure: 0.92,
  sureOfTwo: 'reckoned',
  dare: 0.5,
  haste: 0.8,
  fear: 0.95,
  accuses: 0.003,
  follows: 0.02,
  reserve: 1,
  elbows: 3,
  greed: 0.1,
}
