/**
 * What concerns whom, as everybody can see: the table and the seat decide, and no hand is let in. Whoever were asked more often in
 * the window of the role they hold would show it. In a turn it concerns
 *
 * - whoever the deed took something from (an empty purse was reached into for nothing, and nothing of it stays on the table);
 * - whoever has said something in it on top of the deed;
 * - the acting player once somebody fines them;
 * - both, when two are left.
 *
 * A vote, a question, a bill and a deed are never let pass, whomever they are about.
 */
import type { Place } from '../../kernel/state.ts'
import { twoLeft } from './company.ts'
import { PASS } from './moves.ts'
import type { Hoax, Move } from './state.ts'
import { isWindow } from './windows.ts'

type Seen = Pick<Place<Hoax>, 'table' | 'seat'>

/** Where letting pass is an answer: in a window, and at the last call. */
export function canLet({ table }: Pick<Seen, 'table'>): boolean {
  return !table.vote && !table.question && (isWindow(table.stage) || table.stage === 'last call')
}

/** Whether something of this turn is about this seat. */
export function concerns({ table, seat }: Seen): boolean {
  if (twoLeft(table)) return true
  if (table.acting === seat) return table.cards.some(({ storey }) => storey === 'fine')
  if (table.cards.some((card) => card.seat === seat)) return true
  return table.transfers.some(({ of, from }) => of === 'deed' && from === seat)
}

/** The answer of somebody who would be asked only about what concerns them. */
export function idle(place: Place<Hoax>): Move | undefined {
  const { agenda, seat } = place
  return agenda.asked.includes(seat) && canLet(place) && !concerns(place) ? PASS : undefined
}
