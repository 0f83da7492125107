/** Pauses, more time for a question, and puppets that hurry. All are the table's to give; nobody takes them for themselves. */
import { inDays, type Refusal } from '../../../protocol/words.ts'
import { deadlineOf } from '../clock.ts'
import type { Deed } from '../deed.ts'
import { players, playOf, type Table } from '../table.ts'
import { type Answers, type Asked, type Doings, type Lent, playersHere } from './asked.ts'
import { askedSince, ownSeat } from './playing.ts'

/** While the table pauses, time stands still at the moment when the pause began. */
export function standsStill({ paused }: Table, at: number): number {
  return paused ?? at
}

/** Does anybody's time run? */
const isTimed = (table: Table) => table.chairs.some((_, seat) => deadlineOf(table, seat) !== undefined)

function moreTime(asked: Asked<'more time'>): Deed | Refusal {
  const { table, limits } = asked
  const own = ownSeat(asked)
  if (typeof own === 'string') return own
  if (!isTimed(table) || table.pleas.includes(own)) return 'not now'
  return playOf(table).grants < limits.moreTimes ? { kind: 'pleaded', seat: own } : 'enough'
}

/** Who is asked when a pause ends gets a moment to find the way back into the game, but never a whole new time. */
function graceAfter({ thinking }: Table, { grace }: Lent['limits']): number {
  return thinking === null ? 0 : Math.min(grace, Math.floor(thinking / 2))
}

export const timeAnswers = {
  pause: (asked) => {
    const own = ownSeat(asked)
    if (typeof own === 'string') return own
    return asked.table.wishes.includes(own) ? 'not now' : { kind: 'wished', seat: own }
  },
  'go on': (asked) => {
    const { table, limits } = asked
    const own = ownSeat(asked)
    if (typeof own === 'string') return own
    const wanted = table.paused !== null || table.wishes.length > 0
    return wanted ? { kind: 'resumed', seat: own, grace: graceAfter(table, limits) } : 'not now'
  },
  'more time': moreTime,
  hurry: (asked) => {
    const { table, command } = asked
    const own = ownSeat(asked)
    if (typeof own === 'string') return own
    const isSo = table.hurried.includes(own) === (command.puppets === 'brisk')
    return isSo ? 'not now' : { kind: 'hurried', seat: own, puppets: command.puppets }
  },
} satisfies Partial<Answers>

/** More time is given once more than half of those who play and are here ask for it; where one has days, of all who play. */
export function timeNext(table: Table, lent: Lent): Deed | undefined {
  const { pleas, thinking, settings } = table
  if (thinking === null || pleas.length === 0 || !isTimed(table)) return undefined
  const voters = inDays.has(settings.clock) ? players(table) : playersHere(table, lent)
  const asking = voters.filter((seat) => pleas.includes(seat))
  return asking.length * 2 > voters.length ? { kind: 'agreed', time: thinking } : undefined
}

/** A pause begins when everybody who plays wants it, and lasts as long as they do. */
export function settlePause(table: Table): void {
  const { stage, wishes, paused } = table
  if (stage !== 'playing' || paused !== null || wishes.length === 0) return
  if (!players(table).every((seat) => wishes.includes(seat))) return
  table.paused = table.at
  table.news.push({ kind: 'paused' })
}

function endPause(table: Table): void {
  table.paused = null
  table.news.push({ kind: 'went on' })
}

/** Everybody who is asked has at least so long from now. */
function atLeast(table: Table, time: number, at: number): void {
  const { play, thinking } = table
  if (!play || thinking === null) return
  play.since = play.since.map((since) => since && Math.max(since, at - thinking + Math.min(time, thinking)))
}

export const timeDoings = {
  wished: (table, { seat }) => {
    table.wishes.push(seat)
    settlePause(table)
  },
  'went on': (table, _, { at }) => {
    table.wishes = []
    if (table.paused === null) return
    endPause(table)
    const { play } = table
    if (play) play.since = askedSince(play.state, [], undefined, at)
  },
  resumed: (table, { grace }, { at }) => {
    table.wishes = []
    const { paused, play } = table
    if (paused === null) return
    endPause(table)
    if (play) play.since = play.since.map((since) => since && since + at - paused)
    atLeast(table, grace, at)
  },
  hurried: (table, { seat, puppets }) => {
    const others = table.hurried.filter((other) => other !== seat)
    table.hurried = puppets === 'brisk' ? [...others, seat] : others
  },
  pleaded: (table, { seat }) => {
    table.pleas.push(seat)
  },
  granted: (table, { time }, { at }) => {
    atLeast(table, time, at)
    table.news.push({ kind: 'time' })
  },
  agreed: (table, { time }, { at }) => {
    atLeast(table, time, at)
    playOf(table).grants++
    table.pleas = []
    table.news.push({ kind: 'time' })
  },
} satisfies Partial<Doings>
