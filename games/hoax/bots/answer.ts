/** Shows the card that says least (H7.1). */
import { at, sure } from '../../../kernel/at.ts'
import type { Wish } from '../../../kernel/bot.ts'
import { listed } from '../chain.ts'
import { type HoaxView, type Move, roles } from '../state.ts'
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
