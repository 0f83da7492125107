/** What each nature likes when dice are about. */
import { at } from '../../kernel/at.ts'
import type { Tastes } from '../../kernel/nature.ts'
import type { Seat } from '../../kernel/state.ts'
import { announceable, heard } from './claims.ts'
import { AT_LEAST } from './odds.ts'
import { holds, type Move, nextSeat, type Rats, type RatsView } from './state.ts'

type Saying = Extract<Move, { kind: 'announce' | 'hand on' }>
const says = (move: Move): move is Saying => move.kind === 'announce' || move.kind === 'hand on'

/** Whether it is true, of one who knows. */
function isTrue({ hand }: RatsView, { claim }: Saying): boolean | undefined {
  return hand.dice ? holds(claim, hand.dice) : undefined
}

/** How far above the lowest number that is open. */
function height({ table }: RatsView, { claim }: Saying): number {
  return claim - announceable(table).low
}

/** The brains that this seat has lost to another, beyond those that it took from them. */
function debt({ table: { annals }, seat }: RatsView, other: Seat): number {
  if (!annals) return 0
  return at(at(annals, seat).lost, other) - at(at(annals, other).lost, seat)
}

/** What whoever sits before this seat said last; and this seat itself. */
function echo({ table: { annals }, seat, seats }: RatsView, { claim }: Saying): boolean {
  return annals?.[(seat + seats - 1) % seats]?.spoke === claim
}

/** How likely so many rats are, of dice that one knows nothing about. */
function odds({ table }: RatsView): number {
  return at(at(AT_LEAST, table.dice), heard(table))
}

export const natures: Tastes<Rats> = {
  candid(view, move) {
    if (says(move)) return isTrue(view, move) === false ? -4 : 1.5
    return move.kind === 'believe' ? 12 : 0
  },
  gambler(view, move) {
    if (view.table.stage === 'shaken') return move.kind === 'announce' ? 2.5 : 0
    if (says(move)) return 0.35 * height(view, move)
    if (move.kind === 'doubt') return odds(view) > 0.4 ? 0.5 : -0.5
    return move.kind === 'shake' ? 1.5 : 0
  },
  grudge(view, move) {
    if (move.kind === 'doubt') return debt(view, view.table.giver) > 0 ? 3 : -5
    if (says(move)) return debt(view, nextSeat(view.seat, view.seats)) > 0 === !isTrue(view, move) ? 5 : -5
    return 0
  },
  accountant(view, move) {
    if (says(move)) return -5 * height(view, move)
    if (move.kind === 'doubt') return odds(view) < 0.6 ? 1.3 : -1.3
    return move.kind === 'shake' ? -3 : 0
  },
  parrot(view, move) {
    if (says(move)) return echo(view, move) ? 5 : 0
    if (move.kind !== 'believe' && move.kind !== 'doubt') return 0
    return view.table.annals?.[view.table.giver]?.answered === move.kind ? 2 : 0
  },
  fox(view, move) {
    if (says(move)) return isTrue(view, move) ? -2.5 : 0.5
    return move.kind === 'doubt' ? 0.3 : 0
  },
}
