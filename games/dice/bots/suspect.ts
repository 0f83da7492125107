/** What may lie under the other cups, by what their owners have said. */
import { at } from '../../../kernel/at.ts'
import { type Chance, draw } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/state.ts'
import { counts, type DiceView, FACES, type Face } from '../state.ts'

/** Who has bid a face has a die that bears it out so many times as often as others do. */
const TRUST = 1.25

/** Dice for every other cup; the own ones as they lie. */
export function suspect({ table, seat, hand }: DiceView, chance: Chance): Face[][] {
  const { ones } = table.options
  return table.dice.map((own, other) => {
    if (other === seat) return [...hand.dice]
    const weights = FACES.map((die) => weightOf(die, other))
    return Array.from({ length: own }, () => draw(FACES, (face) => at(weights, face - 1), chance))
  })

  function weightOf(die: Face, other: Seat): number {
    let weight = 1
    for (const bid of table.bids) if (bid.seat === other && counts(die, bid.face, ones)) weight *= TRUST
    return weight
  }
}
