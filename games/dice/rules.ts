/** How a move changes the table. */
import { at, sure } from '../../kernel/at.ts'
import type { Chance } from '../../kernel/chance.ts'
import { ask, type Seat } from '../../kernel/state.ts'
import { newRound } from './round.ts'
import { loseDice, losers, winner } from './scoring.ts'
import { type Call, countOf, type DiceState, type Move, nextSeat } from './state.ts'

export function play(state: DiceState, seat: Seat, move: Move, chance: Chance): void {
  if (move.kind !== 'bid') return lift(state, seat, move.kind, chance)
  const { table } = state
  const said = { seat, count: move.count, face: move.face }
  table.bids.push(said)
  table.news.push({ kind: 'bid', ...said })
  ask(state, [nextSeat(table, seat)]) // L2.2
}

/** L5.1, L6.1: all cups go up, and the round is over. */
function lift(state: DiceState, seat: Seat, call: Call, chance: Chance): void {
  const { table, hands } = state
  const bid = sure(table.bids.at(-1), 'bid')
  const cups = hands.map(({ dice }) => [...dice])
  const found = countOf(cups.flat(), bid.face, table.options.ones)
  const lifted = { kind: 'lifted', seat, call, bid: { ...bid }, cups, found } as const
  table.news.push(lifted)
  const lost = losers(table, lifted)
  loseDice(table, lost)
  const last = winner(table)
  if (last !== undefined) return finish(state, last)
  const starter = call === 'exact' ? seat : at(lost, 0) // L2.3, L6.2
  newRound(state, table.dice[starter] === 0 ? nextSeat(table, starter) : starter, chance)
}

/** L7.2 */
function finish(state: DiceState, seat: Seat): void {
  state.table.bids = []
  for (const hand of state.hands) hand.dice = []
  state.table.news.push({ kind: 'over', winners: [seat] })
  ask(state, [])
}
