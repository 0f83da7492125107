/** Sitting down, bots on empty chairs, and who is shown to the door. */
import type { Seat } from '../../../kernel/state.ts'
import { spoken } from '../../../protocol/names.ts'
import { type Mark, marks, type Refusal } from '../../../protocol/words.ts'
import type { Deed } from '../deed.ts'
import { scoreGoesBy } from '../evening.ts'
import { type Chair, chairAt, ownerOf, playerOf, seatOf, type Table } from '../table.ts'
import { settleOffers, vacate } from './absence.ts'
import { type Answers, type Asked, type Doings, isHost, keepsGoing } from './asked.ts'

function freeMark({ chairs }: Table): Mark | undefined {
  return marks.find((mark) => !chairs.some((chair) => chair?.mark === mark))
}

/** Who has no wishes keeps their mark, or takes a puppet's over with its chair. */
function markFor(table: Table, mine: Seat | undefined, puppet: Chair | undefined): Mark | undefined {
  return mine === undefined ? (puppet?.mark ?? freeMark(table)) : chairAt(table, mine).mark
}

export function newChair(name: string, mark: Mark): Chair {
  const nobody = {
    device: null,
    phone: null,
    program: null,
    bot: null,
    nature: null,
    standIn: null,
    welcomes: 'nobody',
  } as const
  return { name, mark, ...nobody, promise: null, shown: null, ticket: null, lapsed: false, left: null }
}

/** What somebody would like who sits down. */
interface Wish {
  readonly seat?: Seat
  readonly name: string
  readonly mark?: Mark
}

/** The chair and the mark of one who sits down, or why they may not. */
export function placeFor(
  { table, device, seat: mine }: Pick<Asked<never>, 'table' | 'device' | 'seat'>,
  wish: Wish,
): { readonly seat: Seat; readonly mark: Mark } | Refusal {
  const { chairs, stage } = table
  if (stage !== 'lobby') return 'not now'
  if (mine === undefined && table.barred.includes(device)) return 'barred'
  if (mine === undefined && table.locked && !isHost({ table, device })) return 'locked'
  const free = chairs.indexOf(null)
  const seat = wish.seat ?? mine ?? (free < 0 ? undefined : free)
  if (seat === undefined) return 'full'
  // A puppet only keeps a chair warm: whoever has none may have it. Who sits already stays, or looks for a free one.
  const puppet = mine === undefined && chairs[seat]?.device === null ? chairs[seat] : undefined
  if (seat >= chairs.length || (chairs[seat] && seat !== mine && !puppet)) return 'taken'
  const others = chairs.filter((chair, at) => chair !== null && at !== mine && chair !== puppet)
  if (others.some((chair) => chair && spoken(chair.name) === spoken(wish.name))) return 'name'
  const mark = wish.mark ?? markFor(table, mine, puppet)
  return mark && others.every((chair) => chair?.mark !== mark) ? { seat, mark } : 'taken'
}

function sit(asked: Asked<'sit'>): Deed | Refusal {
  const { device, command } = asked
  const { name, phone } = command
  const place = placeFor(asked, command)
  return typeof place === 'string' ? place : { kind: 'sat', ...place, device, name, ...(phone && { phone }) }
}

function hire(asked: Asked<'hire'>): Deed | Refusal {
  const { table, command } = asked
  const { chairs, stage } = table
  const { seat, level, nature } = command
  if (!keepsGoing(asked)) return 'not host'
  if (stage !== 'lobby') return 'not now'
  const chair = chairs[seat]
  if (seat >= chairs.length || chair?.device) return 'taken'
  const mark = chair?.mark ?? freeMark(table)
  return mark ? { kind: 'hired', seat, level, mark, ...(nature && { nature }) } : 'full'
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
  const chair = table.chairs[seat]
  if (!chair?.device) return 'not here'
  return playerOf(chair) === device ? 'not now' : { kind: 'kicked', seat }
}

export const peopleAnswers = {
  sit,
  hire,
  dismiss,
  kick,
} satisfies Partial<Answers>

export const peopleDoings = {
  sat: (table, { seat, device, name, mark, phone }) => {
    const before = seatOf(table, device)
    const kept = before === undefined ? undefined : chairAt(table, before)
    const chair = { ...newChair(name, mark), device, phone: phone ?? kept?.phone ?? null }
    if (kept) chair.welcomes = kept.welcomes
    // A promise is bound to its seat.
    if (before === seat) chair.promise = chairAt(table, seat).promise
    if (before !== undefined) table.chairs[before] = null
    table.chairs[seat] = chair
    scoreGoesBy(table, chair)
    table.news.push({ kind: 'sat', seat })
  },
  hired: (table, { seat, level, mark, nature = null }) => {
    table.chairs[seat] = { ...newChair('', mark), bot: level, nature }
    table.news.push({ kind: 'sat', seat })
  },
  dismissed: (table, { seat }) => {
    table.chairs[seat] = null
    table.news.push({ kind: 'left', seat })
  },
  // Whoever sits there goes. One who sat in goes alone: the seat stays its owner's.
  kicked: (table, { seat }, { at }) => {
    const chair = chairAt(table, seat)
    const { standIn } = chair
    table.barred.push(standIn?.device ?? ownerOf(table, seat))
    vacate(table, seat, at)
    if (standIn) {
      table.news.push({ kind: 'sent off', seat, name: standIn.name })
      return
    }
    table.visits = table.visits.filter(({ owner }) => owner !== chair.device)
    Object.assign(chair, { device: null, phone: null, program: null, ticket: null, welcomes: 'nobody' })
    settleOffers(table, { seat })
    table.news.push({ kind: 'kicked', seat })
  },
  // It was done to the lines themselves.
  forgotten: () => {},
} satisfies Partial<Doings>
