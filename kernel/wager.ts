/** What an onlooker may bet on: that something was said, as everybody saw it, and not whether it was so. */
import type { Frozen, News, Seat, Shape } from './state.ts'

/**
 * Something said that could be a lie. Of all that a seat says in one step, one thing at most is still open after it, so step and seat
 * are its name.
 */
export interface Wager {
  readonly seat: Seat
  /** In the words of `Claim.what`, as far as everybody knows it. */
  readonly what: string
}

export interface Wagers<G extends Shape = Shape> {
  /** What was claimed in a step, by what all were told of it. */
  claims(news: readonly G['table']['news'][number][], table: Frozen<G['table']>): readonly Wager[]
  /** Is nobody asked about it after this? All know by now, or never will. */
  settles(news: G['table']['news'][number], wager: Wager): boolean
}

/** A claim that was made, and the number by which everybody knows the step. */
export interface Open extends Wager {
  readonly on: number
}

/** A step of the log: what all were told of it. */
export interface Told {
  readonly seq: number
  readonly news: readonly News[]
}

/** About which claims one may be asked after a step. */
export function openAfter(wagers: Wagers, open: readonly Open[], { seq, news }: Told, table: Frozen<Shape['table']>) {
  const made = wagers.claims(news, table).map((wager): Open => ({ ...wager, on: seq }))
  return [...open, ...made].filter((one) => !news.some((told) => wagers.settles(told, one)))
}

/** And after all of them. */
export function openIn(wagers: Wagers, steps: readonly Told[], table: Frozen<Shape['table']>): Open[] {
  return steps.reduce<Open[]>((open, step) => openAfter(wagers, open, step, table), [])
}
