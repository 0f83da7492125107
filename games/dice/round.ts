/** How a round begins. */
import { at } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import { ask, type Seat } from '../../kernel/state.ts'
import { type DiceState, diceOn, FACES, type Face } from './state.ts'

export function throwDice(count: number, chance: Chance): Face[] {
  return Array.from({ length: count }, () => at(FACES, chance(6)))
}

/** L2.1: everybody sees their own, and nobody else's. */
export function newRound(state: DiceState, seat: Seat, chance: Chance): void {
  const { table, hands } = state
  table.bids = []
  for (const [owner, hand] of hands.entries()) {
    hand.dice = throwDice(at(table.dice, owner), chance)
    if (hand.dice.length > 0) hand.news.push({ kind: 'threw', dice: [...hand.dice] })
  }
  table.news.push({ kind: 'thrown', seat, dice: diceOn(table) })
  ask(state, [seat])
}
