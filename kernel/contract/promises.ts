/** What every game promises the house, besides keeping its secrets (twins.ts) and imagining well (worlds.ts). */
import { seeded } from '../chance.ts'
import { play, replay } from '../match.ts'
import { copy, look, type Shape, same, type View } from '../state.ts'
import { bytes } from './stop.ts'
import type { Held, Visitor } from './visitor.ts'
import { demand, endsWell, everySeat } from './walk.ts'

/** Whoever is asked can answer, until the game ends; then nobody is asked, and everybody has a place. */
export function endsInTime<G extends Shape>({ game }: Held<G>): Visitor<G> {
  return {
    pass({ state }) {
      const idle = state.agenda.asked.find((seat) => game.moves(look(state, seat)).length === 0)
      demand(idle === undefined, `${game.key}: seat ${idle} is asked and can do nothing`)
    },
    leave({ state }) {
      endsWell(game, state)
      const done = everySeat(state).every((seat) => game.moves(look(state, seat)).length === 0)
      demand(done, `${game.key}: moves are offered after the end`)
    },
  }
}

/** The moves of a seat follow from its view: from its JSON as well, and asking for them changes nothing. */
export function legalityIsInTheView<G extends Shape>({ game }: Held<G>): Visitor<G> {
  // Many games make each move once, and lists that are often asked for as well: what was read once is not read again.
  const inOrder = new WeakSet<object>()
  const words = new WeakMap<object, string>()
  const wordsOf = (move: G['move']): string => {
    const known = words.get(move) ?? bytes(move)
    words.set(move, known)
    return known
  }
  const order = (moves: readonly G['move'][]) => {
    if (inOrder.has(moves)) return
    inOrder.add(moves)
    const aside = moves.findIndex(({ kind }) => game.asides?.includes(kind))
    demand(
      aside < 0 || moves.slice(aside).every(({ kind }) => game.asides?.includes(kind)),
      `${game.key}: an answer is listed after what interrupts`,
    )
    demand(
      new Set(moves.map(wordsOf)).size === moves.length && moves.every(({ kind }) => game.kinds.includes(kind)),
      `${game.key}: a move is offered twice or has an unknown kind`,
    )
  }
  return {
    visit(stop) {
      for (const seat of stop.watchers) {
        const moves = stop.moves(seat)
        demand(same(game.moves(look(stop.read, seat)), moves), `${game.key}: moves depend on more than the view`)
        order(moves)
      }
      demand(stop.untouched, `${game.key}: asking for moves changes the state`)
    },
  }
}

/** Every kind of move that is not open has a clause that says why, and no open one has. */
export function whyNamesAClause<G extends Shape>({ game, clauses }: Held<G>): Visitor<G> {
  const check = (view: View<G>, moves: readonly G['move'][]) => {
    const open = new Set(moves.map(({ kind }) => kind))
    for (const kind of game.kinds) {
      const clause = game.why(view, kind)
      demand(open.has(kind) === (clause === undefined), `${game.key}: why(${kind}) contradicts the moves`)
      demand(
        clause === undefined || clauses.has(clause),
        `${game.key}: why(${kind}) names ${clause}, which is no clause`,
      )
    }
  }
  return {
    visit(stop) {
      for (const seat of stop.watchers) check(look(stop.state, seat), stop.moves(seat))
    },
    leave({ state }) {
      for (const seat of everySeat(state)) check(look(state, seat), game.moves(look(state, seat)))
    },
  }
}

/** The record, through JSON and back, gives the same state to the byte; so states and moves are plain data. */
export function replaysToTheByte<G extends Shape>({ game }: Held<G>): Visitor<G> {
  return {
    visit: (stop) => demand(same(stop.read, stop.state), `${game.key}: the state is not plain data`),
    leave({ record, state }) {
      const again = replay(game, JSON.parse(bytes(record)))
      demand(bytes(again.state) === bytes(state), `${game.key}: the replay ends in another state`)
    },
  }
}

/** Luck comes from the tape alone: the same move with the same tape does the same. Moves are not written on. */
export function onlyTheTapeDecides<G extends Shape>({ game }: Held<G>): Visitor<G> {
  return {
    visit(stop) {
      const { after, seat, move } = stop
      const again = copy(stop.state)
      play(game, again, seat, move, seeded(after.luck))
      demand(bytes(move) === stop.written.move, `${game.key}: a play changes its move`)
      demand(bytes(again) === bytes(after.state), `${game.key}: the same move with the same luck did two things`)
    },
  }
}

/** Playing on a copy leaves the original as it is, and they have no part in common. */
export function copySharesNothing<G extends Shape>({ game }: Held<G>): Visitor<G> {
  return {
    visit(stop) {
      demand(!haveAPartInCommon(stop.state, copy(stop.state)), `${game.key}: a copy shares a part with its original`)
      // To play on a copy is what `after` has done.
      demand(stop.after !== undefined && stop.untouched, `${game.key}: playing on a copy changed the original`)
    },
  }
}

/** A copy is built as its original is, so a part that both have lies in the same place. */
function haveAPartInCommon(one: unknown, two: unknown): boolean {
  if (typeof one !== 'object' || one === null) return false
  if (one === two) return true
  const others = Object.values(two as object)
  return Object.values(one).some((part, at) => haveAPartInCommon(part, others[at]))
}
