/** Plays like a friendly beginner: trusts what it poured and saw itself, forgets that others pour too, and errs a little. */
import { sure } from '../../../kernel/at.ts'
import type { Bot } from '../../../kernel/bot.ts'
import type { Chance } from '../../../kernel/chance.ts'
import { houseOf } from '../houses.ts'
import { isA } from '../movelist.ts'
import { sights } from '../news.ts'
import type { Banquet, BanquetView, Place } from '../state.ts'
import { type Tokens, tokens } from '../tokens.ts'
import type { Court, Mind, Temper } from './court.ts'
import { worth } from './courtier.ts'

/** Counts what the goblets hold now, and hardly anything to come. */
const HASTY: Temper = { present: 1, kept: 0.12, burden: 0.3, curiosity: 0 }
const FINE = 1 << 16

export interface Nature {
  /** How far it errs, in points. */
  readonly slip: number
  /** What it is worth to look into its goblet, where it has not looked in this round of turns. */
  readonly curiosity: number
  /** From so much on it calls the Toast. */
  toastsFrom(round: number): number
}

export function beginner<G extends Banquet>(court: Court<G>, { slip, curiosity, toastsFrom }: Nature): Bot<G> {
  const error = (chance: Chance) => (slip * chance(FINE)) / FINE
  return {
    choose(view, chance) {
      const { table } = view
      const open = court.moves(view)
      if (open.length === 1) return sure(open[0], 'move')
      const goblets = believed(view)
      const mind: Mind<G> = { table, hand: view.hand, seat: view.seat, house: houseOf(table, view.seat), goblets }
      const value = (move: G['move']) =>
        isA(move, 'drink')
          ? court.palatable(sure(goblets[move.place], 'goblet'))
          : worth(court, mind, move, HASTY) + (isA(move, 'peek') && !hasLooked(view) ? curiosity : 0)
      const usual = open.filter(({ kind }) => kind !== 'toast')
      const move = best(usual, (one) => value(one) + error(chance))
      const toast = open.find(({ kind }) => kind === 'toast')
      return toast && value(move) >= toastsFrom(table.round) ? toast : move
    },
  }
}

export function hasLooked({ table, hand, seat }: BanquetView): boolean {
  const own = houseOf(table, seat)
  const isMine = (place: Place) => table.mode === 'duel' || place === own
  const seen = hand.memory.some((one) => one.kind === 'look' && isMine(one.at) && one.round === table.round)
  return seen || sights(hand).length > 0
}

function best<M>(open: readonly M[], value: (move: M) => number): M {
  const values = open.map(value)
  return sure(open[values.indexOf(Math.max(...values))], 'move')
}

/** The goblets with what it put and saw there itself, and nothing else. */
export function believed({ table, hand }: BanquetView): Tokens[] {
  const goblets = table.standing.map(() => tokens())
  for (const memory of hand.memory) {
    if (memory.kind === 'look') goblets[memory.at] = { ...memory.tokens }
    else if (memory.kind === 'pour') sure(goblets[memory.at], 'goblet')[memory.token]++
  }
  for (const { goblet, tokens: seen } of sights(hand))
    if (table.standing[goblet.place]) goblets[goblet.place] = { ...seen }
  return goblets
}
