/**
 * Worlds as likely as people are: everybody pours his wine first, poison before his target, and none before himself if
 * he can help it. A world that merely fits is changed here and there, token by token, as long as it still fits, towards
 * what people do (Metropolis's way: a change for the likelier always, for the less likely in proportion).
 */
import { type Chance, pick } from '../../../kernel/chance.ts'
import type { Frozen, State, View } from '../../../kernel/state.ts'
import { members } from '../houses.ts'
import { drawFrom } from '../imagine/stock.ts'
import { sights } from '../news.ts'
import type { Banquet, BanquetState, BanquetView, House, Memory, Place, Setting } from '../state.ts'
import type { Sort } from '../tokens.ts'
import type { Court } from './court.ts'

type Pour = Memory & { kind: 'pour' }

/** How readily each sort is poured: before oneself, before one's target, elsewhere. */
const HABITS: Readonly<Record<Sort, readonly [own: number, target: number, elsewhere: number]>> = {
  wine: [4, 1.2, 1.2],
  poison: [0.2, 1.6, 0.6],
  antidote: [1, 0.2, 0.4],
  unicorn: [1, 0.1, 0.3],
  ogre: [0.2, 1.6, 0.6],
}

/** So many changes are tried for every token that the others have poured. */
const CHANGES = 4
const FINE = 1 << 20

export function likelyWorlds<G extends Banquet>(
  court: Court<G>,
  view: View<G>,
  many: number,
  chance: Chance,
): State<G>[] {
  return Array.from({ length: many }, () => likelyWorld(court, view, chance))
}

function likelyWorld<G extends Banquet>(court: Court<G>, view: View<G>, chance: Chance): State<G> {
  const world = court.imagine(view, chance)
  const free = untouched(view)
  const poured = pours(view, world, free)
  if (poured.length === 0) return world
  for (let change = CHANGES * poured.length; change > 0; change--) {
    const one = pick(poured, chance)
    if (chance(2) === 0) otherToken(world, one, chance)
    else if (view.table.dial === 'mine') otherPlace(world, one, pick(free, chance), chance)
  }
  return world
}

/** The goblets of which I know nothing but what I poured myself. */
function untouched({ table, hand }: BanquetView): Place[] {
  const seen = new Set(
    hand.memory.flatMap(({ kind, at, or }) => (kind === 'pour' ? [] : or === null ? [at] : [at, or])),
  )
  for (const { goblet } of sights(hand)) seen.add(goblet.place)
  return table.standing.flatMap((stands, place) => (stands && !seen.has(place) ? [place] : []))
}

interface Known {
  readonly house: House
  /** The same pour, as each of its house remembers it. */
  readonly pours: readonly Pour[]
}

function pours({ table, seat }: BanquetView, world: BanquetState, free: readonly Place[]): Known[] {
  if (free.length === 0 || table.taken !== null) return []
  return table.nobles.flatMap((noble, house) => {
    const own = members(table, house)
    if (own.includes(seat)) return []
    return world.hands[noble]!.memory.flatMap((memory, at): Known[] => {
      if (memory.kind !== 'pour' || !free.includes(memory.at)) return []
      return [{ house, pours: own.map((member) => world.hands[member]!.memory[at] as Pour) }]
    })
  })
}

function habit({ targets }: Frozen<Setting>, house: House, token: Sort, place: Place): number {
  const where = place === house ? 0 : place === targets[house] ? 1 : 2
  return HABITS[token][where]
}

const accepts = (ratio: number, chance: Chance) => ratio >= 1 || chance(FINE) < ratio * FINE

/** He poured another of his tokens, and kept this one. */
function otherToken(world: BanquetState, { house, pours: same }: Known, chance: Chance): void {
  const { table, hands, box } = world
  const { token, at } = same[0]!
  const held = hands[table.nobles[house]!]!.tokens
  const other = drawFrom(held, chance)
  const calledDry = table.call?.house === house && token === 'wine'
  if (!other || other === token || calledDry) return
  if (!accepts(habit(table, house, other, at) / habit(table, house, token, at), chance)) return
  box.goblets[at]![token]--
  box.goblets[at]![other]++
  for (const pour of same) pour.token = other
  for (const seat of members(table, house)) {
    hands[seat]!.tokens[token]++
    hands[seat]!.tokens[other]--
  }
}

/** He poured it into another goblet. */
function otherPlace({ table, box }: BanquetState, { house, pours: same }: Known, to: Place, chance: Chance): void {
  const { token, at } = same[0]!
  if (!accepts(habit(table, house, token, to) / habit(table, house, token, at), chance)) return
  box.goblets[at]![token]--
  box.goblets[to]![token]++
  for (const pour of same) pour.at = to
}
