/** What people try with goblets on their first evening. */
import type { Bot, Tricks } from '../../../../kernel/bot.ts'
import type { Banquet } from '../../state.ts'
import { type Etiquette, type Habit, habitual } from './habit.ts'
import {
  caredFor,
  emptiest,
  isDeadly,
  isFull,
  leaderPoured,
  leaders,
  own,
  pourersInMine,
  type Spot,
  strayed,
  target,
} from './spot.ts'
import { copied, peek, pour, pourAnything, rotate, swapWith, toast, type Wish, when } from './wishes.ts'

const kill = pour('poison', target)
const heal = pour('antidote', own)
const drinkWine = pour('wine', own)
const flee = when(isDeadly, swapWith(target))
const hasTime = ({ view }: Spot) => view.table.left > 1

/** What somebody does besides who thinks of nothing else. */
const USUAL: readonly Wish[] = [drinkWine, kill, heal, toast]

/** One thing before all others, whenever it can be done. */
const first = (...wishes: readonly Wish[]): Habit => ({ turn: [...wishes, ...USUAL], last: [...wishes, kill, heal] })

const habits: Readonly<Record<string, Habit>> = {
  'poison to the target': first(kill),
  'antidote to oneself': first(heal),
  'antidote at last': { turn: [drinkWine, kill, toast, heal], last: [heal] },
  'poison the own, hand it on': first(flee, when(hasTime, pour('poison', own))),
  'double bluff': {
    turn: [pour('antidote', target), pour('poison', own), drinkWine, toast],
    last: [swapWith(target)],
  },
  'swap at last': { turn: [drinkWine, kill, toast, heal], last: [swapWith(emptiest)] },
  'rotate at last': { turn: USUAL, last: [rotate] },
  'always rotate': { turn: [rotate], last: [rotate] },
  'always wine': { turn: [drinkWine, toast], last: [drinkWine] },
  'always peek': first(flee, peek),
  'toast at once': { turn: [toast, drinkWine, pourAnything], last: [kill] },
  'sit still': { turn: [], last: [] },
  'copy the neighbour': first(copied),
  mirror: first(pour('poison', pourersInMine)),
  'take what they pour for themselves': first(swapWith(caredFor)),
  'take what the leader poured': first(swapWith(leaderPoured)),
  'poison the leader': first(pour('poison', leaders)),
  'never drink what was moved': first(swapWith(strayed)),
  'avoid full goblets': first(when(isFull, swapWith(emptiest))),
}

export function tricksOf<G extends Banquet>(etiquette: Etiquette<G>): Tricks<G> {
  const entries = Object.entries(habits).map(([name, habit]): [string, Bot<G>] => [name, habitual(etiquette, habit)])
  return Object.fromEntries(entries)
}
