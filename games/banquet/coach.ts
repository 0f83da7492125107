/** What a coach at a table of goblets goes by: worlds in which the others poured as people do, played to the end of the course. */
import { at } from '../../kernel/at.ts'
import type { Bot } from '../../kernel/bot.ts'
import type { Coach, Work } from '../../kernel/coach.ts'
import type { Game } from '../../kernel/game.ts'
import type { Frozen, Seat, Shape, State, View } from '../../kernel/state.ts'
import type { Court } from './bots/court.ts'
import { mannerly } from './bots/manners.ts'
import { prospect } from './bots/prospect.ts'
import { likelyWorlds } from './bots/suspicion.ts'
import { houseOf, nobleOf } from './houses.ts'
import type { Banquet, Place, Setting } from './state.ts'
import { isPoisoned } from './tokens.ts'

/** How likely a goblet is poisoned: one that stands before somebody, or one of a row. */
export interface Fact {
  readonly of: { readonly seat: Seat } | { readonly place: Place }
  /** Whether whoever drinks it has called the Toast. */
  readonly whose: 'anybody' | 'caller'
  readonly deadly: number
}

interface Table<G extends Banquet & Shape> {
  readonly game: Game<G>
  readonly wise: Bot<G>
  readonly court: Court<G>
  /** As one sees it who heeds what there is to remember. */
  readonly attentive: (view: View<G>) => View<G>
  readonly laid: (world: State<G>, saw: View<G>, recalled: View<G>) => void
  readonly courses: number
  /** By how many points somebody may still fall back, by courses to come. */
  readonly reach: readonly number[]
}

/** In a duel there are no points but rounds. */
const DUEL = 1.2

/** The more sit there, the longer is a course. */
function work(seats: number): Work {
  return {
    worlds: 40,
    tries: Math.min(40, Math.round(160 / seats)),
    steps: 400,
    futures: Math.min(20, Math.round(80 / seats)),
  }
}

export function coachOf<G extends Banquet & Shape>(table: Table<G>): Coach<G, Fact> {
  const { game, wise, court, attentive, laid } = table
  return {
    game,
    wise,
    work,
    world: (view, chance) => at(likelyWorlds(court, attentive(view), 1, chance), 0, 'world'),
    laid,
    facts: (view, worlds) => factsOf(view, worlds()),
    next: (state, seat, chance) => mannerly(court, state, seat, chance),
    // G5.9: in a tie each goblet drunk says more than the points, which are even.
    rests: (shown) => shown.stage !== 'tie' && court.result(shown, 0, 'points') !== undefined,
    hope: (state, seat) => prospect(state.table.score, seat, reachOf(state.table, table)),
  }
}

/** My own goblet, my target's, and that of whoever called the Toast; of a row the safest and the one to be feared most. */
function factsOf<G extends Banquet>({ table, seat }: View<G>, worlds: readonly State<G>[]): Fact[] {
  const setting = table as Frozen<Setting>
  const deadly = (place: Place) =>
    worlds.filter(({ box }) => isPoisoned(at(box.goblets, place, 'goblet'))).length / worlds.length
  if (setting.mode === 'duel') {
    const row = setting.standing.flatMap((stands, place): Fact[] =>
      stands ? [{ of: { place }, whose: 'anybody', deadly: deadly(place) }] : [],
    )
    const sorted = row.sort((one, other) => one.deadly - other.deadly)
    return sorted.filter((_, nth) => nth === 0 || nth === sorted.length - 1)
  }
  const house = houseOf(setting, seat)
  const before = (place: Place, whose: Fact['whose']): Fact => ({
    of: { seat: nobleOf(setting, place) },
    whose,
    deadly: deadly(place),
  })
  const target = setting.targets[house]
  const caller = setting.call?.house
  const stands = (place: Place | undefined): place is Place => place !== undefined && setting.standing[place] === true
  const called = caller !== house && stands(caller) ? [before(caller, 'caller')] : []
  const others = stands(target) && target !== caller ? [before(target, 'anybody')] : []
  return [...called, ...(stands(house) ? [before(house, 'anybody')] : []), ...others]
}

function reachOf({ mode, course, news }: Setting, { courses, reach }: Pick<Table<never>, 'courses' | 'reach'>): number {
  if (mode === 'duel') return DUEL
  const scored = news.find((one): one is { kind: 'scored'; course: number } => one.kind === 'scored')
  const left = courses - (scored?.course ?? course - 1)
  return at(reach, Math.min(left, reach.length - 1))
}
