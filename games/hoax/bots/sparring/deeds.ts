/** What somebody likes to do on their turn. */
import { at } from '../../../../kernel/at.ts'
import { draw, pick } from '../../../../kernel/chance.ts'
import type { Frozen, Seat } from '../../../../kernel/state.ts'
import { type Action, roleOf, sortOf } from '../../actions.ts'
import { living } from '../../company.ts'
import { type HoaxView, type Purse, type Role, roles, sorts } from '../../state.ts'
import { best } from '../best.ts'
import { deeds } from '../player.ts'
import { hard } from '../temper.ts'
import { gain } from '../worth.ts'
import type { Habit } from './habit.ts'

const indifferent = () => 0

type Deed = NonNullable<Habit['deed']>

/** Of the actions that somebody likes the one that brings most; of all of them where none of those is open. */
const liking =
  (likes: (view: HoaxView, action: Action) => boolean): Deed =>
  (view, open) => {
    const liked = open.filter((action) => likes(view, action))
    return best(liked.length > 0 ? liked : open, (action) => gain(view.table, view.seat, action, indifferent))
  }

export const steal: Deed = liking((_, { kind }) => kind === 'steal')
export const conjure: Deed = liking((_, { kind }) => kind === 'spell')
export const tax: Deed = liking((_, { kind }) => kind === 'tax')

/** From the store, of the sort that one has least of. */
export const earn: Deed = liking(
  ({ table, seat }, action) => action.kind === 'income' && sortOf[action.role] === scarcest(at(table.purses, seat)),
)

/** Whoever has the most is robbed, by whatever means. */
export const robTheRichest: Deed = liking((view, action) => 'from' in action && action.from === richest(view))

/** A Judge has nothing to do on a turn, and has to lie. */
export const honestly: Deed = liking(({ hand }, action) => roleOf(action) === hand.role)

/** Always in the same mask. */
export const as = (role: Role): Deed => liking((_, action) => roleOf(action) === role)

/** The roles one after the other, with every round of turns the next. */
export const byTurns: Deed = liking(
  ({ table }, action) => roleOf(action) === at(ACTIVE, table.round % ACTIVE.length, 'role'),
)

/** From the others and never from the store, as long as there is anything to take; in which mask, as the hard puppet would choose. */
export const rob: Deed = (view, open, chance) => {
  const robberies = open.filter(
    (action) => action.kind !== 'income' && gain(view.table, view.seat, action, indifferent) > 0,
  )
  return draw(deeds(view, robberies.length > 0 ? robberies : open, hard, chance), ({ often }) => often, chance).move
}

export const anything: Deed = (_, open, chance) => pick(open, chance)

/** H2.2: a Judge only reacts. */
const ACTIVE: readonly Role[] = roles.filter((role) => role !== 'judge')

function scarcest(purse: Frozen<Purse>) {
  return best(sorts, (sort) => -purse[sort])
}

/** Of the others who are still in the game. */
export function richest({ table, seat }: HoaxView): Seat {
  const others = living(table).filter((other) => other !== seat)
  return best(others, (other) => sorts.reduce((sum, sort) => sum + at(table.purses, other)[sort], 0))
}
