/** Shows the card that says least (H7.1). */
import { at, sure } from '../../../kernel/at.ts'
import type { Chance } from '../../../kernel/chance.ts'
import { type HoaxView, type Move, roles } from '../state.ts'
import { knowers, likelihoods } from './belief.ts'
import { draw } from './draw.ts'
import type { Temper } from './temper.ts'

/** What the asker thinks unlikely anyway, and what others know already: it leaves most lies open. */
export function answer(view: HoaxView, open: readonly Move[], { credits, care, whim }: Temper, chance: Chance): Move {
  const shows = open.filter((move) => move.kind === 'show')
  const suits = likelihoods(view.table, view.seat, sure(credits.at(-1), 'credit'))
  return draw(
    shows,
    ({ role }) => Math.exp((care * knowers(view, role)) / whim) / at(suits, roles.indexOf(role)) ** 2,
    chance,
  )
}
