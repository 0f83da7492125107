/** Shows the card that says least (H7.1), and keeps one to show. */
import { at, sure } from '../../../kernel/at.ts'
import type { Wish } from '../../../kernel/bot.ts'
import { listed } from '../chain.ts'
import { unshown } from '../questioning.ts'
import { type HoaxView, type Move, type Role, roles } from '../state.ts'
import { packs } from '../tokens.ts'
import { knowers, likelihoods } from './belief.ts'
import type { Temper } from './temper.ts'

/**
 * What the asker thinks unlikely anyway, and what others know already: it leaves most lies open. Not what one says to be in this very
 * turn, or it is accused at once; whoever says the truth cannot show it either, so that tells nothing.
 */
export function answers(view: HoaxView, open: readonly Move[], { credits, care, whim }: Temper): readonly Wish<Move>[] {
  const all = open.filter((move) => move.kind === 'show')
  const unsaid = all.filter(({ role }) => !listed(view.table.cards, view.seat, role))
  const shows = unsaid.length > 0 ? unsaid : all
  const suits = likelihoods(view.table, view.seat, sure(credits.at(-1), 'credit'))
  return shows.map((move) => ({
    move,
    often: Math.exp((care * knowers(view, move.role)) / whim) / at(suits, roles.indexOf(move.role)) ** 2,
  }))
}

/**
 * Whether, with this mask too, the acting player has packs enough to ask until one must show what one says to be. The same for truth
 * and lie, so that who stays silent tells nothing.
 */
export function cornered({ table, seat, hand }: HoaxView, role: Role): boolean {
  const asks = packs(at(table.purses, table.acting))
  const spare = unshown(table, seat, hand.shown, table.acting).filter(
    (other) => other !== role && !listed(table.cards, seat, other),
  )
  return asks > 0 && spare.length <= asks
}
