/** What somebody did at a table of goblets that mattered, and what came of it. */
import { at } from '../../kernel/at.ts'
import type { Chronicle, Moment } from '../../kernel/chronicle.ts'
import { type Confessor, type Deed, moveAt } from '../../kernel/confession.ts'
import type { Game } from '../../kernel/game.ts'
import type { Seat, Shape, View } from '../../kernel/state.ts'
import type { Court } from './bots/court.ts'
import type { Cup, Drink } from './chronicle.cups.ts'
import { followCups, type Standing } from './chronicle.follow.ts'
import { readWhat } from './chronicle.what.ts'
import { type Burden, type Thought, thinking } from './confession.why.ts'
import { houseOf } from './houses.ts'
import type { Banquet, House, Move } from './state.ts'

export type Fate = 'well' | 'poisoned'

/** Who drank what it was about, and how that went; what it earned me, where that can be told. */
export interface Upshot {
  readonly drinkers: readonly { readonly seat: Seat; readonly fate: Fate }[]
  /** Whether what was poured into was drunk where it stood. */
  readonly stood: 'there' | 'elsewhere'
  readonly by: number
}

interface Table<G extends Banquet & Shape> {
  readonly game: Game<G>
  readonly court: Court<G>
  /** As one sees it who heeds what there is to remember: puppets played by that. */
  readonly attentive: (view: View<G>) => View<G>
  readonly chronicle: Chronicle<G>
  readonly burden: Burden
  readonly text: Confessor<G, Thought, Upshot>['text']
}

const MOVES: ReadonlySet<string> = new Set<Move['kind']>(['swap', 'rotate', 'veil'])
/** To live or not to live, by what one did to the goblets. */
const LIFE = 2

export function confessorOf<G extends Banquet & Shape>(table: Table<G>): Confessor<G, Thought, Upshot> {
  const { game, court, attentive, chronicle, burden, text } = table
  const think = thinking(court, burden)
  type Told = readonly Moment<G>[]

  function deeds(moments: Told): Deed[] {
    const standings: Standing[] = []
    const { drinks } = followCups(moments, (standing) => standings.push(standing))
    const claimed = chronicle.claims(moments).flatMap(({ at: when, seat, what, swung }): Deed[] => {
      const { kind } = readWhat(what)
      if (kind === 'serves') return []
      const weight = swung.reduce((sum, { by }) => sum + Math.abs(by), 0)
      return [{ at: when, seat, weight: kind === 'toast' ? lead(moments, drinks, when, seat) : weight }]
    })
    const handled = standings.flatMap((standing): Deed[] => {
      const { entry } = at(moments, standing.at, 'moment')
      if (!entry) return []
      const { seat, move } = entry
      const own = drinks.some((drink) => drink.at === standing.at && drink.chosen === 'by the drinker')
      if (move.kind === 'drink' && own) return [{ at: standing.at, seat, weight: LIFE }]
      if (!MOVES.has(move.kind)) return []
      return [{ at: standing.at, seat, weight: moved(moments, drinks, standing, seat) }]
    })
    return [...claimed, ...handled]
  }

  function upshot(moments: Told, deed: Deed): Upshot {
    const { at: when, seat } = deed
    const { state } = at(moments, when - 1, 'moment')
    const { pours, drinks } = followCups(moments)
    const move = moveAt(moments, when) as Move
    const claim = chronicle.claims(moments).find((one) => one.at === when && one.seat === seat)
    const gained = claim?.swung.find((one) => one.seat === seat)?.by ?? 0
    const drunk = drinks.filter(concerns).sort((one) => (one.seat === seat ? -1 : 1))
    const drinkers = drunk.map((drink) => ({ seat: drink.seat, fate: fateOf(drink) }))
    const elsewhere = pours.some(({ at: poured, place, drink }) => poured === when && drink && drink.place !== place)
    return { drinkers, stood: elsewhere ? 'elsewhere' : 'there', by: gained }

    function concerns(drink: Drink): boolean {
      if (move.kind === 'pour') return pours.some((pour) => pour.at === when && pour.drink === drink)
      if (move.kind === 'drink') return drink.at === when
      const course = drinks.find((one) => one.at >= when)?.at
      if (state.table.mode === 'duel' || drink.at !== course) return false
      if (move.kind === 'foretell') return drink.house === move.house
      const house = houseOf(state.table, seat)
      return drink.house === house || drink.house === state.table.targets[house]
    }
  }

  return { game, deeds, thought: (view, move) => think(attentive(view), move), upshot, text }
}

function fateOf({ poisoned }: Pick<Drink, 'poisoned'>): Fate {
  return poisoned ? 'poisoned' : 'well'
}

/** By how many points the course that was drunk on this Toast put the caller ahead of the others, or behind them. */
function lead<G extends Banquet>(
  moments: readonly Moment<G>[],
  drinks: readonly Drink[],
  when: number,
  seat: Seat,
): number {
  const drunk = drinks.find((drink) => drink.at >= when)
  if (!drunk) return 0
  const before = at(moments, drunk.at - 1, 'moment').state.table.score
  const gains = at(moments, drunk.at, 'moment').state.table.score.map((points, other) => points - at(before, other))
  const others = gains.filter((_, other) => other !== seat)
  return Math.abs(at(gains, seat) - others.reduce((sum, gain) => sum + gain, 0) / others.length)
}

/** Whether it changed what somebody drank, of those for whom it was done, from good to bad or the other way. */
function moved<G extends Banquet>(
  moments: readonly Moment<G>[],
  drinks: readonly Drink[],
  { at: when, found, left }: Standing,
  seat: Seat,
): number {
  const { table } = at(moments, when - 1, 'moment').state
  if (table.mode === 'duel') return 0
  const house = houseOf(table, seat)
  const drankFrom = (cup: Cup | undefined) => drinks.find((drink) => drink.cup === cup)
  const turned = (place: House | undefined) => {
    if (place === undefined || found[place] === left[place]) return 0
    const [given, instead] = [drankFrom(left[place]), drankFrom(found[place])]
    const isTheirs = given?.house === place && instead !== undefined
    return isTheirs && given.poisoned !== instead.poisoned ? LIFE : 0
  }
  return turned(house) + turned(table.targets[house])
}
