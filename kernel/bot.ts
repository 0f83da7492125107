import { at } from './at.ts'
import { type Chance, draw, pick } from './chance.ts'
import type { Game } from './game.ts'
import { look, type Seat, type Shape, type State, type View } from './state.ts'

/** How well a bot plays, from the least to the best. */
export const strengths = ['random', 'easy', 'normal', 'hard'] as const
export type Strength = (typeof strengths)[number]

/** How a puppet is hired: a teacher plays as well as is good for the people at its table. */
export const levels = [...strengths, 'teacher'] as const
export type Level = (typeof levels)[number]

/** Those whose thoughts are long, or may be: a teacher is a hard one now and then. */
export const slow: ReadonlySet<Level | null | undefined> = new Set<Level>(['hard', 'teacher'])

/**
 * Sits in a seat and answers when it is asked. It gets that seat's view and luck of its own, nothing else:
 * the same view and the same luck give the same move, whatever is hidden.
 */
export interface Bot<G extends Shape = Shape> {
  choose(view: View<G>, chance: Chance): G['move']
  /** What it would choose among, where there is more than one thing that is good enough. */
  wishes?(view: View<G>, chance: Chance): readonly Wish<G['move']>[]
}

/** Something that a bot might do, how often it would, and how much of the win it gives away by doing it instead of the best. */
export interface Wish<M> {
  readonly move: M
  readonly often: number
  readonly costs?: number
}

/** A bot that does what it wishes for, as often as it wishes. */
export function wishing<G extends Shape>(
  wishes: (view: View<G>, chance: Chance) => readonly Wish<G['move']>[],
): Bot<G> {
  return { choose: (view, chance) => draw(wishes(view, chance), ({ often }) => often, chance).move, wishes }
}

/** What a bot on this seat goes by: what the seat sees, and what somebody attentive there would remember. */
export function recollect<G extends Shape>(game: Pick<Game<G>, 'recalled'>, state: State<G>, seat: Seat): View<G> {
  return look(game.recalled?.(state) ?? state, seat)
}

/** A game's players, by how well they play. */
export type Bots<G extends Shape = Shape> = Readonly<Record<Strength, Bot<G>>>

/** Players who know one trick each, by its name: to find out what a person who tried it would gain. */
export type Tricks<G extends Shape = Shape> = Readonly<Record<string, Bot<G>>>

/** Of so many moves one interrupts where another would answer: if it were as likely as any, nobody would get to play. */
const ASIDE = 16

/** Any of these moves, each as likely as the next; those that interrupt come now and then. */
export function anyMove<G extends Shape>(
  { asides }: Pick<Game<G>, 'asides'>,
  moves: readonly G['move'][],
  chance: Chance,
): G['move'] {
  if (!asides || chance(ASIDE) === 0) return pick(moves, chance)
  const answers = moves.findIndex(({ kind }) => asides.includes(kind))
  return answers > 0 ? at(moves, chance(answers), 'move') : pick(moves, chance)
}

/** Does anything that is open. Enough for a game to begin with. */
export function randomBot<G extends Shape>(game: Pick<Game<G>, 'moves' | 'asides'>): Bot<G> {
  return { choose: (view, chance) => anyMove(game, game.moves(view), chance) }
}
