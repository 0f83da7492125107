/** Reckons how likely each bid is, takes nobody's word for anything, and is hard to read only because it has whims. */
import type { Bot } from '../../../kernel/bot.ts'
import { type Dice, type DiceView, diceOn } from '../state.ts'
import { type Sight, sensible } from './sense.ts'

export function sightOf({ table, hand }: DiceView): Sight {
  return { own: hand.dice, total: diceOn(table), bid: table.bids.at(-1), ones: table.options.ones }
}

export const normal: Bot<Dice> = {
  choose(view, chance) {
    const bid = sensible(sightOf(view), chance)
    return bid ? { kind: 'bid', ...bid } : { kind: 'doubt' }
  },
}
