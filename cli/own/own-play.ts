/** A game in which somebody's own bots sit, each of whom may take its time. */
import { at } from '../../kernel/at.ts'
import { type Bot, recollect } from '../../kernel/bot.ts'
import { scatter } from '../../kernel/chance.ts'
import type { Game } from '../../kernel/game.ts'
import { turns } from '../../kernel/selfplay.ts'
import { copy, look, type Seat, type Shape, type State } from '../../kernel/state.ts'
import { type Failure, moveMeant, type OwnPlayer, Trouble } from './player.ts'

export type Sitter = Bot | OwnPlayer

const isOwn = (sitter: Sitter): sitter is OwnPlayer => 'begin' in sitter

/** What went wrong in a tournament, and where. */
export interface Mishap extends Failure {
  readonly seat: Seat
}

/** The same as `selfPlay`. An own bot is handed a copy of what its seat sees: it remembers for itself, and can change nothing. */
export async function ownPlay(
  game: Game,
  sitters: readonly Sitter[],
  options: Shape['options'],
  seed: number,
  before: (state: State, seat: Seat, move: Shape['move']) => void,
) {
  const seats = sitters.length
  for (const [seat, sitter] of sitters.entries())
    if (isOwn(sitter)) sitter.begin({ game: game.key, options, seats, seat, seed: scatter(seed, seat + 1) })
  const all = turns(game, seats, options, seed)
  let turn = all.next()
  while (!turn.done) {
    const { state, seat, chance } = turn.value
    const sitter = at(sitters, seat, 'sitter')
    const move = isOwn(sitter)
      ? await own(game, sitter, state, seat)
      : sitter.choose(recollect(game, state, seat), chance)
    before(state, seat, move)
    turn = all.next(move)
  }
  return turn.value
}

async function own(game: Game, player: OwnPlayer, state: State, seat: Seat): Promise<Shape['move']> {
  const view = look(state, seat)
  const moves = game.moves(view)
  try {
    return moveMeant(await player.choose(copy(view), copy(moves)), moves)
  } catch (error) {
    if (!(error instanceof Trouble)) throw error
    throw new Mislaid({ ...error.failure, seat })
  }
}

export class Mislaid extends Error {
  readonly mishap: Mishap

  constructor(mishap: Mishap) {
    super(mishap.what)
    this.mishap = mishap
  }
}
