/**
 * Worlds as likely as people are: nobody pours poison before himself if he can help it. Worlds are drawn in plenty, and
 * those in which the others poured as people do are kept.
 */
import type { Chance } from '../../../kernel/chance.ts'
import { weighted } from '../imagine/stock.ts'
import { imagine } from '../imagine.ts'
import type { GobletsState, GobletsView, House, Place, Table } from '../state.ts'
import type { Sort } from '../tokens.ts'

/** For one world that is kept so many are drawn. */
const PLENTY = 3

/** How much more often than elsewhere a sort is poured before oneself, and before one's target. */
const HABITS: Readonly<Record<Sort, readonly [own: number, target: number]>> = {
  wine: [2, 1],
  poison: [0.35, 2.5],
  antidote: [2.5, 0.4],
  unicorn: [2.5, 0.3],
  ogre: [0.3, 3],
}

export function likelyWorlds(view: GobletsView, many: number, chance: Chance): GobletsState[] {
  const drawn = Array.from({ length: many * PLENTY }, () => imagine(view, chance))
  const weights = drawn.map(habitual)
  return Array.from({ length: many }, () => drawn[weighted(weights, chance)]!)
}

/** How well what everybody poured in this world goes with what he wants. */
function habitual({ table, hands }: GobletsState): number {
  let fits = 1
  for (const [house, seat] of table.nobles.entries()) {
    for (const memory of hands[seat]!.memory) {
      if (memory.kind === 'pour') fits *= habit(table, house, memory.token, memory.at)
    }
  }
  return fits
}

function habit({ targets }: Table, house: House, token: Sort, place: Place): number {
  if (place === house) return HABITS[token][0]
  return place === targets[house] ? HABITS[token][1] : 1
}
