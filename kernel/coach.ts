/**
 * Somebody who sat behind one chair all evening and saw no more than that chair did: what was known at each decision, what else could
 * have been so, what a good player would have done, and how much that would have changed.
 */
import { at } from './at.ts'
import { type Bot, recollect, type Wish } from './bot.ts'
import { type Chance, pick, scatter, seeded } from './chance.ts'
import type { Moment } from './chronicle.ts'
import type { Game } from './game.ts'
import { play } from './match.ts'
import { shares } from './selfplay.ts'
import { copy, look, type Seat, type Shape, type State, same, type View } from './state.ts'
import type { Name } from './text.ts'

/** What a game tells its coach. Whatever is asked of it gets a view, or a world that somebody imagined from one. */
export interface Coach<G extends Shape = Shape, Fact = unknown> {
  readonly game: Game<G>
  /** Whose advice it is. */
  readonly wise: Bot<G>
  /** A world that this seat could be in, the likelier the more often, by all that was said and done before its eyes. */
  world(view: View<G>, chance: Chance): State<G>
  /** Where a world shows what was only kept in mind, that goes back to where no page shows it, so that its seat sees what it `saw`. */
  laid?(world: State<G>, saw: View<G>, recalled: View<G>): void
  /** The few things that mattered, and how likely they were. `worlds` are made when they are asked for. */
  facts(view: View<G>, worlds: () => readonly State<G>[]): readonly Fact[]
  /** How much of the win a move gives away, where that is solved. */
  costs?(view: View<G>, move: G['move']): number | undefined
  /** What somebody in an imagined world does, without long thought. */
  next(world: State<G>, seat: Seat, chance: Chance): G['move']
  /** Whether a stretch has just ended after which all can be told how they stand. */
  rests(table: G['table']): boolean
  /** What share of the win a seat can hope for where the game is not over yet. */
  hope(world: State<G>, seat: Seat): number
  work(seats: number): Work
}

/** How much is tried: counted, not timed, so that it comes out the same on every device. */
export interface Work {
  /** In so many worlds the facts are counted, and so many of them are played on in with either move. */
  readonly worlds: number
  readonly tries: number
  /** At most so many steps each. */
  readonly steps: number
  /** How often it is played on from each moment of the curve. */
  readonly futures: number
}

/** In one language. */
export interface CoachText<Fact = unknown> {
  fact(fact: Fact, name: Name): string
}

/** The mean of what was tried, and its standard error; no error where it was reckoned. */
export interface Estimate {
  readonly mean: number
  readonly error: number
}

/** What the coach says of one decision. It follows from a view and what was done there, and from nothing else. */
export interface Advice<M = { readonly kind: string }, Fact = unknown> {
  readonly done: M
  readonly facts: readonly Fact[]
  /** What the good player does, most of the time. */
  readonly wise: M
  /** Whether it does what was done: that very thing, that as well, or something else. */
  readonly agrees: 'same' | 'also' | 'otherwise'
  /** How much more of the win the other move would have brought. */
  readonly gain: Estimate
}

const NOTHING: Estimate = { mean: 0, error: 0 }
/** What is done so often is no slip. */
const OFTEN = 0.1

export function advise<G extends Shape, Fact>(
  coach: Coach<G, Fact>,
  view: View<G>,
  done: G['move'],
): Advice<G['move'], Fact> {
  const seed = scatter(view.agenda.question, view.seat)
  const { worlds: many } = coach.work(view.seats)
  let known: State<G>[] | undefined
  const worlds = () => {
    const luck = seeded(scatter(seed, 1))
    known ??= Array.from({ length: many }, () => coach.world(view, luck))
    return known
  }
  const wishes = wishesOf(coach.wise, view, seeded(scatter(seed, 2)))
  const wise = wishes.reduce((best, wish) => (wish.often > best.often ? wish : best)).move
  const all = wishes.reduce((sum, { often }) => sum + often, 0)
  const often = wishes.find(({ move }) => same(move, done))?.often ?? 0
  const agrees = agreement(same(wise, done), often / all)
  const gain = agrees === 'otherwise' ? gainOf(coach, view, wise, done, worlds) : NOTHING
  return { done, facts: coach.facts(view, worlds), wise, agrees, gain }
}

