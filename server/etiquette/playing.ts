/** Moves in the game, pauses and time. The rules decide what is legal; here stands only when a table plays at all. */
import { link } from '../../kernel/fair.ts'
import { type Maker, play, weigh } from '../../kernel/match.ts'
import { writeEntry } from '../../kernel/record.ts'
import type { Seat, State } from '../../kernel/state.ts'
import type { Refusal } from '../../protocol.words.ts'
import { gameOf, players, type Table } from '../table.ts'
import { type Answers, type Asked, type Doings, keepsGoing } from './asked.ts'

/** Somebody's own seat in a game that runs, or why not. */
function ownSeat({ table, seat }: Pick<Asked<'move'>, 'table' | 'seat'>): Seat | Refusal {
  if (seat === undefined) return 'not seated'
  if (table.stage === 'over') return 'over'
  return table.stage !== 'playing' || table.chairs[seat]!.bot ? 'not now' : seat
}

/** A move that the rules take, whoever makes it. */
export function moving(table: Table, seat: Seat, question: number, given: { kind: string }, by?: Maker) {
  if (table.paused) return 'paused'
  const move = weigh(gameOf(table), table.play!.state, seat, question, given)
  return typeof move === 'string' ? move : ({ kind: 'played', seat, move, ...(by && { by }) } as const)
}

export const playingAnswers = {
  move: ({ table, seat, command: { question, move } }) => {
    const own = ownSeat({ table, seat })
    return typeof own === 'string' ? own : moving(table, own, question, move)
  },
  pause: ({ table, seat }) => {
    const own = ownSeat({ table, seat })
    if (typeof own === 'string') return own
    return table.wishes.includes(own) ? 'not now' : { kind: 'wished', seat: own }
  },
  'go on': ({ table, seat }) => {
    const own = ownSeat({ table, seat })
    if (typeof own === 'string') return own
    return table.paused || table.wishes.length > 0 ? { kind: 'went on', seat: own } : 'not now'
  },
  'more time': (asked) => {
    const { table } = asked
    if (!keepsGoing(asked)) return 'not host'
    if (table.stage !== 'playing' || table.thinking === null || table.paused) return 'not now'
    return { kind: 'granted', time: table.thinking }
  },
} satisfies Partial<Answers>

/** Since when each seat is asked: a new question, or the seat's own move, starts its time again. */
export function askedSince(state: State, before: readonly (number | null)[], mover: Seat | undefined, at: number) {
  return state.hands.map((_, seat) => {
    if (!state.agenda.asked.includes(seat)) return null
    return seat === mover ? at : (before[seat] ?? at)
  })
}

/** A prompt that was interrupted goes on with what was left of everybody's time; every other question starts afresh. */
function keptTimes(table: Table, before: number | undefined, at: number): (number | null)[] {
  const current = table.play!
  const prompt = gameOf(table).prompt?.(current.state.table)
  if (prompt !== undefined && prompt === before) return current.since
  if (prompt === undefined && before !== undefined) {
    current.held = { prompt: before, spent: current.since.map((since) => since && at - since) }
  }
  if (prompt === undefined || current.held?.prompt !== prompt) return []
  return current.held.spent.map((spent) => spent && at - spent)
}

/** A pause begins when everybody who plays wants it, and lasts as long as they do. */
export function settlePause(table: Table): void {
  const { stage, wishes, paused } = table
  if (stage !== 'playing' || paused || wishes.length === 0) return
  if (!players(table).every((seat) => wishes.includes(seat))) return
  table.paused = true
  table.news.push({ kind: 'paused' })
}

export const playingDoings = {
  played: (table, { seat, move, by }, { at, chance, drawn }) => {
    const current = table.play!
    const { question } = current.state.agenda
    const prompt = gameOf(table).prompt?.(current.state.table)
    play(gameOf(table), current.state, seat, move, chance, by)
    current.entries++
    current.chain = link(current.chain, writeEntry({ seat, move, drawn, ...(by && { by }) }))
    if (current.state.agenda.question === question) current.since = askedSince(current.state, current.since, seat, at)
    else current.since = askedSince(current.state, keptTimes(table, prompt, at), undefined, at)
    if (gameOf(table).ranking(current.state.table)) {
      table.stage = 'over'
      current.since.fill(null)
      table.news.push({ kind: 'over' })
    }
  },
  wished: (table, { seat }) => {
    table.wishes.push(seat)
    settlePause(table)
  },
  'went on': (table, _, { at }) => {
    table.wishes = []
    if (!table.paused) return
    table.paused = false
    const { play } = table
    if (play) play.since = askedSince(play.state, [], undefined, at)
    table.news.push({ kind: 'went on' })
  },
  granted: (table, { time }, { at }) => {
    const { play, thinking } = table
    if (!play || thinking === null) return
    play.since = play.since.map((since) => since && Math.max(since, at - thinking + Math.min(time, thinking)))
    table.news.push({ kind: 'time' })
  },
} satisfies Partial<Doings>
