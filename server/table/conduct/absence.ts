/** Going, coming back, and who plays meanwhile: a bot, or a person. Who may look into whose hand stands in `consent`. */
import type { Level } from '../../../kernel/bot.ts'
import type { Seat } from '../../../kernel/state.ts'
import { spoken } from '../../../protocol/names.ts'
import { inDays, type Refusal } from '../../../protocol/words.ts'
import type { Deed, Device } from '../deed.ts'
import { type Chair, chairAt, type Helper, ownerOf, persons, players, playsAt, type Table } from '../table.ts'
import { type Answers, type Asked, type Doings, isHost, keepsGoing, type Lent } from './asked.ts'
import { disputed, hopeless, isWelcoming, mayObject, offerOf } from './consent.ts'
import { settlePause, standsStill } from './time.ts'
import { beginVisit, isCrowded, visitNews } from './visits.ts'

/** The bot that `left` and `kicked` have always brought: another one would need a deed that names it. */
const STAND_IN: Level = 'normal'

/** Why nobody may sit in here now: a person keeps the seat while they play, and for a while after the line broke. */
function kept(table: Table, seat: Seat, { awaySince, now, limits }: Lent): Refusal | undefined {
  if (chairAt(table, seat).bot) return undefined
  const since = awaySince(seat)
  if (since === undefined) return 'still here'
  return now < since + limits.awayGrace ? 'grace' : undefined
}

/** Why no person may sit in here. A bot shows the hand to nobody; a person does, so whoever is here is to be asked. */
function shut(table: Table, seat: Seat, lent: Lent): Refusal | undefined {
  const why = kept(table, seat, lent)
  if (why || isWelcoming(table, seat)) return why
  const { device, phone } = chairAt(table, seat)
  const isHere = [device, phone].some((own) => own !== null && lent.atTable(own))
  return isHere || lent.awaySince(seat) === undefined ? 'still here' : undefined
}

/** Where one has days everybody is away nearly always: nobody is missed there who has not let a time run out. */
function keptForDays({ settings }: Table, { lapsed }: Chair): Refusal | undefined {
  return inDays.has(settings.clock) && !lapsed ? 'has days' : undefined
}

function standIn(asked: Asked<'stand in'>): Deed | Refusal {
  const { table, command } = asked
  const { seat, level } = command
  if (!keepsGoing(asked)) return 'not host'
  const chair = table.chairs[seat]
  if (!chair?.device) return 'not here'
  if (table.stage !== 'playing' || chair.bot) return 'not now'
  return kept(table, seat, asked) ?? keptForDays(table, chair) ?? { kind: 'stood in', seat, level }
}

function offer(asked: Asked<'offer'>): Deed | Refusal {
  const { table, device, command, limits } = asked
  const { seat, name } = command
  if (asked.seat !== undefined) return 'taken'
  if (table.barred.includes(device)) return 'barred'
  if (table.locked && !isHost(asked)) return 'locked'
  if (table.stage !== 'playing') return 'not now'
  if (!table.chairs[seat]?.device) return 'not here'
  const why = shut(table, seat, asked) ?? hopeless(table, seat, asked)
  if (why) return why
  if (table.offers.some((other) => other.device === device)) return 'taken'
  if (namesAt(table).some((other) => spoken(other) === spoken(name))) return 'name'
  if (table.offers.length >= limits.offers) return 'full'
  const since = isWelcoming(table, seat) ? undefined : asked.awaySince(seat)
  return { kind: 'offered', seat, device, name, ...(since !== undefined && { from: since + limits.sitInAfter }) }
}

function namesAt({ chairs, offers }: Table): string[] {
  const seated = chairs.flatMap((chair) => (chair ? [chair.name, chair.standIn?.name ?? ''] : []))
  return [...seated, ...offers.map(({ name }) => name)]
}

function letIn(asked: Asked<'let in'>): Deed | Refusal {
  const { table, command } = asked
  const { seat, name } = command
  if (!keepsGoing(asked)) return 'not host'
  const found = offerOf(table, seat, name)
  if (!found) return 'not here'
  const why = shut(table, seat, asked) ?? disputed(found, asked)
  if (!why && isCrowded(table, seat, name, asked.limits)) return 'puppet'
  return why ?? { kind: 'let in', seat, device: found.device, name }
}

export const absenceAnswers = {
  'stand in': standIn,
  offer,
  'let in': letIn,
  'turn down': (asked) => {
    const { table, command } = asked
    const { seat, name } = command
    const found = offerOf(table, seat, name)
    if (!keepsGoing(asked) && !mayObject(found, asked)) return 'not host'
    return found ? { kind: 'turned down', seat, name } : 'not here'
  },
  leave: ({ table, seat, device }) => {
    if (seat === undefined) return 'not seated'
    return playsAt(table, seat, device) ? { kind: 'left', seat } : 'not now'
  },
  return: ({ table, seat, device }) => {
    if (seat === undefined) return 'not seated'
    const { device: owner, bot, standIn } = chairAt(table, seat)
    return owner === device && (bot || standIn) ? { kind: 'returned', seat } : 'not now'
  },
} satisfies Partial<Answers>