/** A world to try a moment again in: one that fits all that was seen from this seat, and in which no more of it is shown than then. */
export function worldAgain<G extends Shape>(coach: Coach<G>, state: State<G>, seat: Seat, chance: Chance): State<G> {
  const recalled = recollect(coach.game, state, seat)
  const world = coach.world(recalled, chance)
  coach.laid?.(world, look(state, seat), recalled)
  return world
}

function agreement(isSame: boolean, share: number): Advice['agrees'] {
  if (isSame) return 'same'
  return share >= OFTEN ? 'also' : 'otherwise'
}

function wishesOf<G extends Shape>(bot: Bot<G>, view: View<G>, chance: Chance): readonly Wish<G['move']>[] {
  return bot.wishes?.(view, chance) ?? [{ move: bot.choose(view, chance), often: 1 }]
}

function gainOf<G extends Shape>(
  coach: Coach<G>,
  view: View<G>,
  wise: G['move'],
  done: G['move'],
  worlds: () => readonly State<G>[],
): Estimate {
  const [less, more] = [coach.costs?.(view, wise), coach.costs?.(view, done)]
  if (less !== undefined && more !== undefined) return { mean: more - less, error: 0 }
  const { tries } = coach.work(view.seats)
  // The same world and the same luck for both: what is left is what the move changes.
  const gains = worlds()
    .slice(0, tries)
    .map((world, nth) => {
      const after = (move: G['move']) => {
        const twin = copy(world)
        const luck = seeded(scatter(view.agenda.question, nth))
        play(coach.game, twin, view.seat, move, luck)
        return shareOf(coach, playOn(coach, twin, luck), view.seat)
      }
      return after(wise) - after(done)
    })
  return estimateOf(gains)
}

function estimateOf(values: readonly number[]): Estimate {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const spread = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, values.length - 1)
  return { mean, error: Math.sqrt(spread / values.length) }
}

/** Plays on in this world, which is used up by it, until the table rests or has had enough. */
export function playOn<G extends Shape>(coach: Coach<G>, world: State<G>, chance: Chance): State<G> {
  const { game } = coach
  const { steps } = coach.work(world.hands.length)
  for (let step = 0; step < steps && !game.ranking(world.table) && !coach.rests(world.table); step++) {
    const seat = pick(world.agenda.asked, chance)
    play(game, world, seat, coach.next(world, seat, chance), chance)
  }
  return world
}

export function shareOf<G extends Shape>(coach: Coach<G>, world: State<G>, seat: Seat): number {
  const ranking = coach.game.ranking(world.table)
  return ranking ? at(shares(ranking), seat) : coach.hope(world, seat)
}

/** The moments at which this seat decided something: where it had a choice, and did not leave it to the clock or to those whom it concerned. */
export function decisionsOf<G extends Shape>(game: Game<G>, moments: readonly Moment<G>[], seat: Seat): number[] {
  return moments.flatMap(({ entry }, when) => {
    if (entry?.seat !== seat || entry.by === 'clock') return []
    const view = recollect(game, at(moments, when - 1, 'moment').state, seat)
    const idle = game.idle?.(view)
    const isIdle = idle !== undefined && same(idle, entry.move)
    return !isIdle && game.moves(view).length > 1 ? [when] : []
  })
}

/** Shares of the win by which a move must be better to be called so. */
const SLIGHT = 0.02
const MUCH = 0.1
/** So many standard errors make it sure enough to be said. */
const SURE = 2.5

export type Verdict = 'even' | 'better' | 'much better' | 'worse'

/** What may be said of the other move: better only where the difference is beyond its error. */
export function verdictOf({ mean, error }: Estimate): Verdict {
  if (Math.abs(mean) < Math.max(SLIGHT, SURE * error)) return 'even'
  if (mean < 0) return 'worse'
  return mean >= MUCH ? 'much better' : 'better'
}
