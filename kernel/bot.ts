import { type Chance, pick } from './chance.ts'
import type { Game } from './game.ts'
import type { Shape, View } from './state.ts'

export const levels = ['random', 'easy', 'normal', 'hard'] as const
export type Level = (typeof levels)[number]

/**
 * Sits in a seat and answers when it is asked. It gets that seat's view and luck of its own, nothing else:
 * the same view and the same luck give the same move, whatever is hidden.
 */
export interface Bot<G extends Shape = Shape> {
  choose(view: View<G>, chance: Chance): G['move']
}

/** Any legal move, each as likely as the next. */
export function randomBot<G extends Shape>(game: Pick<Game<G>, 'moves'>): Bot<G> {
  return { choose: (view, chance) => pick(game.moves(view), chance) }
}
