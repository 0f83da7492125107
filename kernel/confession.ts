/** What somebody owns up to once the game is over: the three things they did that mattered, what they believed, and why. */
import { at } from './at.ts'
import { recollect } from './bot.ts'
import type { Moment } from './chronicle.ts'
import type { Game } from './game.ts'
import type { Seat, Shape, View } from './state.ts'
import type { Language, Name } from './text.ts'

/** Something that somebody decided: it was done at this moment, and it moved so much of what the game is won by. */
export interface Deed {
  readonly at: number
  readonly seat: Seat
  readonly weight: number
}

/** `thought` was in a head before the deed; `upshot` is what everybody may know by now. */
export interface Admission<Thought = unknown, Upshot = unknown> extends Deed {
  readonly thought: Thought
  readonly upshot: Upshot
}

interface Admitted {
  /** What was done, in a few words. */
  readonly deed: string
  /** What was believed, why it was done, and what came of it. */
  readonly told: string
}

/** In one language. */
export interface ConfessionText<Thought = unknown, Upshot = unknown> {
  /** `nth`: of several ways to say it this one, so that what is said in a row does not sound alike. */
  admit(admission: Admission<Thought, Upshot>, name: Name, nth: number): Admitted
}

export interface Confessor<G extends Shape = Shape, Thought = unknown, Upshot = unknown> {
  readonly game: Game<G>
  /** All that mattered to anybody; what moved nothing may be left out. */
  deeds(moments: readonly Moment<G>[]): readonly Deed[]
  /** What one thought who saw this and then did that. It is handed nothing else, so it can know nothing else. */
  thought(view: View<G>, move: G['move']): Thought
  upshot(moments: readonly Moment<G>[], deed: Deed): Upshot
  readonly text: Readonly<Record<Language, ConfessionText<Thought, Upshot>>>
}

/** Ways to say the same thing: as many as are said in a row. */
export type Ways<T = string> = readonly [T, T, T]

export function way<T>(ways: Ways<T>, nth: number): T {
  return at(ways, nth % ways.length, 'way to say it')
}

/** In whole hundredths; what is not certain is neither 0 nor 100. */
export function hundredths(likely: number): number {
  if (likely <= 0 || likely >= 1) return Math.round(likely) * 100
  return Math.min(99, Math.max(1, Math.round(100 * likely)))
}

/** So many things each of them owns up to. */
const MOST = 3

/** What this seat has to say for itself, in the order in which it happened. */
export function confess<G extends Shape, Thought, Upshot>(
  confessor: Confessor<G, Thought, Upshot>,
  moments: readonly Moment<G>[],
  seat: Seat,
): Admission<Thought, Upshot>[] {
  const own = confessor
    .deeds(moments)
    .filter((deed) => deed.seat === seat && deed.weight > 0 && isChosen(confessor.game, moments, deed))
  return weightiest(own).map((deed) => ({
    ...deed,
    thought: thoughtBefore(confessor, moments, deed),
    upshot: confessor.upshot(moments, deed),
  }))
}

/** What was in their head just before: from what they saw, and from nothing that was hidden from them. */
export function thoughtBefore<G extends Shape, Thought>(
  { game, thought }: Pick<Confessor<G, Thought>, 'game' | 'thought'>,
  moments: readonly Moment<G>[],
  { at: when, seat }: Deed,
): Thought {
  return thought(recollect(game, at(moments, when - 1, 'moment').state, seat), moveAt(moments, when))
}

export function moveAt<G extends Shape>(moments: readonly Moment<G>[], when: number): G['move'] {
  const { entry } = at(moments, when, 'moment')
  if (!entry) throw new RangeError(`nobody did anything at moment ${when}`)
  return entry.move
}

/** Whoever had no choice, or let the clock choose, had no reason either. */
function isChosen<G extends Shape>(game: Game<G>, moments: readonly Moment<G>[], { at: when, seat }: Deed): boolean {
  if (at(moments, when, 'moment').entry?.by === 'clock') return false
  return game.moves(recollect(game, at(moments, when - 1, 'moment').state, seat)).length > 1
}

/** The weightiest of them; of equals the one that is farthest from the others, and at first the last. */
function weightiest(deeds: readonly Deed[]): Deed[] {
  const left = [...deeds]
  const chosen: Deed[] = []
  while (chosen.length < MOST && left.length > 0) {
    const heaviest = Math.max(...left.map(({ weight }) => weight))
    const apart = ({ at: when }: Deed) => Math.min(...chosen.map((other) => Math.abs(other.at - when)))
    const next = left
      .filter(({ weight }) => weight === heaviest)
      .reduce((best, deed) => (apart(deed) >= apart(best) ? deed : best))
    chosen.push(next)
    left.splice(left.indexOf(next), 1)
  }
  return chosen.sort((one, other) => one.at - other.at)
}