/** An offer falls away when the one who made it has gone, or when the person is at the table again. */
export function absenceNext(table: Table, lent: Lent): Deed | undefined {
  const stale = table.offers.find(({ seat, device }) => !lent.atTable(device) || shut(table, seat, lent))
  return stale && { kind: 'withdrawn', seat: stale.seat, name: stale.name }
}

/** The one who hosts is gone: the next person takes over, one who sits in their own seat. */
function passHost(table: Table, gone: Device): void {
  if (table.host !== gone) return
  const own = players(table).find((seat) => chairAt(table, seat).standIn === null)
  const next = own ?? persons(table)[0]
  if (next !== undefined) table.host = ownerOf(table, next)
}

/** What somebody wished for goes with them. */
function takeWishes(table: Table, seat: Seat): void {
  table.wishes = table.wishes.filter((other) => other !== seat)
  table.pleas = table.pleas.filter((other) => other !== seat)
  table.hurried = table.hurried.filter((other) => other !== seat)
}

/** What was offered for a seat, or by a device, is settled. */
export function settleOffers(table: Table, of: { readonly seat: Seat } | { readonly device: Device }): void {
  const settled = (offer: Table['offers'][number]) =>
    'seat' in of ? offer.seat === of.seat : offer.device === of.device
  table.offers = table.offers.filter((offer) => !settled(offer))
}

/** Before a game a chair is simply empty again; during one a bot sits in, and the person may come back. */
export function vacate(table: Table, seat: Seat, at: number): void {
  const chair = chairAt(table, seat)
  if (table.stage === 'lobby') table.chairs[seat] = null
  else chair.bot ??= STAND_IN
  chair.standIn = null
  takeWishes(table, seat)
  // Perhaps everybody who still plays wants a pause.
  settlePause(table)
  botBegins(table, seat, at)
}

/** A bot takes its time from now; what was left of the person's is kept. */
function botBegins(table: Table, seat: Seat, at: number): void {
  const { play, thinking } = table
  const since = play?.since[seat]
  if (!play || since === null || since === undefined) return
  const now = standsStill(table, at)
  const { question } = play.state.agenda
  if (thinking !== null) chairAt(table, seat).left = { question, time: since + thinking - now }
  play.since[seat] = now
}

/** Who takes over from a bot has only what a person had left for this question: nobody stops the clock by leaving. */
function personBegins(table: Table, seat: Seat, at: number): void {
  const { play, thinking } = table
  if (!play || play.since[seat] === null) return
  const chair = chairAt(table, seat)
  const { left } = chair
  const now = standsStill(table, at)
  const same = left?.question === play.state.agenda.question && thinking !== null
  play.since[seat] = same ? now - thinking + left.time : now
  chair.left = null
}

/** Another person plays here from now on, with the time that runs; or with what a bot had to leave. */
function takeOver(table: Table, seat: Seat, standIn: Helper | null, at: number): void {
  const chair = chairAt(table, seat)
  if (chair.bot) personBegins(table, seat, at)
  chair.bot = null
  chair.lapsed = false
  chair.standIn = standIn
  takeWishes(table, seat)
  settleOffers(table, { seat })
}

export const absenceDoings = {
  left: (table, { seat }, { at }) => {
    const { standIn } = chairAt(table, seat)
    const gone = standIn?.device ?? ownerOf(table, seat)
    vacate(table, seat, at)
    passHost(table, gone)
    table.news.push(standIn ? { kind: 'got up', seat, name: standIn.name } : { kind: 'left', seat })
  },
  'stood in': (table, { seat, level }, { at }) => {
    Object.assign(chairAt(table, seat), { bot: level, standIn: null })
    botBegins(table, seat, at)
    table.news.push({ kind: 'stood in', seat })
  },
  returned: (table, { seat }, { at }) => {
    takeOver(table, seat, null, at)
    table.news.push({ kind: 'returned', seat }, ...visitNews(table, seat))
  },
  offered: (table, { seat, device, name, from }) => {
    table.offers.push({ seat, device, name, vote: from === undefined ? null : { from, agreed: [] } })
    table.news.push({ kind: 'offered', seat, name })
  },
  'turned down': (table, { seat, name }) => {
    takeBack(table, seat, name)
    table.news.push({ kind: 'turned down', seat, name })
  },
  withdrawn: (table, { seat, name }) => takeBack(table, seat, name),
  'let in': (table, { seat, device, name }, { at }) => {
    takeOver(table, seat, { device, name }, at)
    settleOffers(table, { device })
    beginVisit(table, seat, name)
    table.news.push({ kind: 'let in', seat, name })
  },
} satisfies Partial<Doings>

function takeBack(table: Table, seat: Seat, name: string): void {
  table.offers = table.offers.filter((offer) => offer !== offerOf(table, seat, name))
}
