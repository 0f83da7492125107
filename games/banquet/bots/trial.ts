/** Tries a move on the goblets of a world and takes it back. */
import { sure } from '../../../kernel/at.ts'
import type { Frozen } from '../../../kernel/state.ts'
import { exchange } from '../goblets.ts'
import { nobleOf } from '../houses.ts'
import { type AnyMove, isA } from '../movelist.ts'
import type { House, Setting } from '../state.ts'
import type { Tokens } from '../tokens.ts'

/** The value of the goblets once this move has been made on them; they are as before afterwards. */
export function after(goblets: Tokens[], house: House, move: AnyMove, value: () => number): number {
  if (isA(move, 'pour')) {
    const goblet = sure(goblets[move.place], 'goblet')
    goblet[move.token]++
    const worth = value()
    goblet[move.token]--
    return worth
  }
  if (isA(move, 'swap')) return exchanged(goblets, ...move.places, value)
  if (isA(move, 'rotate')) {
    turn(goblets, move.by)
    const worth = value()
    turn(goblets, -move.by)
    return worth
  }
  if (isA(move, 'take')) {
    const goblet = sure(goblets[house], 'goblet')
    goblet[move.token]--
    const worth = value()
    goblet[move.token]++
    return worth
  }
  if (isA(move, 'veil') && (move.how === 'goblets' || move.how === 'both')) {
    return exchanged(goblets, house, move.place, value)
  }
  return value()
}

function exchanged(goblets: Tokens[], a: number, b: number, value: () => number): number {
  exchange(goblets, a, b)
  const worth = value()
  exchange(goblets, a, b)
  return worth
}

function turn(goblets: Tokens[], by: number): void {
  const { length } = goblets
  const old = goblets.slice()
  for (let place = 0; place < length; place++) goblets[(place + by + length) % length] = sure(old[place], 'goblet')
}

/** A move that only says something about scoring, so that its value shows in the table (C3, C19). */
export function spoken<T extends Frozen<Setting>>(table: T, house: House, move: AnyMove): T {
  if (isA(move, 'confess')) {
    const seat = nobleOf(table, house)
    return { ...table, used: [...table.used, { key: 'quicksilver', seat, house, named: null }] }
  }
  if (isA(move, 'foretell')) {
    const seat = nobleOf(table, house)
    return { ...table, used: [...table.used, { key: 'cantarella', seat, house, named: move.house }] }
  }
  return table
}
