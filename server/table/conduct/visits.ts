/** Who sat on whose chair and saw that hand: told to its owner, and kept until they say that they have read it. */
import type { Seat } from '../../../kernel/state.ts'
import type { RoomNews } from '../../../protocol/room.ts'
import type { Limits } from '../../limits.ts'
import { chairAt, ownerOf, type Table, type Visit } from '../table.ts'
import type { Answers, Doings } from './asked.ts'

function visitOf({ visits }: Table, { owner, name }: Pick<Visit, 'owner' | 'name'>): Visit | undefined {
  return visits.find((visit) => visit.owner === owner && visit.name === name)
}

/** Has the owner of this seat more to read already than anybody would, without this name? */
export function isCrowded(table: Table, seat: Seat, name: string, { visits }: Limits): boolean {
  const owner = ownerOf(table, seat)
  const unread = table.visits.filter((visit) => visit.owner === owner)
  return unread.length >= visits && !visitOf(table, { owner, name })
}

/** Who sits in again under the same name goes on with the same visit. */
export function beginVisit(table: Table, seat: Seat, name: string): void {
  const owner = ownerOf(table, seat)
  if (!visitOf(table, { owner, name })) table.visits.push({ owner, whom: chairAt(table, seat).name, name, moves: 0 })
}

/** A person has moved on this seat: their own, or one in which they sit in. */
export function countMove(table: Table, seat: Seat): void {
  const { device: owner, standIn } = chairAt(table, seat)
  const visit = owner && standIn && visitOf(table, { owner, name: standIn.name })
  if (visit) visit.moves++
}

export function visitNews(table: Table, seat: Seat): RoomNews[] {
  const owner = ownerOf(table, seat)
  const own = table.visits.filter((visit) => visit.owner === owner)
  return own.map(({ name, moves }) => ({ kind: 'had sat in', seat, name, moves }))
}

export const visitAnswers = {
  // A visit that goes on is not read to its end.
  noted: ({ table, device, seat }) => {
    const isOver = seat === undefined || chairAt(table, seat).standIn === null
    return isOver && table.visits.some(({ owner }) => owner === device) ? { kind: 'noted', device } : 'not now'
  },
} satisfies Partial<Answers>

export const visitDoings = {
  noted: (table, { device }) => {
    table.visits = table.visits.filter(({ owner }) => owner !== device)
  },
} satisfies Partial<Doings>
