/** Sealed answers to one question may come in any order. */
import { seeded, shuffle } from '../chance.ts'
import { play } from '../match.ts'
import { copy, type Seat, type Shape, type State } from '../state.ts'
import { demand, differing } from './failure.ts'
import { bytes, type Stop } from './stop.ts'
import type { Visitor } from './visitor.ts'

/** So often a question that can be compared at all is not missed. */
const OFTEN = 16

/**
 * Asks all who are asked together, in three orders. A game in which one is asked after the other has nothing to compare:
 * then every stop has shown one seat asked and no more. Wherever two were asked, something must have been compared.
 */
export function sealedAnswersCommute<G extends Shape>(): Visitor<G> {
  let steps = 0
  const together = new Map<string, { asked: number; compared: number }>()
  return {
    visit(stop) {
      steps++
      const { asked } = stop.state.agenda
      if (asked.length < 2) return
      const question = kindsOf(stop, asked)
      const count = together.get(question) ?? { asked: 0, compared: 0 }
      together.set(question, count)
      count.asked++
      const ends = inManyOrders(stop, asked)
      if (ends.length < 2) return
      count.compared++
      const [first, ...others] = ends
      const other = others.find((end) => bytes(end) !== bytes(first))
      if (!other) return
      const wrong = `seats ${asked.join(', ')} were asked together, and it matters who answers first`
      differing([first, 'in one order'], [other, 'in another'], wrong, 'sealed')
    },
    conclude() {
      demand(steps > 0, 'nobody was ever asked anything', 'unseen')
      const counts = [...together]
      demand(
        counts.length === 0 || counts.some(([, { compared }]) => compared > 0),
        'two were asked together, and nothing could be compared',
        'uncompared',
      )
      for (const [question, { asked, compared }] of counts) {
        demand(
          asked < OFTEN || compared > 0,
          `${question} was asked of several, and its answers could never be compared`,
          'uncompared',
        )
      }
    },
  }
}

/** What those who are asked can answer. */
function kindsOf<G extends Shape>(stop: Stop<G>, asked: readonly Seat[]): string {
  const kinds = asked.flatMap((seat) => answersOf(stop, seat).map(({ kind }) => kind))
  return [...new Set(kinds)].sort().join(', ')
}

/** Moves that answer rather than interrupt. */
function answersOf<G extends Shape>(stop: Stop<G>, seat: Seat): G['move'][] {
  return stop.moves(seat).filter(({ kind }) => !stop.game.asides?.includes(kind))
}

/** The states in which the same answers end, one for each order in which all of them counted. */
function inManyOrders<G extends Shape>(stop: Stop<G>, asked: readonly Seat[]): State<G>[] {
  const { game, state, chance } = stop
  const { question } = state.agenda
  const seed = chance(2 ** 31)
  const answers: { seat: Seat; move: G['move'] }[] = []
  for (const seat of asked) {
    const move = anAnswer(stop, seat)
    if (!move) return []
    answers.push({ seat, move })
  }
  return [answers, answers.toReversed(), shuffle([...answers], chance)].flatMap((order) => {
    const end = copy(state)
    for (const [place, { seat, move }] of order.entries()) {
      if (end.agenda.question !== question) return []
      play(game, end, seat, move, seeded(seed + place))
    }
    return [end]
  })
}

/** A random move with which this seat is done with the question, and the question still open. */
function anAnswer<G extends Shape>(stop: Stop<G>, seat: Seat): G['move'] | undefined {
  const { game, state, chance } = stop
  return shuffle(answersOf(stop, seat), chance).find((move) => {
    const tried = copy(state)
    play(game, tried, seat, move, seeded(1))
    return tried.agenda.question === state.agenda.question && !tried.agenda.asked.includes(seat)
  })
}
