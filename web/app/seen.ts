/**
 * What this device saw of a game's deal, and its receipts: kept before it gives anything away, so that the record can be held
 * against it afterwards. The house has no way to change it.
 */
import type { Done, Given, Seen, Witness } from '../../kernel/witness.ts'
import type { Room } from '../../protocol/room.ts'
import { forget, keep, kept } from './kept.ts'
import { keepOwn, keptOwn } from './sealed.ts'

type Notes = Pick<Witness, 'line' | 'starts'>

/** So many games are kept, and so many moves of each: a phone has little room, and nobody proves a game of last spring. */
const GAMES = 40
const MOVES = 2000
const LIST = 'seen'

const startsKey = (table: string) => `seen.${table}`
const movesKey = (table: string) => `moves.${table}`

export const tableName = ({ code, round }: Pick<Room, 'code' | 'round'>) => `${code}-${round}`

function parsed<T>(text: string | null, otherwise: T): T {
  try {
    return text === null ? otherwise : JSON.parse(text)
  } catch {
    return otherwise
  }
}

const unseen: Notes = { line: 'broken', starts: [] }
const notesOf = (table: string): Notes => parsed(kept(startsKey(table)), unseen)

function write(table: string, notes: Notes): void {
  if (kept(startsKey(table)) === null) list(table)
  keep(startsKey(table), JSON.stringify(notes))
}

/** The oldest games make room. */
function list(table: string): void {
  const tables = [...parsed<string[]>(kept(LIST), []).filter((one) => one !== table), table]
  for (const old of tables.slice(0, -GAMES)) for (const key of [startsKey(old), movesKey(old)]) forget(key)
  keep(LIST, JSON.stringify(tables.slice(-GAMES)))
}

/** The start of the deal under this letter, as it has been seen so far; from now on it has been. */
export function startSeen(table: string, commitment: string): Seen {
  const known = notesOf(table).starts.find((one) => one.commitment === commitment)
  if (known) return known
  const start = { commitment, mine: [] }
  keepStart(table, start)
  return start
}

/** Writes down a start of the deal, in the place of what was known of it. */
export function keepStart(table: string, start: Seen): void {
  const notes = notesOf(table)
  const isNew = notes.starts.every(({ commitment }) => commitment !== start.commitment)
  const starts = notes.starts.map((one) => (one.commitment === start.commitment ? start : one))
  write(table, { ...notes, starts: isNew ? [...starts, start] : starts })
}

/** The one start of a deal that this device made itself; what it saw of another game of that name is of no use any more. */
export function keepOwnDeal(table: string, start: Seen): void {
  write(table, { line: 'held', starts: [start] })
}

/** Writes down bytes of this device for a start, or how far they have got. */
export function keepGiven(table: string, commitment: string, given: Given): void {
  const start = startSeen(table, commitment)
  const others = start.mine.filter(({ seat, bytes }) => seat !== given.seat || bytes !== given.bytes)
  keepStart(table, { ...start, mine: [...others, given] })
}

/** The line held from the first start to the deal. */
export function keepHeld(table: string): void {
  write(table, { ...notesOf(table), line: 'held' })
}

/** A move, and the receipt for it. On a phone that is passed round it lies under the seal of whoever made it. */
export function keepMove(table: string, done: Done & { readonly id: string }): void {
  const moves = parsed<Done[]>(keptOwn(movesKey(table)), [])
  if (moves.length < MOVES && moves.every(({ id }) => id !== done.id))
    keepOwn(movesKey(table), JSON.stringify([...moves, done]))
}

export function allWitnesses(): Witness[] {
  return parsed<string[]>(kept(LIST), []).flatMap((table) => witnessOf(table) ?? [])
}

/** All that this device can say about a game; nothing if it was not there. */
export function witnessOf(table: string): Witness | undefined {
  const { line, starts } = notesOf(table)
  const moves = parsed<Done[]>(keptOwn(movesKey(table)), [])
  return starts.length + moves.length > 0 ? { humbug: 'witness', table, line, starts, moves } : undefined
}
