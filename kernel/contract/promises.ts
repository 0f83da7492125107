/** What every game promises the house, besides keeping its secrets (twins.ts). Each check throws a Breach. */
import { pick, seeded, shuffle } from '../chance.ts'
import { begin, enter, play, replay } from '../match.ts'
import { copy, look, type Shape, type State, same } from '../state.ts'
import { bytes, demand, everySeat, type Step, type Trial, walk } from './walk.ts'

/** Whoever is asked can answer, until the game ends; then nobody is asked, and everybody has a place. */
export function endsInTime<G extends Shape>(trial: Trial<G>): void {
  const { game, seats } = trial
  const end = walk(trial, ({ state }) => {
    const idle = state.agenda.asked.find((seat) => game.moves(look(state, seat)).length === 0)
    demand(idle === undefined, `${game.key}: seat ${idle} is asked and can do nothing`)
  })
  const ranking = game.ranking(end.table)!
  demand(end.agenda.asked.length === 0, `${game.key}: somebody is asked after the end`)
  demand(ranking.length === seats && ranking.includes(1), `${game.key}: the ranking has no winner or misses a seat`)
  const done = everySeat(end).every((seat) => game.moves(look(end, seat)).length === 0)
  demand(done, `${game.key}: moves are offered after the end`)
}

/** The moves of a seat follow from its view: from its JSON as well, and asking for them changes nothing. */
export function legalityIsInTheView<G extends Shape>(trial: Trial<G>): void {
  const { game } = trial
  walk(trial, ({ state }) => {
    const before = bytes(state)
    const read: State<G> = JSON.parse(before)
    for (const seat of everySeat(state)) {
      const moves = game.moves(look(state, seat))
      demand(same(game.moves(look(read, seat)), moves), `${game.key}: moves depend on more than the view`)
      const aside = moves.findIndex(({ kind }) => game.asides?.includes(kind))
      demand(
        aside < 0 || moves.slice(aside).every(({ kind }) => game.asides?.includes(kind)),
        `${game.key}: an answer is listed after what interrupts`,
      )
      demand(
        new Set(moves.map(bytes)).size === moves.length && moves.every(({ kind }) => game.kinds.includes(kind)),
        `${game.key}: a move is offered twice or has an unknown kind`,
      )
    }
    demand(bytes(state) === before, `${game.key}: asking for moves changes the state`)
  })
}

/** Every kind of move that is not open has a clause that says why, and no open one has. */
export function whyNamesAClause<G extends Shape>(trial: Trial<G>, clauses: ReadonlySet<string>): void {
  const { game } = trial
  const check = (state: State<G>) => {
    for (const seat of everySeat(state)) {
      const view = look(state, seat)
      const open = new Set(game.moves(view).map(({ kind }) => kind))
      for (const kind of game.kinds) {
        const clause = game.why(view, kind)
        demand(open.has(kind) === (clause === undefined), `${game.key}: why(${kind}) contradicts the moves`)
        demand(
          clause === undefined || clauses.has(clause),
          `${game.key}: why(${kind}) names ${clause}, which is no clause`,
        )
      }
    }
  }
  check(walk(trial, ({ state }) => check(state)))
}

/** The record, through JSON and back, gives the same state to the byte; so states and moves are plain data. */
export function replaysToTheByte<G extends Shape>(trial: Trial<G>): void {
  const { game, seats, options, seed } = trial
  const luck = (entry: number) => seeded(seed * 31 + entry)
  const match = begin(game, seats, options, luck)
  walk(trial, ({ state }) => demand(same(JSON.parse(bytes(state)), state), `${game.key}: the state is not plain data`))
  const chance = seeded(seed)
  while (!game.ranking(match.state.table) && match.record.entries.length < game.bound) {
    const { question, asked } = match.state.agenda
    const seat = pick(asked, chance)
    const answer = enter(match, seat, question, pick(game.moves(look(match.state, seat)), chance), luck)
    demand(typeof answer !== 'string', `${game.key}: an offered move was refused as ${answer}`)
  }
  const again = replay(game, JSON.parse(bytes(match.record)))
  demand(bytes(again.state) === bytes(match.state), `${game.key}: the replay ends in another state`)
}

/** Luck comes from the tape alone: the same move with the same tape does the same. Moves are not written on. */
export function onlyTheTapeDecides<G extends Shape>(trial: Trial<G>): void {
  const { game } = trial
  walk(trial, ({ state, seat, move, chance }) => {
    const seed = chance(2 ** 31)
    const kept = bytes(move)
    const [one, two] = [copy(state), copy(state)]
    play(game, one, seat, move, seeded(seed))
    demand(bytes(move) === kept, `${game.key}: a play changes its move`)
    play(game, two, seat, move, seeded(seed))
    demand(bytes(one) === bytes(two), `${game.key}: the same move with the same luck did two things`)
  })
}

/** Playing on a copy leaves the original as it is, and they have no part in common. */
export function copySharesNothing<G extends Shape>(trial: Trial<G>): void {
  const { game } = trial
  walk(trial, ({ state, seat, move, chance }) => {
    const before = bytes(state)
    const twin = copy(state)
    const parts = everyPart(state)
    const shared = [...everyPart(twin)].some((part) => parts.has(part))
    demand(!shared, `${game.key}: a copy shares a part with its original`)
    play(game, twin, seat, move, chance)
    demand(bytes(state) === before, `${game.key}: playing on a copy changed the original`)
  })
}

function everyPart(thing: unknown, found = new Set<object>()): Set<object> {
  if (typeof thing !== 'object' || thing === null) return found
  found.add(thing)
  for (const part of Object.values(thing)) everyPart(part, found)
  return found
}

/** Sealed answers to one question may come in any order. */
export function sealedAnswersCommute<G extends Shape>(trial: Trial<G>): void {
  walk(trial, (step) => {
    const { asked } = step.state.agenda
    if (asked.length < 2) return
    const seed = step.chance(2 ** 31)
    const answers = asked.map((seat) => ({ seat, move: answer(trial, step, seat) }))
    const ends = [answers, answers.toReversed(), shuffle([...answers], step.chance)].map((order) => {
      const state = copy(step.state)
      for (const [place, { seat, move }] of order.entries()) {
        if (!move || state.agenda.question !== step.state.agenda.question) return undefined
        play(trial.game, state, seat, move, seeded(seed + place))
      }
      return bytes(state)
    })
    const [first, ...others] = ends
    const alike = others.every((end) => end === undefined || first === undefined || end === first)
    demand(alike, `${trial.game.key}: it matters who answers first`)
  })
}

/** A random move with which this seat is done with the question, and the question still open. */
function answer<G extends Shape>({ game }: Trial<G>, { state, chance }: Step<G>, seat: number): G['move'] | undefined {
  const answers = game.moves(look(state, seat)).filter(({ kind }) => !game.asides?.includes(kind))
  return shuffle(answers, chance).find((move) => {
    const tried = copy(state)
    play(game, tried, seat, move, seeded(1))
    return tried.agenda.question === state.agenda.question && !tried.agenda.asked.includes(seat)
  })
}
