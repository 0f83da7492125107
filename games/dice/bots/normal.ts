/** Reckons how likely each bid is, takes nobody's word for anything, and is hard to read only because it has whims. */
import { type Bot, type Wish, wishing } from '../../../kernel/bot.ts'
import { type Dice, type DiceView, diceOn, type Move } from '../state.ts'
import { rated, type Sight } from './sense.ts'

export function sightOf({ table, hand }: DiceView): Sight {
  return { own: hand.dice, total: diceOn(table), bid: table.bids.at(-1), ones: table.options.ones }
}

function wishes(view: DiceView): Wish<Move>[] {
  const all = rated(sightOf(view)).map(({ bid, often }): Wish<Move> => ({ move: { kind: 'bid', ...bid }, often }))
  return all.length > 0 ? all : [{ move: { kind: 'doubt' }, often: 1 }]
}

export const normal: Bot<Dice> = wishing(wishes)
