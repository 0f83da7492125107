/**
 * What I let pass without being asked each time. It lives on my device alone: the house and everybody at the table get the same
 * word, at a moment at which a finger could have come, as if I had pressed the button.
 *
 * When I am asked all the same follows from the table, and never from my card: whoever is slower exactly in the window of the
 * role they hold would show it.
 */
import { canLet, concerns } from '../../../games/hoax/concern.ts'
import type { Card, HoaxView, Payment, Table } from '../../../games/hoax/state.ts'
import { packs } from '../../../games/hoax/tokens.ts'
import { at } from '../../../kernel/at.ts'
import { type Frozen, type Seat, same } from '../../../kernel/state.ts'

/** Asked at every prompt · nothing more of this turn. */
export type Wish = { readonly is: 'ask' } | { readonly is: 'turn'; readonly turn: string }

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

const hasPack = ({ purses }: Frozen<Table>, seat: Seat) => packs(at(purses, seat, 'purse')) > 0

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
  return nothingNew(view, last)
}
