/** What a table knows when somebody asks for something, and what comes of it: a deed, or a word why not. */
import type { Chance } from '../../../kernel/chance.ts'
import type { Seat } from '../../../kernel/state.ts'
import type { Command } from '../../../protocol/asks.ts'
import type { ClockName, Refusal } from '../../../protocol/words.ts'
import type { Limits } from '../../limits.ts'
import type { Deed, Device } from '../deed.ts'
import { chairAt, players, playsAt, seatOf, type Table } from '../table.ts'

/** What the house lends to a table that decides. */
export interface Lent {
  readonly now: number
  readonly limits: Limits
  readonly thinking: Readonly<Record<Exclude<ClockName, 'off'>, number>>
  /** Since when the person who plays on this seat is away; undefined if they are here. */
  awaySince(seat: Seat): number | undefined
  /** Does this device look at the table just now? */
  atTable(device: Device): boolean
  /** 256 fresh secret bits, as hex. */
  fresh(): string
}

export interface Asked<K extends Command['is']> extends Lent {
  readonly table: Table
  readonly device: Device
  readonly seat: Seat | undefined
  readonly command: Command & { readonly is: K }
}

export type Answers = { readonly [K in Command['is']]: (asked: Asked<K>) => Deed | Refusal }

/**
 * How a deed is done: when, and with luck that writes down what it answers. Both are written beside the deed, and nothing
 * else may bear on it: not a limit of the house, not its clock, not who is connected. Whatever a deed needs of those is
 * put into it when it is decided, so that a table rebuilt in another house is the one that was.
 */
export interface Doing {
  readonly at: number
  readonly chance: Chance
  readonly drawn: readonly number[]
}

export type Doings = {
  readonly [K in Deed['kind']]: (table: Table, deed: Deed & { readonly kind: K }, doing: Doing) => void
}

export function isHost({ table, device }: Pick<Asked<never>, 'table' | 'device'>): boolean {
  return table.host === device
}

/** The seats of those who play and are here. */
export function playersHere(table: Table, { awaySince }: Pick<Lent, 'awaySince'>): Seat[] {
  return players(table).filter((seat) => awaySince(seat) === undefined)
}

/** While the host is away, or somebody sits in for them, the first person who is here keeps the table going. */
export function keepsGoing({ table, device, seat, awaySince }: Omit<Asked<never>, 'command'>): boolean {
  const host = seatOf(table, table.host)
  if (table.host === device) return true
  const away = host === undefined || awaySince(host) !== undefined || chairAt(table, host).standIn !== null
  return away && seat !== undefined && playsAt(table, seat, device) && seat === playersHere(table, { awaySince })[0]
}
