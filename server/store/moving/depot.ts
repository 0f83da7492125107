/** All that a house keeps, as one who moves it sees it: whatever it is kept in, piece by piece and never all at once. */
import type { Address } from '../../../protocol/asks.ts'
import type { Device } from '../../table/deed.ts'
import type { Line } from '../store.ts'

/** A table without its lines, as it stands in its row. */
export interface TableRow {
  readonly code: string
  readonly card: string
  readonly listed: boolean
  readonly stage: string
  readonly touched: number
  readonly due: number | null
  readonly inside: string
  readonly told: number
  readonly opener: Device
  readonly command: string
  readonly snapshot: { readonly seq: number; readonly text: string } | null
}

export interface Member {
  readonly device: Device
  readonly code: string
}

export type Addressed = Address & { readonly device: Device }

/** Things of one kind, in an order of their own. */
export interface Shelf<T> {
  /** The next ones after this one, or the first. */
  after(last: T | undefined, most: number): Promise<readonly T[]>
  /** Those of them that are not here, or not like this. */
  missing(things: readonly T[]): Promise<readonly T[]>
  put(things: readonly T[]): Promise<void>
}

export interface Depot {
  /** Where it is, without a password. */
  readonly shown: string
  readonly members: Shelf<Member>
  readonly addresses: Shelf<Addressed>
  /** How many tables there are. */
  count(): Promise<number>
  /** The next tables after this code. */
  tables(after: string, most: number): Promise<readonly TableRow[]>
  /** Those of these tables that are here. */
  tablesOf(codes: readonly string[]): Promise<readonly TableRow[]>
  putTables(tables: readonly TableRow[]): Promise<void>
  /** The next lines of a table after this one. */
  lines(code: string, after: number, most: number): Promise<readonly Line[]>
  putLines(code: string, lines: readonly Line[]): Promise<void>
  /** The keys as they are written down, if there are any. */
  keys(): Promise<string | undefined>
  putKeys(text: string): Promise<void>
  /** All of it, or nothing. */
  inOneGo(work: () => Promise<void>): Promise<void>
  /** Fails if a house has opened here since we came. */
  stillAlone(): Promise<void>
  close(): Promise<void>
}

/** Whether something is taken from a place, which must have something, or brought there, which is made if need be. */
export type Errand = 'take' | 'bring'

/** No house has ever kept anything there. */
export class Empty extends Error {}

/** A house is open there, or somebody else is moving something; the message says where. */
export class Inhabited extends Error {}

/** The table of this code stands at the destination with other lines. */
export class OtherTable extends Error {}

/** The destination has keys of its own, and tables that were written with them. */
export class OtherKeys extends Error {}

/** Something is in the way at this place; the cause says what. */
export class Stuck extends Error {}

/** What was written at the destination is not what is read there. */
export class NotAsWritten extends Error {}
