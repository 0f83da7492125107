/**
 * Who had an action to spare has mostly looked into their goblet. Nobody's looks are written down for others, but how much they poured
 * in how many turns all can count. What I poured there after their last turn they have not seen.
 */
import { sure } from '../../../kernel/at.ts'
import type { Chance } from '../../../kernel/chance.ts'
import { houseOf, leftOf, nobleOf } from '../../banquet/houses.ts'
import { share } from '../../banquet/imagine/stock.ts'
import type { House, Place } from '../../banquet/state.ts'
import type { Tokens } from '../../banquet/tokens.ts'
import { DEALT } from '../material.ts'
import type { GobletsState, GobletsView } from '../state.ts'

/** How likely somebody who could have looked has. */
export const CURIOUS = 0.85
/** G4.1 */
const ACTIONS = 2

type Table = GobletsView['table']

/** Lets the others of this world have looked. */
export function withLooks(view: GobletsView, world: GobletsState, chance: Chance): GobletsState {
  const { table, seat } = view
  if (table.mode !== 'single') return world
  const own = houseOf(table, seat)
  for (let house = 0; house < table.nobles.length; house++) {
    const spare = ACTIONS * turnsOf(table, house) - (DEALT - sure(table.screens[house], 'screen'))
    if (house === own || spare <= 0 || share(chance) > CURIOUS) continue
    const place = table.call && table.rings ? table.rings.indexOf(house) : house
    sure(world.hands[nobleOf(table, house)], 'hand').memory.push({
      kind: 'look',
      tokens: seenBy(view, house, place, sure(world.box.goblets[place], 'goblet')),
      screens: [...table.screens],
      when: 0,
      round: table.round,
      at: place,
      or: null,
      ring: house,
      place,
    })
  }
  return world
}

/** How many turns a house has had in this course. */
function turnsOf(table: Table, house: House): number {
  if (table.call?.by === 'table') return table.round
  return table.round - (order(table, house) < order(table, table.call?.house ?? table.turn) ? 0 : 1)
}

/** Who acts when in a round of turns. */
function order(table: Table, house: House): number {
  const { length } = table.nobles
  return (house - leftOf(table, table.host) + length) % length
}

function seenBy({ table, hand, seat }: GobletsView, house: House, place: Place, truth: Readonly<Tokens>): Tokens {
  const turns = turnsOf(table, house)
  const isLater = order(table, houseOf(table, seat)) > order(table, house)
  const seen = { ...truth }
  for (const one of hand.memory) {
    const unseen = one.round > turns || (one.round === turns && isLater)
    if (one.kind === 'pour' && one.at === place && unseen && seen[one.token] > 0) seen[one.token]--
  }
  return seen
}
