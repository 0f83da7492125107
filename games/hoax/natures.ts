/** What each nature likes behind a mask. */
import { at } from '../../kernel/at.ts'
import type { Tastes } from '../../kernel/nature.ts'
import type { Seat } from '../../kernel/state.ts'
import { isAction, roleOf, sortOf } from './actions.ts'
import { best } from './bots/best.ts'
import { askedBy } from './bots/trust.ts'
import { worth } from './bots/worth.ts'
import { lives, living, nextLiving } from './company.ts'
import { type Hoax, type HoaxView, type Move, type Role, roles, type Sort } from './state.ts'

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
export function pried({ table, seat }: HoaxView, other: Seat): boolean {
  return askedBy(table, other, seat) > askedBy(table, seat, other)
}

/** Whoever of those in the game sat down before this seat. */
function before({ table, seat, seats }: HoaxView): Seat {
  let one = (seat + seats - 1) % seats
  while (one !== seat && !lives(table, one)) one = (one + seats - 1) % seats
  return one
}

type Deeds = HoaxView['table']['acted'][number]

/** What somebody has mostly done on their turns. */
function mostly(deeds: Deeds): Role | undefined {
  const most = Math.max(...roles.map((role) => deeds[role]))
  return most > 0 ? roles.find((role) => deeds[role] === most) : undefined
}

/** Whether it is in the mask that the one before this seat wears most. */
export function apes(view: HoaxView, role: Role): boolean {
  return role === mostly(at(view.table.acted, before(view)))
}

/** Whether this seat has worn no mask more often. */
export function wornOut({ table, seat }: HoaxView, role: Role): boolean {
  return role === mostly(at(table.acted, seat))
}

/** Whether they sit next to this seat. */
export function isNext({ table, seat }: HoaxView, other: Seat): boolean {
  return other === nextLiving(table, seat)
}

/** Whether nobody else has more to inherit. */
export function isRichest({ table, seat }: HoaxView, other: Seat): boolean {
  const others = living(table).filter((one) => one !== seat)
  return other === best(others, (one) => worth(at(table.purses, one)))
}

/** How many have a token of this sort. */
export function holders({ table }: HoaxView, sort: Sort): number {
  return table.purses.filter((purse) => purse[sort] > 0).length
}

/** Whether the role that one really is would earn it. */
export function isOwn({ hand: { role } }: HoaxView, sort: Sort): boolean {
  return role in sortOf && sortOf[role as keyof typeof sortOf] === sort
}

export const natures: Tastes<Hoax> = {
  candid(view, move) {
    if (move.kind === 'take') return isOwn(view, move.sort) ? 3 : 0
    if (move.kind === 'question') return isNext(view, move.seat) ? 2 : 0
    const role = claimed(move)
    if (!role) return 0
    return role === view.hand.role ? 1.3 : -0.3
  },
  gambler(view, move) {
    if (move.kind === 'take') return move.sort === 'gold' ? 3 : 0
    if (move.kind === 'question') return isRichest(view, move.seat) ? 2.5 : 0
    if (move.kind === 'immune') return 2
    if (move.kind === 'steal') return 0.8
    return move.kind === 'tax' ? 2 : 0
  },
  grudge(view, move) {
    if (move.kind === 'question') return pried(view, move.seat) ? 3 : 0
    if ('from' in move) return pried(view, move.from) ? 2.5 : -0.5
    if (move.kind === 'illegal' || move.kind === 'fine') return pried(view, view.table.acting) ? 1.5 : -0.5
    return 0
  },
  accountant(view, move) {
    if (move.kind === 'take') return -2 * holders(view, move.sort)
    if (move.kind === 'pay') return 3
    return move.kind === 'income' ? 0.4 : 0
  },
  parrot(view, move) {
    if (move.kind === 'take') return at(view.table.purses, before(view))[move.sort] > 0 ? 2 : 0
    return isAction(move) && apes(view, roleOf(move)) ? 0.8 : 0
  },
  fox(view, move) {
    if (move.kind === 'take') return isOwn(view, move.sort) ? -3 : 0
    if (isAction(move) && wornOut(view, roleOf(move))) return -1.2
    return claimed(move) === view.hand.role ? -2 : 0
  },
}
