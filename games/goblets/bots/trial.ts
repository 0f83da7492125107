/** Tries a move on the goblets of a world and takes it back. */

import type { Frozen } from '../../../kernel/state.ts'
import { exchange } from '../../etiquette/goblets.ts'
import type { House } from '../../etiquette/state.ts'
import type { Tokens } from '../../etiquette/tokens.ts'
import type { Move, Table } from '../state.ts'

/** The value of the goblets once this move has been made on them; they are as before afterwards. */
export function after(goblets: Tokens[], house: House, move: Move, value: () => number): number {
  switch (move.kind) {
    case 'pour': {
      const goblet = goblets[move.place]!
      goblet[move.token]++
      const worth = value()
      goblet[move.token]--
      return worth
    }
    case 'take': {
      const goblet = goblets[house]!
      goblet[move.token]--
      const worth = value()
      goblet[move.token]++
      return worth
    }
    case 'swap':
      return exchanged(goblets, ...move.places, value)
    case 'veil':
      return move.how === 'goblets' || move.how === 'both' ? exchanged(goblets, house, move.place, value) : value()
    case 'rotate': {
      turn(goblets, move.by)
      const worth = value()
      turn(goblets, -move.by)
      return worth
    }
    default:
      return value()
  }
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
  for (let place = 0; place < length; place++) goblets[(place + by + length) % length] = old[place]!
}

/** Whether a move only says something about scoring, so that its value shows in the table (C3, C10, C19). */
export function retargeted(table: Frozen<Table>, house: House, move: Move): Frozen<Table> {
  if (move.kind === 'retarget') {
    const targets = table.targets.slice()
    exchange(targets, house, move.house)
    return { ...table, targets }
  }
  const seat = table.nobles[house]!
  if (move.kind === 'confess')
    return { ...table, used: [...table.used, { key: 'quicksilver', seat, house, named: null }] }
  if (move.kind === 'foretell') {
    return { ...table, used: [...table.used, { key: 'cantarella', seat, house, named: move.house }] }
  }
  return table
}
