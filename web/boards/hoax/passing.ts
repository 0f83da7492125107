/**
 * What I let pass without being asked each time. It lives on my device alone: the house and everybody at the table get the same
 * word, at a moment at which a finger could have come, as if I had pressed the button.
 *
 * When I am asked all the same follows from the table, and never from my card: whoever is slower exactly in the window of the
 * role they hold would show it.
 */
import { twoLeft } from '../../../games/hoax/company.ts'
import type { Card, HoaxView, Payment, Table } from '../../../games/hoax/state.ts'
import { packs } from '../../../games/hoax/tokens.ts'
import { isWindow } from '../../../games/hoax/windows.ts'
import { at } from '../../../kernel/at.ts'
import { type Frozen, type Seat, same } from '../../../kernel/state.ts'

/** Asked at every prompt · nothing more of this turn · only what concerns me. */
export type Wish = { readonly is: 'ask' } | { readonly is: 'turn'; readonly turn: string } | { readonly is: 'wake' }

/** What decides: the table and where I sit. The hand is not in it. */
type Seen = Pick<HoaxView, 'table' | 'seat'>

/** What the others have said and done in this turn. */
interface House {
  readonly cards: readonly Frozen<Card>[]
  readonly payment: Frozen<Payment> | null
}

/** The last thing that I let pass, and how things stood by then. */
export interface Let {
  readonly turn: string
  readonly house: House
}

export function turnOf({ game, round, acting }: Frozen<Table>): string {
  return `${game} ${round} ${acting}`
}

export function houseOf({ table, seat }: Seen): House {
  return { cards: table.cards.filter((card) => card.seat !== seat), payment: table.payment }
}

/** Whether something of this turn is about me, as everybody can see. */
function concerns({ table, seat }: Seen): boolean {
  if (twoLeft(table)) return true
  if (table.acting === seat) return table.cards.some(({ storey }) => storey === 'fine')
  return table.transfers.some(({ of, from }) => of === 'deed' && from === seat)
}

const hasPack = ({ purses }: Frozen<Table>, seat: Seat) => packs(at(purses, seat, 'purse')) > 0

/** Where letting pass is an answer: in a window, and at the last call. */
export function canLet({ table }: Pick<HoaxView, 'table'>): boolean {
  return !table.vote && !table.question && (isWindow(table.stage) || table.stage === 'last call')
}

/** The last call asks nothing new where nobody has said or paid anything since I let it pass, or since I acted and can ask nobody. */
function nothingNew(view: Seen, last: Let | undefined): boolean {
  const { table, seat } = view
  if (table.stage !== 'last call') return false
  if (table.acting === seat) return !concerns(view) && !hasPack(table, seat)
  return last?.turn === turnOf(table) && same(last.house, houseOf(view))
}

/** Does my device answer for me? */
export function letsPass(view: Seen, wish: Wish, last: Let | undefined): boolean {
  if (!canLet(view)) return false
  if (wish.is === 'turn' && wish.turn === turnOf(view.table)) return true
  if (wish.is === 'wake' && !concerns(view)) return true
  return nothingNew(view, last)
}

const SOONEST = 1000
const MOSTLY = 900
const LATEST = 6000

/** How long a finger takes that has nothing to think about: never at once, mostly soon, now and then a good while. */
export function fingertime(luck: number): number {
  return Math.min(LATEST, SOONEST - MOSTLY * Math.log(1 - luck))
}
