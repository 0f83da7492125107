import { type Chance, fromTape, type Luck, taping } from './chance.ts'
import type { Game } from './game.ts'
import { look, type Seat, type Shape, type State, same } from './state.ts'

/** Why a move was not taken. It never depends on what is hidden from the seat that hears it. */
export type Refusal = 'over' | 'closed' | 'illegal'

/** Who made the move for the seat, where it was not the person sitting there. */
export type Maker = 'bot' | 'clock'

/** One move of a game, as it is kept. */
export interface Entry<G extends Shape = Shape> {
  readonly seat: Seat
  readonly move: G['move']
  /** What luck answered. */
  readonly drawn: readonly number[]
  readonly by?: Maker
}

/** The record is the game: everything else follows from it. */
export interface GameRecord<G extends Shape = Shape> {
  readonly game: string
  readonly seats: number
  readonly options: G['options']
  /** What luck answered at the setup. */
  readonly dealt: readonly number[]
  readonly entries: Entry<G>[]
}

export interface Match<G extends Shape = Shape> {
  readonly game: Game<G>
  readonly state: State<G>
  readonly record: GameRecord<G>
}

/** Plays a move that is known to be legal. The state keeps only the news of the last step. */
export function play<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  seat: Seat,
  move: G['move'],
  chance: Chance,
  by?: Maker,
): void {
  if (state.table.news.length > 0) state.table.news = []
  for (const hand of state.hands) if (hand.news.length > 0) hand.news = []
  game.play(state, seat, move, chance, by)
}

/**
 * The one gate: a move counts if the game runs, the question it answers is open, and the rules offer it to the seat.
 * Gives back the move as the rules offer it, or why it does not count. It changes nothing: `submit`, `enter` and the server
 * ask it first and play what it gave back.
 */
export function weigh<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  seat: Seat,
  question: number,
  move: G['move'],
): Refusal | G['move'] {
  if (game.ranking(state.table)) return 'over'
  if (question !== state.agenda.question) return 'closed'
  const offered = game.moves(look(state, seat))
  if (offered.length === 0) return 'closed'
  return offered.includes(move) ? move : (offered.find((other) => same(other, move)) ?? 'illegal')
}

/** Plays a move if it comes through the gate. */
export function submit<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  seat: Seat,
  question: number,
  move: G['move'],
  chance: Chance,
  by?: Maker,
): Refusal | undefined {
  const legal = weigh(game, state, seat, question, move)
  if (typeof legal === 'string') return legal
  play(game, state, seat, legal, chance, by)
  return undefined
}

/** Opens a match and deals. */
export function begin<G extends Shape>(game: Game<G>, seats: number, options: G['options'], luck: Luck): Match<G> {
  const { chance, drawn } = taping(luck(0))
  const state = game.setup(seats, options, chance)
  return { game, state, record: { game: game.key, seats, options, dealt: drawn, entries: [] } }
}

/** Plays a move in a match if it comes through the gate, and writes it down as the rules offer it. */
export function enter<G extends Shape>(
  match: Match<G>,
  seat: Seat,
  question: number,
  move: G['move'],
  luck: Luck,
  by?: Maker,
): Refusal | Entry<G> {
  const { game, state } = match
  const { entries } = match.record
  const offered = weigh(game, state, seat, question, move)
  if (typeof offered === 'string') return offered
  const { chance, drawn } = taping(luck(entries.length + 1))
  play(game, state, seat, offered, chance, by)
  const entry = by ? { seat, move: offered, drawn, by } : { seat, move: offered, drawn }
  entries.push(entry)
  return entry
}

/** Folds a trusted record back into the match. */
export function replay<G extends Shape>(game: Game<G>, record: GameRecord<G>): Match<G> {
  const deal = fromTape(record.dealt)
  const state = game.setup(record.seats, record.options, deal.chance)
  deal.finish()
  for (const { seat, move, drawn, by } of record.entries) {
    const tape = fromTape(drawn)
    play(game, state, seat, move, tape.chance, by)
    tape.finish()
  }
  return { game, state, record: { ...record, entries: [...record.entries] } }
}
