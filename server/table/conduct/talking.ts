/** Table talk, and the ticket that moves a seat to another device. */
import { createHash } from 'node:crypto'
import type { Refusal } from '../../../protocol/words.ts'
import type { Deed, Device } from '../deed.ts'
import { scoreMoves } from '../evening.ts'
import { chairAt, seatOf, type Table } from '../table.ts'
import { settleOffers } from './absence.ts'
import type { Answers, Doings } from './asked.ts'

export const talkingAnswers = {
  say: ({ table, seat, device, command: { words } }) => {
    if (seat === undefined) return 'not seated'
    if (words.is === 'text' && table.settings.talk !== 'free') return 'free text'
    const { standIn } = chairAt(table, seat)
    return { kind: 'said', seat, words, ...(standIn?.device === device && { by: standIn.name }) }
  },
  // The device makes the ticket itself and tells us its hash alone. Who only sits in has no seat to move.
  ticket: ({ table, device, seat, command: { hash }, now, limits }) => {
    if (seat === undefined || chairAt(table, seat).device !== device) return 'not seated'
    return { kind: 'ticketed', seat, hash, until: now + limits.ticketFor }
  },
} satisfies Partial<Answers>

/** Another device shows a ticket. */
export function claiming(
  table: Table,
  device: Device,
  { ticket, phone }: { readonly ticket: string; readonly phone?: Device },
  now: number,
): Deed | Refusal {
  const hash = createHash('sha256').update(ticket, 'hex').digest('hex')
  const seat = table.chairs.findIndex((chair) => chair?.ticket?.hash === hash && chair.ticket.until > now)
  if (table.barred.includes(device)) return 'barred'
  if (seat < 0) return 'ticket'
  if (seatOf(table, device) !== undefined) return 'taken'
  return { kind: 'moved', seat, device, ...(phone && { phone }) }
}

export const talkingDoings = {
  said: (table, { seat, words, by }) => {
    table.news.push({ kind: 'said', seat, words, ...(by !== undefined && { by }) })
  },
  ticketed: (table, { seat, hash, until }) => {
    chairAt(table, seat).ticket = { hash, until }
  },
  moved: (table, { seat, device, phone = null }) => {
    const chair = chairAt(table, seat)
    if (table.host === chair.device) table.host = device
    if (chair.device !== null) scoreMoves(table, chair.device, device)
    for (const visit of table.visits) if (visit.owner === chair.device) visit.owner = device
    Object.assign(chair, { device, phone, ticket: null })
    settleOffers(table, { device })
    // What the old device promised only the old one can show.
    if (table.stage === 'lobby') chair.promise = null
    table.news.push({ kind: 'moved', seat })
  },
} satisfies Partial<Doings>
