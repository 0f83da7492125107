/** What every game promises the house, besides keeping its secrets (twins.ts) and imagining well (worlds.ts). */
import { seeded } from '../chance.ts'
import { play, replay } from '../match.ts'
import { copy, look, type Shape, same, type View } from '../state.ts'
import { Breach, demand, differing } from './failure.ts'
import { bytes } from './stop.ts'
import type { Held, Visitor } from './visitor.ts'
import { endsWell, everySeat } from './walk.ts'

/** Whoever is asked can answer, until the game ends; then nobody is asked, and everybody has a place. */
export function endsInTime<G extends Shape>({ game }: Held<G>): Visitor<G> {
  return {
    pass({ state }) {
      const idle = state.agenda.asked.find((seat) => game.moves(look(state, seat)).length === 0)
      demand(idle === undefined, `seat ${idle} is asked and can do nothing`, 'stuck')
    },
    leave({ state }) {
      endsWell(game, state)
      const busy = everySeat(state).find((seat) => game.moves(look(state, seat)).length > 0)
      demand(busy === undefined, `seat ${busy} is offered moves after the end`, 'ending')
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
      'an answer is listed after what interrupts',
      'list',
    )
    const stray = moves.find(({ kind }) => !game.kinds.includes(kind))
    demand(stray === undefined, `a move is offered of the unknown kind ${stray?.kind}`, 'list')
    const words = moves.map(wordsOf)
    if (new Set(words).size === words.length) return
    const twice = words.find((word, at) => words.indexOf(word) < at)
    throw new Breach(`the move ${twice} is offered twice`, 'list')
  }
  return {
    visit(stop) {
      for (const seat of stop.watchers) {
        const moves = stop.moves(seat)
        const again = game.moves(look(stop.read, seat))
        if (!same(again, moves)) {
          const wrong = `the moves of seat ${seat} depend on more than its view`
          differing([moves, 'the first time'], [again, 'for the same view a moment later'], wrong, 'legality')
        }
        order(moves)
      }
      stop.stayAsItWas('asking for moves changes the state', 'peering')
    },
  }
}

/** Every kind of move that is not open has a clause that says why, and no open one has. */
export function whyNamesAClause<G extends Shape>({ game, clauses }: Held<G>): Visitor<G> {
  const check = (view: View<G>, moves: readonly G['move'][]) => {
    const open = new Set(moves.map(({ kind }) => kind))
    for (const kind of game.kinds) {
      const clause = game.why(view, kind)
      const offered = open.has(kind)
        ? `offer ${kind} to seat ${view.seat}`
        : `do not offer ${kind} to seat ${view.seat}`
      const said = clause === undefined ? 'names no clause against it' : `names ${clause}`
      demand(
        open.has(kind) === (clause === undefined),
        `why contradicts the moves: they ${offered}, and it ${said}`,
        'clause',
      )
      demand(
        clause === undefined || clauses.has(clause),
        `why(${kind}) names ${clause}, which is no clause of the rules`,
        'clause',
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
    visit({ read, state }) {
      if (same(read, state)) return
      differing(
        [state, 'in the state'],
        [read, 'once it was written as JSON and read'],
        'the state is not plain data',
        'plain',
      )
    },
    leave({ record, state }) {
      const again = replay(game, JSON.parse(bytes(record)))
      if (bytes(again.state) === bytes(state)) return
      differing([state, 'at the table'], [again.state, 'in the replay'], 'the replay ends in another state', 'tape')
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
      if (bytes(move) !== stop.written.move) {
        const before: unknown = JSON.parse(stop.written.move)
        differing([before, 'before'], [move, 'after'], `playing ${move.kind} changes the move itself`, 'writtenOn')
      }
      if (bytes(again) === bytes(after.state)) return
      const wrong = `${move.kind} with the same luck did two things`
      differing([after.state, 'the first time'], [again, 'the second time'], wrong, 'tape')
    },
  }
}

/** Playing on a copy leaves the original as it is, and they have no part in common. */
export function copySharesNothing<G extends Shape>(): Visitor<G> {
  return {
    visit(stop) {
      demand(!haveAPartInCommon(stop.state, copy(stop.state)), 'a copy shares a part with its original', 'shared')
      // To play on a copy is what `after` has done.
      demand(stop.after !== undefined, 'nothing was played', 'shared')
      stop.stayAsItWas('playing on a copy changed the original', 'shared')
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
