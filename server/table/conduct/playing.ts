/**
 * Moves in the game. Whether one is legal the kernel decides, at its one gate: `weigh`. Here stands when a table plays at
 * all, and that what the gate let through is written down before `play` makes it part of the game.
 */
import { link } from '../../../kernel/fair.ts'
import { type Maker, play, weigh } from '../../../kernel/match.ts'
import { writeEntry } from '../../../kernel/record.ts'
import type { Seat, State } from '../../../kernel/state.ts'
import type { Refusal } from '../../../protocol/words.ts'
import { score } from '../evening.ts'
import { chairAt, gameOf, playOf, playsAt, type Table } from '../table.ts'
import type { Answers, Asked, Doings } from './asked.ts'
import { countMove } from './visits.ts'

/** The seat on which somebody plays in a game that runs, or why not. */
export function ownSeat({ table, seat, device }: Pick<Asked<never>, 'table' | 'seat' | 'device'>): Seat | Refusal {
  if (seat === undefined) return 'not seated'
  if (table.stage === 'over') return 'over'
  return table.stage === 'playing' && playsAt(table, seat, device) ? seat : 'not now'
}

/** A move of a person or a bot, if `weigh` lets it through: as the rules offered it, not as it was said. */
export function moving(table: Table, seat: Seat, question: number, given: { kind: string }, by?: Maker) {
  if (table.paused !== null) return 'paused'
  const move = weigh(gameOf(table), playOf(table).state, seat, question, given)
  return typeof move === 'string' ? move : ({ kind: 'played', seat, move, ...(by && { by }) } as const)
}

export const playingAnswers = {
  move: (asked) => {
    const own = ownSeat(asked)
    const { table, command } = asked
    const { question, move } = command
    return typeof own === 'string' ? own : moving(table, own, question, move)
  },
} satisfies Partial<Answers>

/** Since when each seat is asked: a new question, or the seat's own move, starts its time again. */
export function askedSince(state: State, before: readonly (number | null)[], mover: Seat | undefined, at: number) {
  return state.hands.map((_, seat) => {
    if (!state.agenda.asked.includes(seat)) return null
    return seat === mover ? at : (before[seat] ?? at)
  })
}

/** A prompt that was interrupted goes on with what was left of everybody's time, and of the table's patience; every other question starts afresh. */
function keptTimes(table: Table, before: number | undefined, at: number): (number | null)[] {
  const current = playOf(table)
  const prompt = gameOf(table).prompt?.(current.state.table)
  if (prompt !== undefined && prompt === before) return current.since
  if (prompt === undefined && before !== undefined) {
    const spent = current.since.map((since) => since && at - since)
    current.held = { prompt: before, spent, grants: current.grants }
  }
  table.pleas = []
  const held = prompt !== undefined && current.held?.prompt === prompt ? current.held : undefined
  current.grants = held?.grants ?? 0
  return held?.spent.map((spent) => (spent === null ? null : at - spent)) ?? []
}

/** How long everybody is shown what came of the last move. */
export function ceremonyOf(table: Table): number {
  return gameOf(table).ceremony?.(playOf(table).state.table.news)?.length ?? 0
}

/**
 * Nobody's time runs while they are shown what came of a move. A puppet needs no eyes for it: on each device its move waits
 * until the ceremony is over there.
 */
function afterCeremony(table: Table, since: readonly (number | null)[]): (number | null)[] {
  const length = ceremonyOf(table)
  return since.map((from, seat) => (from === null || table.chairs[seat]?.bot ? from : from + length))
}

export const playingDoings = {
  played: (table, { seat, move, by }, { at, chance, drawn }) => {
    const current = playOf(table)
    const { question } = current.state.agenda
    const prompt = gameOf(table).prompt?.(current.state.table)
    play(gameOf(table), current.state, seat, move, chance, by)
    current.entries++
    if (!by) countMove(table, seat)
    const chair = chairAt(table, seat)
    // Where no puppet sits, what nobody made themselves was made when their time had run out.
    if (!chair.bot) chair.lapsed = by !== undefined
    current.chain = link(current.chain, writeEntry({ seat, move, drawn, ...(by && { by }) }))
    if (current.state.agenda.question === question) current.since = askedSince(current.state, current.since, seat, at)
    else current.since = afterCeremony(table, askedSince(current.state, keptTimes(table, prompt, at), undefined, at))
    const ranking = gameOf(table).ranking(current.state.table)
    if (ranking) {
      table.stage = 'over'
      score(table, ranking)
      table.offers = []
      current.since.fill(null)
      table.news.push({ kind: 'over' })
    }
  },
} satisfies Partial<Doings>
