/** Another world that somebody who knows certain hands cannot tell from the true one, and how it follows what happens there. */
import { sounds } from '../../games/sounds.ts'
import { type Chance, pick } from '../../kernel/chance.ts'
import type { Game } from '../../kernel/game.ts'
import { copy, look, type Seat, type State, same } from '../../kernel/state.ts'

export interface Move {
  readonly kind: string
}

/** Who knows what, and what must stay possible: bots that have made up their minds already. */
export interface Bounds {
  readonly known: readonly Seat[]
  readonly plans: readonly { readonly seat: Seat; readonly move: Move }[]
}

const TRIES = 12

/** A world that fits what is known; the true one where none else is found. */
export function otherWorld(game: Game, truth: State, { known, plans }: Bounds, luck: Chance): State {
  // Who has no seat knows less than anybody who has one.
  const [first = luck(truth.hands.length), ...others] = known
  for (let tries = 0; tries < TRIES; tries++) {
    const world = game.imagine(look(copy(truth), first), luck)
    for (const seat of others) world.hands[seat] = copy(truth.hands[seat]) as State['hands'][number]
    const sound = others.length === 0 || sounds.get(game.key)?.(world) === undefined
    const fits = plans.every(({ seat, move }) => isOpen(game, world, seat, move))
    if (sound && fits && !same(world, truth)) return world
  }
  return copy(truth)
}

export function isOpen(game: Game, state: State, seat: Seat, move: Move): boolean {
  return game.moves(look(state, seat)).some((other) => same(other, move))
}

/** Through whose eyes it is judged how a move looks: all who are known, or anybody where nobody is. */
function eyes({ hands }: State, known: readonly Seat[], by: Seat): readonly Seat[] {
  return known.length > 0 ? known : [(by + 1) % hands.length]
}

/** May this move tell those who know these hands what was hidden from them? Whoever knows no hand may learn from any. */
export function tells(game: Game, state: State, known: readonly Seat[], by: Seat, move: Move): boolean {
  const others = state.hands.map((_, seat) => seat).filter((seat) => seat !== by)
  const blind = known.length > 0 ? known : others
  return blind.some((seat) => game.reveals(look(state, seat), by, move) === 'secret')
}

/** A move that may be made in this world and looks the same to them as that one in the true world. */
export function alike(
  game: Game,
  [truth, world]: readonly [State, State],
  known: readonly Seat[],
  by: Seat,
  move: Move,
  luck: Chance,
): Move | undefined {
  const looks = (other: Move) => eyes(truth, known, by).map((seat) => game.seen(look(truth, seat), by, other))
  const face = looks(move)
  const moves = game.moves(look(world, by)).filter((other) => same(looks(other), face))
  return moves.length > 0 ? pick(moves, luck) : undefined
}
