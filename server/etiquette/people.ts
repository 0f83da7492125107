/** Sitting down, leaving, coming back; bots on empty chairs and in the place of leavers. */
import type { Level } from '../../kernel/bot.ts'
import type { Seat } from '../../kernel/state.ts'
import { type Mark, marks, type Refusal } from '../../protocol.words.ts'
import type { Deed } from '../deeds.ts'
import { type Chair, persons, players, seatOf, type Table } from '../table.ts'
import { type Answers, type Asked, type Doings, isHost, keepsGoing } from './asked.ts'
import { settlePause } from './playing.ts'

const STAND_IN: Level = 'normal'

function freeMark({ chairs }: Table): Mark | undefined {
  return marks.find((mark) => !chairs.some((chair) => chair?.mark === mark))
}

/** Two names that sound the same are the same. */
const spoken = (name: string) =>
  name
    .normalize('NFKC')
    .replace(/\p{DI}/gu, '')
    .toLowerCase()

function newChair(name: string, mark: Mark): Chair {
  return { name, mark, device: null, bot: null, promise: null, shown: null, ticket: null, left: null }
}

function sit({ table, device, seat: mine, command }: Asked<'sit'>): Deed | Refusal {
  const { chairs, stage } = table
  if (stage !== 'lobby') return 'not now'
  if (mine === undefined && table.barred.includes(device)) return 'barred'
  if (mine === undefined && table.locked && !isHost({ table, device })) return 'locked'
  const free = chairs.indexOf(null)
  const seat = command.seat ?? mine ?? (free < 0 ? undefined : free)
  if (seat === undefined) return 'full'
  if (seat >= chairs.length || (chairs[seat] && seat !== mine)) return 'taken'
  const others = chairs.filter((chair, at) => chair && at !== mine)
  if (others.some((chair) => spoken(chair!.name) === spoken(command.name))) return 'name'
  const mark = command.mark ?? (mine === undefined ? freeMark(table) : chairs[mine]!.mark)
  if (!mark || others.some((chair) => chair!.mark === mark)) return 'taken'
  return { kind: 'sat', seat, device, name: command.name, mark }
}

function hire(asked: Asked<'hire'>): Deed | Refusal {
  const { table, command } = asked
  const { chairs, stage } = table
  const { seat, level } = command
  if (!keepsGoing(asked)) return 'not host'
  if (stage !== 'lobby') return 'not now'
  const chair = chairs[seat]
  if (seat >= chairs.length || chair?.device) return 'taken'
  const mark = chair?.mark ?? freeMark(table)
  return mark ? { kind: 'hired', seat, level, mark } : 'full'
}

function dismiss(asked: Asked<'dismiss'>): Deed | Refusal {
  const { table, command } = asked
  const { seat } = command
  if (!keepsGoing(asked)) return 'not host'
  if (table.stage !== 'lobby') return 'not now'
  const chair = table.chairs[seat]
  return chair && !chair.device ? { kind: 'dismissed', seat } : 'not here'
}

function kick({ table, device, command: { seat } }: Asked<'kick'>): Deed | Refusal {
  if (!isHost({ table, device })) return 'not host'
  const sitter = table.chairs[seat]?.device
  if (!sitter) return 'not here'
  return sitter === device ? 'not now' : { kind: 'kicked', seat }
}

function standIn(asked: Asked<'stand in'>): Deed | Refusal {
  const { table, command, here } = asked
  const { seat, level } = command
  if (!keepsGoing(asked)) return 'not host'
  const chair = table.chairs[seat]
  if (!chair?.device) return 'not here'
  if (table.stage !== 'playing' || chair.bot) return 'not now'
  return here(seat) ? 'still here' : { kind: 'stood in', seat, level }
}

export const peopleAnswers = {
  sit,
  hire,
  dismiss,
  kick,
  'stand in': standIn,
  leave: ({ table, seat }) => {
    if (seat === undefined) return 'not seated'
    return table.chairs[seat]!.bot ? 'not now' : { kind: 'left', seat }
  },
  return: ({ table, seat }) => {
    if (seat === undefined) return 'not seated'
    return table.chairs[seat]!.bot ? { kind: 'returned', seat } : 'not now'
  },
} satisfies Partial<Answers>

/** The one who hosts is gone: the next person takes over. */
function passHost(table: Table, gone: string): void {
  if (table.host !== gone) return
  const next = players(table)[0] ?? persons(table)[0]
  if (next !== undefined) table.host = table.chairs[next]!.device!
}

/** Before a game a chair is simply empty again; during one a bot sits in, and the person may come back. */
function vacate(table: Table, seat: Seat): void {
  const chair = table.chairs[seat]!
  if (table.stage === 'lobby') table.chairs[seat] = null
  else chair.bot ??= STAND_IN
  table.wishes = table.wishes.filter((other) => other !== seat)
  // Perhaps everybody who still plays wants a pause.
  settlePause(table)
}

/** A bot takes its time from now; what was left of the person's is kept. */
function standsIn(table: Table, seat: Seat, at: number): void {
  const { play, thinking } = table
  const since = play?.since[seat]
  if (!play || since === null || since === undefined) return
  const { question } = play.state.agenda
  if (thinking !== null) table.chairs[seat]!.left = { question, time: since + thinking - at }
  play.since[seat] = at
}

/** Who comes back to the same question has only what was left: nobody stops the clock by leaving. */
function takesOver({ play, thinking, chairs }: Table, seat: Seat, at: number): void {
  if (!play || play.since[seat] === null) return
  const { left } = chairs[seat]!
  const same = left?.question === play.state.agenda.question && thinking !== null
  play.since[seat] = same ? at - thinking + left.time : at
  chairs[seat]!.left = null
}

export const peopleDoings = {
  sat: (table, { seat, device, name, mark }) => {
    const before = seatOf(table, device)
    const chair = { ...newChair(name, mark), device }
    // A promise is bound to its seat.
    if (before === seat) chair.promise = table.chairs[seat]!.promise
    if (before !== undefined) table.chairs[before] = null
    table.chairs[seat] = chair
    table.news.push({ kind: 'sat', seat })
  },
  hired: (table, { seat, level, mark }) => {
    table.chairs[seat] = { ...newChair('', mark), bot: level }
    table.news.push({ kind: 'sat', seat })
  },
  dismissed: (table, { seat }) => {
    table.chairs[seat] = null
    table.news.push({ kind: 'left', seat })
  },
  left: (table, { seat }, { at }) => {
    const { device } = table.chairs[seat]!
    vacate(table, seat)
    passHost(table, device!)
    standsIn(table, seat, at)
    table.news.push({ kind: 'left', seat })
  },
  kicked: (table, { seat }, { at }) => {
    const chair = table.chairs[seat]!
    table.barred.push(chair.device!)
    vacate(table, seat)
    chair.device = null
    chair.ticket = null
    standsIn(table, seat, at)
    table.news.push({ kind: 'kicked', seat })
  },
  'stood in': (table, { seat, level }, { at }) => {
    table.chairs[seat]!.bot = level
    standsIn(table, seat, at)
    table.news.push({ kind: 'stood in', seat })
  },
  returned: (table, { seat }, { at }) => {
    table.chairs[seat]!.bot = null
    takesOver(table, seat, at)
    table.news.push({ kind: 'returned', seat })
  },
} satisfies Partial<Doings>
