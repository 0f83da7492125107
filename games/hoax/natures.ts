/** What each nature likes behind a mask. */
import { at } from '../../kernel/at.ts'
import type { Tastes } from '../../kernel/nature.ts'
import type { Seat } from '../../kernel/state.ts'
import { isAction, roleOf } from './actions.ts'
import { lives } from './company.ts'
import { type Hoax, type HoaxView, type Move, type Role, roles } from './state.ts'

const REACTIONS: Readonly<Partial<Record<Move['kind'], Role>>> = {
  illegal: 'emperor',
  fine: 'judge',
  forgive: 'pope',
  immune: 'wizard',
}

/** The role that one says to be by doing so. */
function claimed(move: Move): Role | undefined {
  return isAction(move) ? roleOf(move) : REACTIONS[move.kind]
}

/** Whether somebody has asked this seat more often than they were asked by it (H7.1). */
function pried({ table, seat }: HoaxView, other: Seat): boolean {
  let debt = 0
  for (const { by, of } of table.questions) {
    if (by === other && of === seat) debt++
    if (by === seat && of === other) debt--
  }
  return debt > 0
}

/** What the one before this seat has mostly done on their turns. */
function fashion({ table, seat, seats }: HoaxView): Role | undefined {
  let before = (seat + seats - 1) % seats
  while (before !== seat && !lives(table, before)) before = (before + seats - 1) % seats
  const acted = at(table.acted, before)
  const most = Math.max(...roles.map((role) => acted[role]))
  return most > 0 ? roles.find((role) => acted[role] === most) : undefined
}

export const natures: Tastes<Hoax> = {
  candid(view, move) {
    const role = claimed(move)
    if (!role) return 0
    return role === view.hand.role ? 1.4 : -0.3
  },
  gambler(_, move) {
    if (move.kind === 'immune') return 2
    return move.kind === 'tax' ? 1.5 : 0
  },
  grudge(view, move) {
    if ('from' in move) return pried(view, move.from) ? 3 : -0.5
    if (move.kind === 'illegal' || move.kind === 'fine') return pried(view, view.table.acting) ? 1.5 : -0.7
    return 0
  },
  accountant(_, move) {
    if (move.kind === 'pay') return 3
    return move.kind === 'income' ? 0.8 : 0
  },
  parrot(view, move) {
    return isAction(move) && roleOf(move) === fashion(view) ? 1.2 : 0
  },
  fox(view, move) {
    return claimed(move) === view.hand.role ? -2 : 0
  },
}
