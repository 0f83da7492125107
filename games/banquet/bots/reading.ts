/** What each move is worth on average over the worlds a seat could be in. */
import { sure } from '../../../kernel/at.ts'
import type { Frozen, State, View } from '../../../kernel/state.ts'
import { houseOf } from '../houses.ts'
import { type AnyMove, isA } from '../movelist.ts'
import { sights } from '../news.ts'
import type { Banquet, BanquetView, House, Place, Setting } from '../state.ts'
import { isPoisoned } from '../tokens.ts'
import type { Court, Temper } from './court.ts'
import { worth } from './courtier.ts'
import { mindOf } from './manners.ts'

export function readings<G extends Banquet>(
  court: Court<G>,
  view: View<G>,
  open: readonly G['move'][],
  worlds: readonly State<G>[],
  temper: Temper,
): number[] {
  const minds = worlds.map((world) => mindOf(world, view.seat))
  return open.map((move) => {
    let sum = 0
    for (const mind of minds) sum += worth(court, mind, move, temper)
    return sum / minds.length + temper.curiosity * doubt(view, move, worlds)
  })
}

export interface Valued<M> {
  readonly move: M
  readonly value: number
}

/** The moves with what they are worth, the one that reads best first. */
export function valued<G extends Banquet>(
  court: Court<G>,
  view: View<G>,
  open: readonly G['move'][],
  worlds: readonly State<G>[],
  temper: Temper,
): Valued<G['move']>[] {
  const values = readings(court, view, open, worlds, temper)
  return open.map((move, index) => ({ move, value: sure(values[index], 'reading') })).sort((a, b) => b.value - a.value)
}

export function inOrder<G extends Banquet>(...about: Parameters<typeof valued<G>>): G['move'][] {
  return valued(...about).map(({ move }) => move)
}

/** A look is worth most where one knows least: nothing where all is clear, one where it is the toss of a coin. */
function doubt({ table, seat, hand }: BanquetView, move: AnyMove, worlds: readonly State<Banquet>[]): number {
  if (sights(hand).length > 0) return 0
  const place = lookedInto(move, houseOf(table, seat))
  if (place === null) return 0
  const deadly = worlds.filter(({ box }) => isPoisoned(sure(box.goblets[place], 'goblet'))).length / worlds.length
  return 4 * deadly * (1 - deadly)
}

/** Where the move looks, if it looks anywhere. */
function lookedInto(move: AnyMove, house: House): Place | null {
  if (isA(move, 'dip')) return house
  return isA(move, 'peek') || isA(move, 'look') ? move.place : null
}

/** One move of each sort: of many alike only the first. */
export function differing<M extends AnyMove>({ table, seat }: BanquetView, order: readonly M[]): M[] {
  const house = houseOf(table, seat)
  const sorts = order.map((move) => sortOf(move, table, house))
  return order.filter((_, index) => sorts.indexOf(sure(sorts[index], 'sort of move')) === index)
}

function sortOf(move: AnyMove, table: Party, house: House): string {
  if (!isA(move, 'pour')) return move.kind
  return `${move.kind} ${move.token} ${whither(table, house, move.place)}`
}

type Party = Pick<Frozen<Setting>, 'mode' | 'targets'>

/** Before whom a goblet stands; in a duel before nobody. */
export function whither({ mode, targets }: Party, house: House, place: Place): 'mine' | 'theirs' | 'elsewhere' {
  if (mode === 'duel') return 'elsewhere'
  if (place === house) return 'mine'
  return place === targets[house] ? 'theirs' : 'elsewhere'
}
